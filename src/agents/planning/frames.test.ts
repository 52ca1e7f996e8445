/**
 * Wishes for and against in the usual frames, each frame around each thing, and any two wishes side by side in one sentence:
 * what is said of one says nothing of the other.
 */
import { describe, expect, it } from 'vitest'
import { readWishes } from './wish.ts'

const SITES = ['Harbor Books', 'The Mosaic']

/** What is wanted and what is not, as `thai`, `no thai`. */
const wanted = (text: string): string[] => [...new Set(meant(text))].sort()

const meant = (text: string): string[] =>
  readWishes(text, SITES).flatMap((wish): readonly string[] => {
    if (wish.about === 'see') return wish.names
    if (wish.about === 'site') return [wish.liked ? wish.name : `no ${wish.name}`]
    if (wish.about !== 'feature') return [wish.about === 'type' ? `a ${wish.type}` : wish.about]
    const { feature, good, bad } = wish
    if (good.includes(true)) return [feature]
    if (good.includes(false)) return [`no ${feature}`]
    return [...good.map(String), ...bad.map((value) => `no ${String(value)}`)]
  })

const THINGS: readonly (readonly [said: string, means: string])[] = [
  ['live bands', 'live music'],
  ['tourist attractions', 'touristy'],
  ['trendy places', 'trendy'],
  ['Thai dishes', 'thai'],
  ['cocktails', 'cocktails'],
]

describe('what is turned down', () => {
  it.each([
    'Please leave out X.',
    'Could you leave out X?',
    'The last thing I need is X.',
    'X are the last thing we want.',
    'X can be left out.',
    'As few X as possible, please.',
    'The fewer X, the better.',
    'It would be nicer without X.',
    "I'd prefer not to have X.",
    'None of those X, please.',
    'X are a turn-off.',
    "I'm not a fan of X, and I prefer quiet towns.",
  ])('%s', (frame) => {
    for (const [said, means] of THINGS) expect(wanted(frame.replace('X', said))).toEqual([`no ${means}`])
  })
})

describe('what is asked for', () => {
  it.each([
    "We can't do without X.",
    'Why not X?',
    "There's nothing better than X.",
    'Without X it makes no sense for us.',
    "I wouldn't complain about X.",
    'If we could have X, that would be great.',
    'The more X the better.',
  ])('%s', (frame) => {
    for (const [said, means] of THINGS) expect(wanted(frame.replace('X', said))).toEqual([means])
  })

  it.each([
    'How about Harbor Books?',
    'Harbor Books is compulsory for me.',
    "I'm keen on Harbor Books.",
    'Could Harbor Books perhaps be fitted in?',
    'If Harbor Books is missing, I do not want the plan.',
    'It would break my heart not to see Harbor Books.',
    'I refuse to leave town without seeing Harbor Books.',
    'My mother used to work at Harbor Books, so I have got to see it.',
  ])('%s', (text) => expect(wanted(text)).toEqual(['Harbor Books']))

  it('is longed for where it is lacked elsewhere, and is no wish where it was given up', () => {
    expect(wanted('In my town there are never any concerts, so I hope for somebody who plays live.')).toEqual([
      'live music',
    ])
    expect(wanted("We haven't heard a band in ages.")).toEqual(['live music'])
    expect(wanted("I haven't touched beer in years, I gave it up.")).not.toContain('beer')
  })

  it('is not what children tell who are elsewhere', () => {
    expect(wanted('My daughter wants to call me at four, so I need wifi.')).toEqual(['has wifi'])
    expect(wanted('My son recommended The Mosaic.')).toEqual(['The Mosaic'])
    expect(wanted('My son comes along and needs wifi.')).toEqual(['good for kids', 'has wifi'])
  })
})

const CLAUSES: readonly (readonly [said: string, means: string])[] = [
  ["I can't stand live music", 'no live music'],
  ['touristy places are out of the question', 'no touristy'],
  ['my wife is a vegetarian', 'vegetarian options'],
  ["I can't bear Thai food", 'no thai'],
  ['it should be romantic', 'romantic'],
  ["I don't want to walk far", 'distance'],
  ['there should be wifi', 'has wifi'],
  ['Harbor Books is a must', 'Harbor Books'],
  ["I don't drink beer", 'no beer'],
  ['vegan dishes should be available', 'vegan options'],
]

describe('clauses side by side', () => {
  it.each([
    ', and ',
    ' and ',
    ', but ',
    ', while ',
    ', whereas ',
    ', plus ',
    ', also ',
    ', though ',
    ' - ',
    '; ',
    '. ',
  ])('joined by "%s" are read for themselves', (joint) => {
    const read = CLAUSES.flatMap(([one, first]) =>
      CLAUSES.filter(([other]) => other !== one).map(([other, second]) => {
        const text = `${one}${joint}${other}.`
        return { text, says: wanted(text), meant: [first, second].sort() }
      }),
    )
    expect(read.filter(({ says, meant }) => says.join() !== meant.join())).toEqual([])
  })

  it('stay one where the one says more of the other', () => {
    expect(wanted("Parking would be nice, though it's not a must.")).toEqual(['has parking'])
    expect(wanted('My wife and I like to sit outside.')).toEqual(['outdoor seating'])
  })
})

describe('what is said of several', () => {
  it.each([
    ['Korean, Thai and French fare are unacceptable to us.', 'no french|no korean|no thai'],
    ['Chinese or Spanish food would not suit us.', 'no chinese|no spanish'],
    ['Wine, beer, cocktails: no. Seafood: yes.', 'no beer|no cocktails|no wine|seafood'],
    ['Live music and trendy bars are intolerable.', 'no live music|no trendy'],
    ['An evening without wifi is unthinkable.', 'has wifi'],
    ['We adore seafood and Thai food is out.', 'no thai|seafood'],
  ])('reaches all of them: %s', (text, expected) => {
    expect(wanted(text).join('|')).toBe(expected)
  })

  it.each([
    ['Show us a proper wine place which is not a tourist trap.', 'no touristy|wine'],
    ["Look for a classy spot that doesn't have live music.", 'classy|no live music'],
    ["I'd rather drink beer than wine, and please find somewhere with wifi.", 'beer|has wifi|no wine'],
    ['Somewhere with hardly any tourists.', 'no touristy'],
    ['No must-sees for us.', ''],
    ['We prefer to sit out in the fresh air.', 'outdoor seating'],
    ['It should be somewhere peaceful.', 'no live music'],
    ['I would like to sit down in a cafe.', 'a cafe'],
    ["I haven't heard a band since we moved here.", 'live music'],
    ['Takeout, please: we eat it in the camper.', 'has takeout'],
    ['A shop, so that I can bring something home for my niece.', 'a shop'],
    ["I'd enjoy a little walk through a garden.", ''],
    ['Do see to it that the plan contains a restaurant.', 'a restaurant'],
  ])('reaches no further: %s', (text, expected) => {
    expect(wanted(text).join('|')).toBe(expected)
  })
})
