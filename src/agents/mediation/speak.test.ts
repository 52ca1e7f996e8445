import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { Phrasebook } from '../english/index.ts'
import { UserSpeaker } from './speak.ts'

const missed = [
  { start: '2024-05-14T15:00', end: '2024-05-14T16:00', importance: 3, private: false },
  { start: '2024-05-15T09:00', end: '2024-05-15T10:00', importance: 6, private: false },
]

describe('why a flight is refused', () => {
  it.each([1, 2, 3, 4, 5])('is the meeting that is missed where nothing else costs anything (seed %i)', (seed) => {
    const speaker = new UserSpeaker(new Phrasebook(new Random(seed, 'words'), []))
    const said = speaker.report({ calendar: -9, price: 0, arrival: 0, total: -9 }, { missed, accepted: false })
    expect(said).toMatch(/, but (?:I would|I'd|I cannot) miss 9 AM on 5\/15, a 6\.$/)
  })

  it('is each meeting that counts much', () => {
    const speaker = new UserSpeaker(new Phrasebook(new Random(1, 'words'), []))
    const both = [
      ...missed,
      ...[13, 15].map((hour) => ({ ...missed[1]!, start: `2024-05-16T${hour}:00`, importance: 9 })),
    ]
    const said = speaker.report({ calendar: -18, price: 0, arrival: 0, total: -18 }, { missed: both, accepted: false })
    expect(said).toMatch(/miss 1 PM on 5\/16 \(9\) and 3 PM on 5\/16 \(9\)\.$/)
  })

  it('is first of all what costs most', () => {
    const speaker = new UserSpeaker(new Phrasebook(new Random(1, 'words'), []))
    const said = speaker.report({ calendar: 0, price: -4, arrival: -9, total: -13 }, { missed: [], accepted: false })
    expect(said).toMatch(/9.*price/)
    expect(said).not.toContain('miss')
  })
})
