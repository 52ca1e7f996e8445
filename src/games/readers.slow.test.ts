import './readers.test.ts'
import { testReadersAtLength } from '../testing/readers.fixture.ts'
import { readersOfGames } from './readers.fixture.ts'

testReadersAtLength('the games', await readersOfGames())
