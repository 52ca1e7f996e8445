import './readers.test.ts'
import { testReadersAtLength } from '../testing/readers.fixture.ts'
import { readersOfAgents } from './readers.fixture.ts'

testReadersAtLength('agents and models', readersOfAgents())
