import './reproductions.test.ts'
