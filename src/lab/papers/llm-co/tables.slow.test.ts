import './tables.test.ts'
