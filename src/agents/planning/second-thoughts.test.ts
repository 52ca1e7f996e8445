/** Plans do not go against what was said of places, and where that is not certain it is asked for. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'

const TRIO = 'Heron Meadow, Kite Hill and Founders Bridge please'
const visit = (...lines: string[]): Promise<Held> =>
  hold('planning', 'user', ['A nice day, please. That is all.', '[reject] ' + TRIO, ...lines])
const last = ({ heard }: Held): string => heard.at(-1)!
const planIn = (said: string): string => /\[propose\] \[(.*)\]/.exec(said)?.[1] ?? ''

describe('second thoughts of the assistant of Planning', () => {
  it('are a question where nothing is certain, whose answer is done', async () => {
    const unsure = '[reject] You lost me at Heron Meadow. Kite Hill had me smiling.'
    const asked = last(await visit(unsure))
    expect(asked).toMatch(/^\[message\] .*(?:Heron Meadow|Kite Hill).*\?$/)
    const name = /Heron Meadow|Kite Hill|Founders Bridge/.exec(asked)![0]
    expect(planIn(last(await visit(unsure, 'stay')))).toContain(name)
    expect(planIn(last(await visit(unsure, 'out with it')))).not.toContain(name)
    // One question is enough.
    expect(planIn(last(await visit(unsure, 'hm, hard to say')))).not.toBe('')
  })

  it('are no question for who leaves it to the assistant', async () => {
    expect(last(await visit('[reject] You lost me at Heron Meadow. You decide.'))).toContain('[propose]')
  })

  it.each([
    ['It is Kite Hill I object to, not Heron Meadow.', 'Kite Hill', 'Heron Meadow'],
    ['I would hate to lose Heron Meadow, Kite Hill can go.', 'Kite Hill', 'Heron Meadow'],
    ['I do not care either way about Founders Bridge, Kite Hill is what bothers us.', 'Kite Hill', 'Founders Bridge'],
  ])('keep what is praised and leave out what is not: %s', async (said, out, stays) => {
    const plan = planIn(last(await visit(`[reject] ${said}`)))
    expect(plan).toContain(stays)
    expect(plan).not.toContain(out)
  })

  it('do not bring in what is only heard of', async () => {
    const plan = planIn(last(await visit('[reject] Drop Kite Hill. I have read about Windowsill somewhere.')))
    expect(plan).not.toMatch(/Kite Hill|Windowsill/)
  })
})
