/**
 * A second reader of messages: a language model that learnt from the labelled messages of many writers what each says. The
 * grammar reads first, the network has its say where that leaves something open.
 */
import { z } from 'zod'
import { readPolicy } from '../../common/read-policy.ts'
import type { Act } from '../english/acts.ts'
import type { Lexicon } from '../english/lexicon.ts'
import type { House } from '../english/message.ts'
import { filesOf } from './files.ts'
import { type Likely, Network, networkShapes } from './network.ts'
import { see, type View } from './see.ts'
import { isOpen, weighIn } from './weigh-in.ts'
import { WordPieces } from './word-pieces.ts'

const count = z.int().min(1)
const description = z.looseObject({
  kind: z.literal('second reader'),
  size: z.object({
    width: count.multipleOf(4),
    context: count,
    languageModel: z.object({ pieces: count, width: count.multipleOf(4), layers: count, heads: count, context: count }),
  }),
  /** Of words, as the language model knows them. */
  pieces: z.array(z.string()),
})

interface Opened {
  readonly network: Network
  readonly pieces: WordPieces
  /** What was said last by messages, by what the network sees of them. */
  readonly recent: Map<string, Likely>
}

/** So many are kept: what agents say differs in rooms and numbers more than in words. */
const MOST_RECENT = 4000

let opened: Opened | null | undefined

function open(): Opened | null {
  if (opened !== undefined) return opened
  const files = filesOf()
  if (!files) return (opened = null)
  const { path, from } = files
  const { description: card, weights } = readPolicy(path, description, ({ size }) => networkShapes(size), from)
  const pieces = new WordPieces(card.pieces)
  const ends = { begin: pieces.numberOf('[CLS]'), end: pieces.numberOf('[SEP]') }
  return (opened = { network: new Network(card.size, weights, ends), pieces, recent: new Map() })
}

/** What is heard of a message in which the grammar heard these acts. */
export function secondReading(text: string, acts: readonly Act[], house: House, lexicon: Lexicon): readonly Act[] {
  const reader = open()
  if (!reader) return acts
  const view = see(text, lexicon, reader.pieces)
  if (!view || view.tokens.length === 0 || !reader.network.fits(view.tokens)) return acts
  if (!isOpen(acts, view, house)) return acts
  const heard = weighIn(acts, likelyOf(view, reader), view, house)
  return heard.length > 0 ? heard : [{ kind: 'other', text }]
}

function likelyOf({ tokens, rooms }: View, { network, recent }: Opened): Likely {
  const key = `${rooms.length} ${tokens.map(({ slot, pieces }) => `${slot}:${pieces.join()}`).join(' ')}`
  let likely = recent.get(key)
  if (!likely) {
    likely = network.read(tokens, rooms.length)
    if (recent.size >= MOST_RECENT) recent.delete(recent.keys().next().value!)
    recent.set(key, likely)
  }
  return likely
}
