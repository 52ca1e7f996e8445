import './simulation.test.ts'
