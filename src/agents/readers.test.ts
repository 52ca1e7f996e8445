import { testReaders } from '../testing/readers.fixture.ts'
import { readersOfAgents } from './readers.fixture.ts'

testReaders('agents and models', readersOfAgents())
