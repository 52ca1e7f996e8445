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

describe('exchanges in ordinary words', () => {
  it.each([
    ['Quarterdeck out, Echo Room in its place.', '-Quarterdeck +Room'],
    ['Put the Kettle where the museum is.', '+Kettle -Machines'],
    ['Golden Sesame would be lovely, you may put that where the Quarterdeck was.', '+Sesame~ +Sesame -Quarterdeck'],
    ['Tidepool Walk for the museum, please', '+Walk -Machines'],
    [
      'Tidepool Walk back in, the museum out, and the Echo Room for the Quarterdeck',
      '+Walk -Machines +Room -Quarterdeck',
    ],
    ['The arch goes and Tidepool Walk takes its place', '-Arch +Walk'],
    ['Let the museum go rather than the arch', '-Machines +Arch'],
    ["I'd sooner lose the Quarterdeck than the museum", '-Quarterdeck +Machines'],
    ['The Quarterdeck can go, not the arch', '-Quarterdeck +Arch'],
    ["We'd like to see the Quarterdeck swapped for the Echo Room", '-Quarterdeck +Room'],
    ['The museum is to be replaced with something free', '-Machines %free'],
    ['Fine, as long as the bar is the Echo Room', '-Quarterdeck +Room'],
    ['Ditch the museum in favour of the Kettle', '-Machines +Kettle'],
    ['We can live without the museum if that buys us Golden Sesame', '-Machines +Sesame'],
    ['Get the Quarterdeck out of there and the Kettle back in', '-Quarterdeck +Kettle'],
    ['Golden Sesame should take over from the Quarterdeck', '+Sesame -Quarterdeck'],
    ['Instead of the museum, Golden Sesame', '-Machines +Sesame'],
    ['Kettle, arch, Echo Room: can you do those three?', '+Kettle +Arch +Room'],
    ['If something must go, let it be the museum', '-Machines'],
    ['An ugly arch, lose it', '+Arch -Arch'],
    ['Start with the arch and drop the Quarterdeck', '+Arch -Quarterdeck #first'],
    // What only sounds so.
    ["Don't let the arch go!", '+Arch'],
    ["I don't want the museum to go", '+Machines'],
    ['The museum must not go', '+Machines'],
    ["Don't swap the arch for the Echo Room", '+Arch -Room'],
    ["I'm glad you kept the arch", '+Arch~'],
    ['Again the arch, the Kettle and Tidepool Walk, please', '+Arch +Kettle +Walk'],
    ['Is the Echo Room nearer than the Quarterdeck?', ''],
  ])('%s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })
})

describe('complaints that name a place', () => {
  it.each([
    ['You dropped Golden Sesame and kept the Quarterdeck!', '+Sesame -Quarterdeck'],
    ["You've left in the museum and thrown out the Kettle", '-Machines +Kettle'],
    ['I asked for Tidepool Walk and got the silly museum', '+Walk -Machines'],
    ['We wanted the Kettle, and you gave us the Quarterdeck again', '+Kettle -Quarterdeck'],
    ['The museum with a pram and two bags, no thanks', '-Machines'],
    ['The Quarterdeck for the price of a flight home? No way!', '-Quarterdeck'],
    ['Again the museum, and still no Golden Sesame', '-Machines +Sesame'],
    ['The Quarterdeck was supposed to go and the arch to stay', '-Quarterdeck +Arch'],
    ['The Kettle should have stayed, the museum should have gone', '+Kettle -Machines'],
    ['Out with the Quarterdeck!', '-Quarterdeck'],
    ['We told you no bars and got the Quarterdeck', '-Quarterdeck'],
    ['The arch, please, and no thanks to the museum', '+Arch -Machines'],
    ['We said no to the museum', '-Machines'],
    ['With the Echo Room, not the pricey bar', '+Room -Quarterdeck'],
    ['The museum was the wrong one to keep', '-Machines'],
    ['The Quarterdeck is the one that should go', '-Quarterdeck'],
    ['How did the Quarterdeck get in there?', '-Quarterdeck'],
    ['The museum, seriously?', '-Machines'],
    ['The arch is even further away than the Kettle was', '-Arch~'],
    ['The museum in between is nothing but a detour', '-Machines~'],
    ['The Quarterdeck was never our idea', '-Quarterdeck'],
    ["Isn't the Kettle nearer?", '+Kettle~'],
  ])('%s', (text, expected) => {
    expect(heard(text)).toBe(expected)
  })
})

describe('short names of places', () => {
  it.each([
    ['Small Machines must stay', '+Machines'],
    ['Keep that overpriced bar', '+Quarterdeck'],
    ['A charming arch, leave it in', '+Arch +Arch'],
    ['We would rather see the other bar', '+Room'],
    ['Museum, Tidepool Walk and the Kettle', '+Machines +Walk +Kettle'],
    // No place is meant.
    ['The walk is long', ''],
    ['They are both great, but not cheap', ''],
    ['Something cheap would do as the third', '%cheap'],
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

  it('exchanges just the stops that were named, and says what it costs', async () => {
    const held = await visit(
      'under $30 please, and a museum',
      'no',
      '[reject]',
      'Kite Hill, Nine Lanterns and the Gallery of Glass please',
      '[reject] Nine Lanterns out, Golden Sesame in its place',
    )
    const last = offers(held).at(-1)!
    for (const name of ['Kite Hill', 'Golden Sesame', 'Gallery of Glass'])
      expect(last.split('[propose]')[1]).toContain(name)
    expect(last).toMatch(/more than your \$30/)
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
