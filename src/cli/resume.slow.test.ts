import './resume.test.ts'
