import './guard.test.ts'
