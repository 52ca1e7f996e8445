import './secrecy.test.ts'
