import './schemas.test.ts'
