import { testReaders } from '../testing/readers.fixture.ts'
import { readersOfGames } from './readers.fixture.ts'

testReaders('the games', await readersOfGames())
