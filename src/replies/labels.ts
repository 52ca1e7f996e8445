/** Finds the answers that a reply labels as such: `Action: …`, `**My final move:** …`, `[Answer] …`. */

import * as lexicon from './lexicon.ts'
import { FORMAT, isHeldBack } from './scope.ts'
import { spaced } from './words.ts'

export interface Labelled {
  readonly content: string
  /** Where the content begins in the text. */
  readonly at: number
  /** Called final: counts before what is not. */
  readonly final: boolean
  /** Labelled with who replies, which may begin a description too: `me: at 1,1, facing north`. */
  readonly byName?: boolean
  /** Called the next one: of a later turn, where another is labelled plainly before it. */
  readonly isNext?: boolean
}

const BEFORE = lexicon.BEFORE_LABELS.join('|')

/**
 * The labelled answers, in order. Those of somebody else (`Bob’s action: …`) are left out; `self` and `others` are names
 * at the table. `names` are labels of the game's own, such as `vote`.
 */
export function labelled(
  text: string,
  {
    names = [],
    self = [],
    others = [],
  }: { names?: readonly string[]; self?: readonly string[]; others?: readonly string[] } = {},
): Labelled[] {
  const called = [...lexicon.LABELS, ...spaced(lexicon.LONG_LABELS), ...names].join('|')
  const label = new RegExp(
    `(?<=^|[\\s.!?;,(\\[{"'“|*_#>-])(?:([\\p{L}\\d-]{1,40})['’]s?\\s{1,3})?((?:(?:${BEFORE})\\s{1,3}){0,4})(?:${called})` +
      `(?:\\s{0,3}#?\\d{1,3})?(?:\\s{1,3}(?:for|in)\\s{1,3}(?:this|the)\\s{1,3}(?:turn|step|round)|\\s{1,3}(?:right )?now)?(?:\\s{1,3}(?:is|would be|will be))?` +
      `(?:\\]\\s|[\\])*_"'”}]{0,4}(?:\\s{0,3}\\(([^()\\n]{0,20})\\))?[*_]{0,3}\\s{0,3}(?::{1,2}=?|=|→|->|=>|–|—|(?<=\\s)-(?=\\s)|»|\\||(?<=\\n)))[*_\\s]{0,4}`,
    'giu',
  )
  const own = (names: readonly string[], name: string): boolean =>
    names.some((one) => one.toLowerCase() === name.toLowerCase())
  const marks: Mark[] = []
  for (const match of text.matchAll(label)) {
    const [all, owner, before, aside] = match as unknown as [string, string | undefined, string, string | undefined]
    const front = text.slice(Math.max(0, match.index - 20), match.index)
    const mine =
      (owner === undefined ||
        lexicon.NO_OWNERS.has(owner.toLowerCase()) ||
        (own(self, owner) && !own(others, owner))) &&
      !(aside !== undefined && own(others, aside)) &&
      isOpening(text, match.index) &&
      (/[\]:=→>»|–-]/.test(all) || HEADING.test(front)) &&
      (!/\|\W*$/.test(all) || /(?:^|\n)[ \t]{0,8}\|[ \t*_]{0,4}$/.test(front))
    const isNext = /\bnext\b/i.test(before) || /\((?:planned|later|tentative|afterwards|if [^)]*)\)/i.test(all)
    marks.push({ begin: match.index, end: match.index + all.length, mine, final: /final/i.test(before), isNext })
  }
  // "My vote is yes."
  const said = new RegExp(
    `\\b(?:my|our)\\s{1,3}(?:final\\s{1,3}|own\\s{1,3})?(?:${called})\\s{1,3}(?:is|remains)\\s{1,3}(?:(?:still\\s{1,3})?the same\\s{0,3}[:,–-]\\s{1,3})?(?!:)(?=\\S)`,
    'giu',
  )
  for (const { 0: all, index } of text.matchAll(said))
    if (!marks.some(({ begin, end }) => index < end && index + all.length > begin) && isOpening(text, index))
      marks.push({ begin: index, end: index + all.length, mine: true, final: /final/i.test(all) })
  // `Alice: north`, where Alice is the one who replies.
  for (const name of [
    ...self.map(escape),
    'you',
    'me',
    'assistant',
    'agent',
    '\\w{1,12} \\d{1,2}(?=\\s?\\((?:me|you|myself)\\))',
  ]) {
    const line = new RegExp(
      `(?:^[\\s*_#>-]{0,8}|(?<=[.;,]\\s{1,3}))${name}(?:\\s{0,3}\\((?:me|you|myself)\\))?[*_]{0,3}\\s{0,3}(?::|->|→|=>)[*_\\s]{0,4}`,
      'gimu',
    )
    for (const { 0: all, index } of text.matchAll(line))
      marks.push({ begin: index, end: index + all.length, mine: true, final: false, byName: true })
  }
  // `Alice: north, Bob: east` on one line.
  for (const name of others) {
    const beside = new RegExp(
      `(?<=[,;|/]\\s{0,3})[*_]{0,3}${escape(name)}[*_]{0,3}\\s{0,3}(?::|->|→|=>)[*_\\s]{0,4}`,
      'gimu',
    )
    for (const { 0: all, index } of text.matchAll(beside))
      marks.push({ begin: index, end: index + all.length, mine: false, final: false })
  }
  return contentsOf(
    text,
    marks.sort((a, b) => a.begin - b.begin),
    others,
  )
}

/** What makes a heading of the words behind it: `## Next action`, with the answer on the next line. */
const HEADING = /(?:^|\n)[ \t]{0,4}(?:#|[*_]{2})[^\n\p{L}]{0,8}$/u

/** How far before a label its sentence is looked at. */
const REACH = 200

/**
 * Whether a label begins what is said, and is not told of: "the format is Action: …", "previous action: …". Before it in its
 * sentence stand only words that lead to an answer, and no condition.
 */
function isOpening(text: string, at: number): boolean {
  const before = text.slice(Math.max(0, at - REACH), at)
  const line = before.slice(before.lastIndexOf('\n') + 1)
  if (FORMAT.test(line)) return false
  const sentence = line.slice(Math.max(...['. ', '! ', '? ', '; ', '… ', ') '].map((end) => line.lastIndexOf(end) + 1)))
  const clause = sentence.split(/[,:|]|\s[-–—]\s|\b(?:but|so|and|therefore|thus|hence)\b/i).at(-1)!
  return (
    !lowerWords(sentence).some((word) => lexicon.SPEECH.has(word)) &&
    !isHeldBack(sentence, /:\W*$/.test(sentence)) &&
    lowerWords(clause).every((word) => lexicon.LEADING.has(word))
  )
}

const lowerWords = (text: string): string[] => text.toLowerCase().match(/[\p{L}\d'’]+/gu) ?? []

/** A label in the text. */
interface Mark extends Omit<Labelled, 'content' | 'at'> {
  readonly begin: number
  readonly end: number
  /** Whether it labels what the one who replies does. */
  readonly mine: boolean
}

/** What stands behind each label up to the end of its line or the next label; or else the next line that says something. */
function contentsOf(text: string, marks: readonly Mark[], others: readonly string[]): Labelled[] {
  const found: Labelled[] = []
  marks.forEach(({ end: at, mine, final, byName = false, isNext = false }, i) => {
    const next = marks[i + 1]?.begin ?? text.length
    if (!mine || next < at) return
    const content = text
      .slice(at, next)
      .split('\n')
      .find((line) => /[\p{L}\p{N}]/u.test(line))
      ?.trim()
    // `Action: north (Bob)`
    const owner = content && /\(([^()\n]{1,30})\)$/.exec(content)?.[1]
    if (owner && others.some((name) => name.toLowerCase() === owner.toLowerCase())) return
    if (content) found.push({ content, at, final, byName, isNext })
  })
  return found
}

/** Such that a pattern finds it as it stands. */
export const escape = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')
