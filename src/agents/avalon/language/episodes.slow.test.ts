import './episodes.test.ts'
