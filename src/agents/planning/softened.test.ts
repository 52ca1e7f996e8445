/** How much a wish matters, told beside it, and qualities that are turned down by "nothing" or "anything". */
import { expect, it } from 'vitest'
import { readWishes } from './wish.ts'

const SITES = ['Kite Hill', 'The Old Bar']
const told = (text: string): string[] =>
  readWishes(text, SITES)
    .map((wish) =>
      wish.about === 'feature'
        ? `${wish.feature}: ${[...wish.good.map(String), ...wish.bad.map((value) => `no ${String(value)}`)].join(', ')}`
        : wish.about === 'see'
          ? `${wish.must ? 'must' : 'would'} see ${wish.names.join(' or ')}`
          : wish.about === 'type'
            ? `a ${wish.type}`
            : wish.about,
    )
    .sort()

it.each([
  ['No live music and nothing trendy, please.', ['ambience: no trendy', 'live music: false, no true']],
  ["I'd rather not have anything classy, but a park I'd love.", ['a park', 'ambience: no classy']],
  ['no sushi and nothing spicy', ['cuisine: no japanese']],
  ['nothing upscale, keep it casual', ['ambience: casual, no classy']],
  ['Wine would be welcome; beer, on the other hand, I cannot abide.', ['alcohol type: wine, no beer']],
  ['Live music and a bar, and I am happy.', ['a bar', 'live music: true, no false']],
  ['I never get to visit museums at home, so I want to see one.', ['a museum']],
  ['Kite Hill is non-negotiable for me', ['must see Kite Hill']],
  ["if there's time I'd like to see Kite Hill", ['would see Kite Hill']],
  ["I would be happy to see Kite Hill but it's not an obligation.", ['would see Kite Hill']],
  ['Nothing special, just a park.', ['a park']],
  ["My aunt praises Kite Hill, so I'd like to see it, but we needn't.", ['would see Kite Hill']],
  ['See to it that the day has no shop in it.', []],
  ["Isn't there a cafe with music?", ['a cafe', 'live music: true, no false']],
  ['Might we get a cafe that has no music?', ['live music: false, no true']],
  ["Kite Hill, space permitting; I won't pout otherwise.", ['would see Kite Hill']],
  ["Kite Hill if there's a gap in the day, no tears if there isn't.", ['would see Kite Hill']],
  ['No posh rubbish, only a pint of ale.', ['alcohol type: beer', 'ambience: no classy']],
  ['Hip bars are rather lost on an old farmer.', ['ambience: no hipster']],
])('%j wishes %j', (text, wishes) => expect(told(text)).toEqual(wishes))
