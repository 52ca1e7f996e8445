import './edges.test.ts'
