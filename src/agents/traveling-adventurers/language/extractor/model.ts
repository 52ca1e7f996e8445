/** The extractor that asks the language model, for a typed answer (paper, section 4.3). */
import * as z from 'zod'
import type { Turn } from '../../../../core/agent.ts'
import type { Json } from '../../../../core/json.ts'
import { readRoom } from '../read-path.ts'
import type { Claim } from '../partner-world.ts'
import type { Extracted, Extractor, Heard } from './extractor.ts'
import { extractorPrompt, extractorInput } from './prompt.ts'

const extractionSchema = z.strictObject({
  thought: z.string().describe('which numbers belong to which hallway of the speaker, and which are sums'),
  hallways: z.array(
    z.strictObject({
      from: z.string().describe('the letter of a room'),
      to: z.string().describe('the letter of a room'),
      coins: z.int().describe("the speaker's own coins in the hallway between them"),
      corrects: z.boolean().describe('whether the message says that this replaces an earlier number'),
    }),
  ),
  sums: z.array(z.string()).describe('totals in the message, as it words them'),
})

const format = ((): { readonly name: string; readonly schema: Json } => {
  const { $schema, ...schema } = z.toJSONSchema(extractionSchema)
  return { name: 'hallways', schema: schema as Json }
})()

/** How often it asks before it gives a message up as unreadable. */
const TRIES = 3

/** Room for the largest house told in one message. */
const MIN_TOKENS = 2500

export const modelExtractor = ({ maxTokens = 0 } = {}): Extractor => ({
  async extract(heard, turn) {
    const messages = [
      { role: 'system' as const, content: extractorPrompt(heard.observation) },
      { role: 'user' as const, content: extractorInput(heard) },
    ]
    for (let tried = 1; tried <= TRIES; tried++) {
      const { data, text } = await turn.ask({
        messages,
        format,
        maxTokens: Math.max(MIN_TOKENS, maxTokens),
        purpose: 'extract',
      })
      const parsed = extractionSchema.safeParse(data)
      if (parsed.success) return readExtraction(parsed.data, heard, turn)
      turn.note('extraction-unreadable', { reply: text, tried })
    }
    return { claims: undefined }
  },
})

/** What the typed answer claims. A number that the message does not hold claims nothing, whatever the model says. */
function readExtraction({ hallways, sums }: z.infer<typeof extractionSchema>, heard: Heard, turn: Turn): Extracted {
  const { rooms } = heard.observation
  const said = numbersIn(heard.message)
  const invented = hallways.filter(({ coins }) => !said.has(coins))
  if (invented.length > 0) turn.note('extraction-invented', { message: heard.message, invented })
  const claimed = (corrects: boolean): Claim[] =>
    hallways
      .filter((hallway) => hallway.corrects === corrects && said.has(hallway.coins))
      .map(({ from, to, coins }) => [readRoom(from, rooms) ?? from, readRoom(to, rooms) ?? to, coins])
  return { claims: claimed(false), corrections: claimed(true), sums }
}

const WORDS = 'zero one two three four five six seven eight nine ten eleven twelve'.split(' ')

/** The numbers that a message names, in digits or words. */
export function numbersIn(message: string): ReadonlySet<number> {
  const digits = (message.match(/\d+/g) ?? []).map(Number)
  const words = message.toLowerCase().match(/[a-z]+/g) ?? []
  const single = /\b(single|a coin)\b/i.test(message) ? [1] : []
  return new Set([...digits, ...words.map((word) => WORDS.indexOf(word)).filter((at) => at >= 0), ...single])
}
