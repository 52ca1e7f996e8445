import './report.test.ts'
