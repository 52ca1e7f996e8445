import './exec.test.ts'
