/** Tests that messages say what their labels say, in the notation of the listening bench. */
import { describe, expect, it } from 'vitest'
import { inOrder, nameAct } from './notation.fixture.ts'
import { createReader } from './read.ts'

const read = createReader({ rooms: ['L', 'E', 'B', 'K', 'C', 'A'], coins: { min: 1, max: 10 } })

/** Messages with what they say, by what they have in common. */
export type Labelled = Readonly<Record<string, readonly (readonly [message: string, says: string])[]>>

/** A path that is named where it is submitted may be labelled as proposed too. */
export function testLabelled(labelled: Labelled): void {
  describe.each(Object.entries(labelled))('%s', (_, cases) => {
    it.each(cases)('%s', (message, says) => {
      const wanted = says.split('; ').filter(Boolean).map(inOrder)
      const { acts } = read(message)
      const named = acts.flatMap((act) => (act.kind === 'submit' && act.path ? [`> ${act.path.join(' ')}`] : []))
      const got = new Set([...acts.flatMap(nameAct), ...named.filter((path) => wanted.includes(path))])
      expect([...got].sort()).toEqual([...new Set(wanted)].sort())
    })
  })
}
