/**
 * Observations and commands of text games as a learner reads them: as text, and as numbers, for networks without a vocabulary of their own. A word is a run of
 * letters and digits in lower case (`2.5kg` is one); its number is the FNV-1a hash of its characters, 32 bits.
 */
import type { Encoding } from '../../../core/learning.ts'
import type { TextConfig } from './config.ts'
import type { TextObservation } from './observation.ts'
import type { TextAction } from './state.ts'

/** What a learner reads: the task, what was said last, what is here and what is carried. */
export function learnersText(
  { text, look, inventory }: Pick<TextObservation, 'text' | 'look' | 'inventory'>,
  task: string,
): string {
  return tellLearner(task + '\n', text, look, inventory)
}

/** The same, from a task that its line break follows. */
export function tellLearner(task: string, text: string, look: string, inventory: string): string {
  const told = task + text + '\n'
  return look === text ? told + inventory : told + look + '\n' + inventory
}

/** Calls back with the hash of every word. */
export function hashWords(text: string, take: (hash: number) => void): void {
  let hash = 0x811c9dc5
  let isWord = false
  for (let i = 0; i < text.length; i++) {
    let code = text.charCodeAt(i)
    if (code >= 65 && code <= 90) code += 32
    if (isLetterOrDigit(code) || (code === 46 && isWord && isDigit(text.charCodeAt(i + 1)))) {
      hash = Math.imul(hash ^ code, 0x01000193)
      isWord = true
    } else if (isWord) {
      take(hash >>> 0)
      hash = 0x811c9dc5
      isWord = false
    }
  }
  if (isWord) take(hash >>> 0)
}

const isDigit = (code: number): boolean => code >= 48 && code <= 57
/** Letters of other alphabets count too. */
const isLetterOrDigit = (code: number): boolean => isDigit(code) || (code >= 97 && code <= 122) || code > 0xbf

const BAG = 256

function writeBag(text: string, out: Float32Array, at: number): void {
  hashWords(text, (hash) => void out[at + (hash % BAG)]!++)
}

/** Numbers of words begin here; 0 is padding, 1 stands between two texts. */
const FIRST_WORD = 2
const SEPARATOR = 1
const VOCABULARY = 8192
const LENGTH = 256
const ACTION_LENGTH = 16

/** Writes the numbers of the words from `at` on, as far as there is room, and returns where they end. */
function writeTokens(text: string, out: Float32Array, at: number): number {
  hashWords(text, (hash) => {
    if (at < out.length) out[at++] = FIRST_WORD + (hash % (VOCABULARY - FIRST_WORD))
  })
  return at
}

type TextEncoding = Encoding<TextConfig, TextObservation, TextAction>

const bag: TextEncoding = {
  about: `How often each word stands in the text, in what looking around says, in the inventory and in the task: ${BAG} numbers each, a word counted at its hash modulo ${BAG}. An action: ${BAG} numbers in the same way.`,
  shape: () => [4 * BAG],
  encode({ text, look, inventory, task }, out) {
    out.fill(0)
    writeBag(text, out, 0)
    writeBag(look, out, BAG)
    writeBag(inventory, out, 2 * BAG)
    writeBag(task, out, 3 * BAG)
  },
  action: {
    shape: () => [BAG],
    encode({ command }, out) {
      out.fill(0)
      writeBag(command, out, 0)
    },
  },
}

const tokens: TextEncoding = {
  about: `The words one after the other, as ${LENGTH} whole numbers: text, what looking around says, inventory, task, with ${SEPARATOR} between them and 0 after the end; what is longer is cut. A word is ${FIRST_WORD} plus its hash modulo ${VOCABULARY - FIRST_WORD}. An action: ${ACTION_LENGTH} such numbers.`,
  shape: () => [LENGTH],
  encode({ text, look, inventory, task }, out) {
    out.fill(0)
    let at = 0
    for (const [i, part] of [text, look, inventory, task].entries()) {
      if (i > 0 && at < out.length) out[at++] = SEPARATOR
      at = writeTokens(part, out, at)
    }
  },
  action: {
    shape: () => [ACTION_LENGTH],
    encode({ command }, out) {
      out.fill(0)
      writeTokens(command, out, 0)
    },
  },
}

export const encodings: Readonly<Record<string, TextEncoding>> = { bag, tokens }
