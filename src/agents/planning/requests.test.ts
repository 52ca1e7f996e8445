/** What is asked of sites by name once plans were shown, and what the assistant then offers. */
import { describe, expect, it } from 'vitest'
import type { Site } from '../../games/planning/index.ts'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { readRequests } from './requests.ts'

const SITES = (
  [
    ['Morning Kettle', 'cafe', 15],
    ['Clockmakers Arch', 'landmark', 10],
    ['Tidepool Walk', 'park', 0],
    ['Quarterdeck', 'bar', 90],
    ['Echo Room', 'bar', 70],
    ['Golden Sesame', 'restaurant', 50],
    ['Museum of Small Machines', 'museum', 10],
  ] as const
).map(([name, type, price], id) => ({ id, name, type, price, x: 0, y: 0, features: {} }) as unknown as Site)

/** `+` wanted, `-` not, with `~` only praised or blamed; `%` a stop left open. */
const heard = (text: string): string =>
  readRequests(text, {
    sites: SITES,
    plans: [['Clockmakers Arch', 'Quarterdeck', 'Museum of Small Machines']],
    wanted: [],
  })
    .map((one) =>
      'order' in one
        ? `#${one.order.way}`
        : 'opening' in one
          ? `%${one.opening.type ?? ''}${one.opening.price ?? ''}`
          : `${one.wants ? '+' : '-'}${one.names.map((name) => name.split(' ').at(-1)).join('/')}${one.firm ? '' : '~'}`,
    )
    .join(' ')

describe('what is asked of sites by name', () => {
  it.each([
    ['The Sesame, or failing that, the Kettle', '+Sesame/Kettle'],
    ['Never mind the stars, Golden Sesame and Morning Kettle please', '+Sesame +Kettle'],
    ['Why the arch and not Tidepool Walk?', '+Walk -Arch'],
    ['Bring back the machine museum', '+Machines'],
    ['Could the Kettle come back?', '+Kettle'],
    // Several together, one of several, and a stop left open.
    ['no, Golden Sesame, Tidepool Walk and the Kettle please', '+Sesame +Walk +Kettle'],
    ['we take the arch and either the Echo Room or the Quarterdeck', '+Arch +Room/Quarterdeck'],
    ['The arch, Tidepool Walk and some cheaper bar', '+Arch +Walk %barcheaper'],
    ['Echo Room, the arch and anything else that is free', '+Room +Arch %free'],
    // Kept, missed, left out.
    ['hey, what happened to Golden Sesame?', '+Sesame'],
    ["why isn't the Echo Room in there?", '+Room'],
    ["please don't drop the museum", '+Machines'],
    ['forget about the Quarterdeck, nobody can pay that', '-Quarterdeck'],
    ['I told you no Quarterdeck', '-Quarterdeck'],
    ['The Quarterdeck again? No!', '-Quarterdeck'],
    ['you keep offering the museum', '-Machines'],
    // How far no, but and instead reach.
    ['no the arch please', '+Arch'],
    ['no shops, but keep the arch', '+Arch'],
    ['the arch is lovely but the museum is too far', '+Arch~ -Machines~'],
    ["a bar that's not the Quarterdeck", '%bar'],
    ['Echo Room instead of the Quarterdeck', '+Room -Quarterdeck'],
    ['swap the museum for the Kettle', '-Machines +Kettle'],
    ['not the museum, the Echo Room', '-Machines +Room'],
    // What is not there is missed.
    ['neither the Echo Room nor Tidepool Walk made it in, one of them would do', '+Room/Walk'],
    ['no Echo Room?', '+Room'],
    ['a day is not complete without Tidepool Walk', '+Walk'],
    // What is thrown out, takes the place of another, or was nicer.
    ["it's the Quarterdeck that is so dear, so cross it off and bring the Kettle", '-Quarterdeck +Kettle'],
    ['The museum bores me. Throw that out and take the Echo Room', '-Machines +Room'],
    ["Could the Kettle take the Quarterdeck's place?", '+Kettle -Quarterdeck'],
    ['Give us the Kettle back in place of the museum', '+Kettle -Machines'],
    ['We struck the museum off long ago', '-Machines'],
    ['Arch looks dreary', '-Arch~'],
    ['The museum has neither wifi nor parking', '-Machines~ -Machines~'],
    ['I think the Kettle one was the nicer of the two', '+Kettle'],
    ['Tidepool Walk was better than the rest', '+Walk~'],
    ['rather than the museum, something that costs nothing', '-Machines %free'],
    ['Instead of the arch, a cheaper cafe', '-Arch %cafecheaper'],
    ['without the arch, the museum and the Quarterdeck', '-Arch -Machines -Quarterdeck'],
    ['Other way round: Kettle in, Quarterdeck out', '+Kettle -Quarterdeck'],
    ['The arch is dull. Does any place have both?', '-Arch~'],
    // The same stops in another order.
    ['begin with the museum', '+Machines #first'],
    ['could we do it in the reverse order?', '#reversed'],
    ['the arch after the museum, please', '+Arch +Machines #row'],
    // Questions about sites ask for nothing.
    ['is the Quarterdeck open late?', ''],
    ['how far is it from the arch to the museum?', ''],
  ])('%s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })
})

const WISHES = 'I want to see Beacon Point Lighthouse, at least one bar, under $60, vegan food.'
const visit = (...lines: string[]): Promise<Held> => hold('planning', 'user', lines)
const offers = ({ heard: all }: Held): string[] => all.filter((said) => said.includes('[propose]'))

describe('what the assistant then offers', () => {
  it('takes all that was asked for together, and says so', async () => {
    const last = offers(
      await visit(WISHES, 'no', '[reject]', 'no, I want the Tidepool Walk, the Windowsill and Basalt Gardens'),
    ).at(-1)!
    expect(last).toMatch(/as you asked/)
    for (const name of ['Tidepool Walk', 'Windowsill', 'Basalt Gardens'])
      expect(last.split('[propose]')[1]).toContain(name)
  })

  it('never again offers what was refused by name', async () => {
    const first = offers(await visit(WISHES, 'no')).at(-1)!
    const name = /\[propose\] \[([^,]+)/.exec(first)![1]!
    const no = (observation: any): string => (observation.may.answer ? '[reject]' : 'no')
    const refusals = Array.from({ length: 8 }, () => no)
    const held = await hold('planning', 'user', [WISHES, 'no', '[reject]', `forget about ${name}`, ...refusals])
    const later = offers(held).slice(1)
    expect(later.length).toBeGreaterThan(1)
    for (const said of later) expect(said.split('[propose]')[1]).not.toContain(name)
  })
})
