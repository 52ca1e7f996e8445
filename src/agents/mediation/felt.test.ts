/** What is said of the price, the arrival and the conflicts of an offer without numbers. */
import { expect, it } from 'vitest'
import { costsIn, englishFor } from './english.ts'

const { reader, times } = englishFor(['2031-05-14', '2031-05-15'])
const felt = (text: string): string =>
  Object.entries(Object.assign({}, ...reader.read(text).map((sentence) => costsIn(sentence, times))))
    .map(([part, how]) => `${part} ${String(how)}`)
    .sort()
    .join(', ')

it.each([
  ['Way too costly', 'price bad'],
  ['Any chance to bring the fare down?', 'price bad'],
  ["Given the steep fare I don't think I'll take it", 'price bad'],
  ["The fare isn't great", 'price bad'],
  ['The fare is great, but my pal lands hours before me', 'arrival bad, price fine'],
  ['That price works, keep it in that range or cheaper', ''],
  ["We wouldn't get there at the same time as my mate", 'arrival bad'],
  ["I'm not landing anywhere near my buddy", 'arrival bad'],
  ['Is there one that gets in closer to my buddy?', 'arrival bad'],
  ['We both land at about the same time', 'arrival fine'],
  ["I'd like to land at about the same time as my friend", ''],
  ['It clashes with too many private calls', 'calendar bad'],
  ["There's stuff during that slot that I can't get out of", 'calendar bad'],
  ['Could you find one that does not interfere with my meetings?', 'calendar bad'],
  ["It's lovely not having to miss any meetings", 'calendar fine'],
  ["I don't want to miss any meetings", ''],
  ["I'm happy to wait around three hours", 'arrival fine'],
  ['A wait of two hours is acceptable', 'arrival fine'],
  ['I would not be happy to wait that long for hours', 'arrival bad'],
  ["It's not one of my less important meetings", ''],
  ["it's really rather important, dear", ''],
])('%s', (text, said) => expect(felt(text)).toBe(said))
