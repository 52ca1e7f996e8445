import './package.test.ts'
