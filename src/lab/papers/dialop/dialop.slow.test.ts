import './dialop.test.ts'
