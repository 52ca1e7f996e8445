import './wish.test.ts'
