import './partners.test.ts'
