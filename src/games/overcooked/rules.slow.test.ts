// The same with more configs and episodes, and readers timed on every text that is repeated.
import './rules.test.ts'
