import './exec-model.test.ts'
