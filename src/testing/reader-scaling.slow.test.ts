import './reader-scaling.test.ts'
