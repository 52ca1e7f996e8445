/**
 * A second reader of messages: a small network that learnt from the labelled messages of many writers what each says. The
 * grammar reads first, the network has its say where that leaves something open.
 */
import { z } from 'zod'
import { readPolicy } from '../../common/read-policy.ts'
import type { Act } from '../english/acts.ts'
import type { Lexicon } from '../english/lexicon.ts'
import type { House } from '../english/message.ts'
import { filesOf } from './files.ts'
import { Network, networkShapes } from './network.ts'
import { see } from './see.ts'
import { isOpen, weighIn } from './weigh-in.ts'

const count = z.int().min(1)
const description = z.looseObject({
  kind: z.literal('second reader'),
  size: z.object({ vocabulary: count, width: count.multipleOf(4), layers: count, heads: count, context: count }),
  /** From the first one on that has a number of its own. */
  words: z.array(z.string()),
})
/** Numbers that stand for no word, and for an unknown one. */
const BEFORE_WORDS = 2

interface Opened {
  readonly network: Network
  readonly vocabulary: ReadonlyMap<string, number>
}

let opened: Opened | null | undefined

function open(): Opened | null {
  if (opened !== undefined) return opened
  const files = filesOf()
  if (!files) return (opened = null)
  const { path, from } = files
  const { description: card, weights } = readPolicy(path, description, ({ size }) => networkShapes(size), from)
  const vocabulary = new Map(card.words.map((word, i) => [word, i + BEFORE_WORDS]))
  return (opened = { network: new Network(card.size, weights), vocabulary })
}

/** What is heard of a message in which the grammar heard these acts. */
export function secondReading(text: string, acts: readonly Act[], house: House, lexicon: Lexicon): readonly Act[] {
  const reader = open()
  if (!reader) return acts
  const view = see(text, lexicon, reader.vocabulary)
  if (!view || view.tokens.length === 0 || view.tokens.length > reader.network.size.context) return acts
  if (!isOpen(acts, view, house)) return acts
  const heard = weighIn(acts, reader.network.read(view.tokens, view.rooms.length), view, house)
  return heard.length > 0 ? heard : [{ kind: 'other', text }]
}
