import './python.test.ts'
