import './trained.test.ts'
