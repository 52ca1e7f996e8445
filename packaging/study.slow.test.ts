import './study.test.ts'
