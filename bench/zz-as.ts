import { playAssistants } from '../src/agents/overcooked/test-helpers.ts'
import { OWN } from './own-kitchens.ts'
for (const name of process.argv.slice(2)) for (const seed of [1,2]) console.log(name, seed, playAssistants(OWN[name] as object, seed))
