import './stances.test.ts'
