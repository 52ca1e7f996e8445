import './new.test.ts'
