/** What a visitor makes of each stop of an offer, where one sentence speaks of several, or says it by a denial. */
import { expect, it } from 'vitest'
import { readOpinions } from './opinions.ts'

const stop = (name: string, type: string) => ({ name, type }) as never
const STOPS = [stop('Kite Hill', 'park'), stop('Gallery of Glass', 'museum'), stop('Quarterdeck', 'bar')]
const NAMES = ['Kite Hill', 'Gallery of Glass', 'Quarterdeck']

const felt = (text: string): string[] => [
  ...new Set(
    readOpinions(text, STOPS, NAMES).map((opinion) =>
      opinion.about === 'stop'
        ? `${opinion.place + 1}${opinion.good ? '+' : '-'}`
        : opinion.about === 'progress'
          ? opinion.better
            ? 'better'
            : 'worse'
          : `${opinion.about}${opinion.good ? '+' : '-'}`,
    ),
  ),
]

it.each([
  ['Kite Hill is lovely, Gallery of Glass not so much', ['1+', '2-']],
  ["I'd keep Kite Hill and Gallery of Glass and swap Quarterdeck", ['1+', '2+', '3-']],
  ["I'm happy with Kite Hill, less so with Quarterdeck", ['1+', '3-']],
  ['All good apart from Gallery of Glass', ['2-']],
  ['Everything but the bar is lovely', ['3-', '1+', '2+']],
  ['Better than the last one', ['better']],
  ['The last one was better', ['worse']],
  ['No complaints about Kite Hill', ['1+']],
  ["I'm not convinced by Kite Hill", ['1-']],
  ["Please don't remove the park", ['1+']],
  ["I can't do without the museum", ['2+']],
  ['Why Gallery of Glass?', ['2-']],
  ['None of them is what I want', ['whole-']],
  ['Keep Quarterdeck, drop the rest.', ['3+', '1-', '2-']],
  ['The park has to go.', ['1-']],
  ['The park stays, the museum goes.', ['1+', '2-']],
  ['Kite Hill: great. Quarterdeck: awful.', ['1+', '3-']],
  ['Only the museum is nice.', ['2+', '1-', '3-']],
  ['Can the bar be replaced?', ['3-']],
  ['Do we need the park?', ['1-']],
  ['Nobody wants to see the museum.', ['2-']],
  ['Way too expensive', ['price-']],
])('%s', (text, says) => expect(felt(text)).toEqual(says))
