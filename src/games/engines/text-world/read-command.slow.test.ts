import './read-command.test.ts'
