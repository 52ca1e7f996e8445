import './seats.test.ts'
