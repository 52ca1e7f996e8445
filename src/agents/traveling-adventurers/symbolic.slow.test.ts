import './symbolic.test.ts'
