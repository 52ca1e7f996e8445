import './golden.test.ts'
