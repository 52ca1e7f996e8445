import './strangers.test.ts'
