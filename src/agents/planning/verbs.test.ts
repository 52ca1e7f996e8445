/** Tastes told by verbs that are no remark, by what was so once, and by what is only asked. */
import { expect, it } from 'vitest'
import { readWishes } from './wish.ts'

const tastes = (text: string): string[] =>
  readWishes(text).flatMap((wish) =>
    wish.about === 'feature'
      ? [
          ...wish.good.map((value) => `${wish.feature} +${String(value)}`),
          ...wish.bad.map((value) => `${wish.feature} -${String(value)}`),
        ]
      : [wish.about],
  )

it.each([
  ['Wine goes straight to my head so no', ['alcohol type -wine']],
  [
    'Thai, seafood and Spanish, all a no. Vegan yes',
    ['cuisine -spanish', 'cuisine -thai', 'cuisine -seafood', 'vegan options +true', 'vegan options -false'],
  ],
  ['Sushi is a no-go for us, French food is a yes', ['cuisine +french', 'cuisine -japanese']],
  ['without wine, that is too sour', ['alcohol type -wine']],
  ['hipster is fine, posh isn’t', ['ambience +hipster', 'ambience -classy']],
  ['I run from hipster places', ['ambience -hipster']],
  ['We lean towards Spanish food', ['cuisine +spanish']],
  ["Sushi and I don't get along", ['cuisine -japanese']],
  ['My friends drag me to hipster cafes all the time', []],
  ['I can take or leave cocktails', []],
  ['I used to love Thai food, not anymore', ['cuisine -thai']],
  ['I used to hate Thai food, now I love it', ['cuisine +thai']],
  ["I was told Thai food is nice here, but I don't like it", ['cuisine -thai']],
  ["It's not that I dislike beer, I just prefer wine", ['alcohol type +wine']],
  ["I don't hate touristy places", []],
  ['Is Thai food spicy?', []],
  ['Do you know a good Thai place?', ['cuisine +thai']],
  ["It's freezing, no sitting outside", []],
  ['Under 80 please', ['budget']],
])('%s', (text, says) => expect(tastes(text)).toEqual(says))
