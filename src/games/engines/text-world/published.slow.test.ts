import './published.test.ts'
