import './agents.test.ts'
