import './sandbox.test.ts'
