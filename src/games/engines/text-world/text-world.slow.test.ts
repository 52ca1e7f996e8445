import './text-world.test.ts'
