/** Takes off what language models wrap around an answer: thoughts in tags, chat tokens, fences, answer tags, boxes. */

import { withoutLatex } from './latex.ts'
import { ANSWER_TAGS, CALL_FIELDS, CALL_VERBS, PARAMETERS, THOUGHT_TAGS } from './lexicon.ts'

/** A reply without its wrapping. */
export interface Unwrapped {
  /** The words that were said aloud. */
  readonly text: string
  /** What stands in answer tags or boxes, in order: meant as the answer and as nothing else. */
  readonly answers: readonly string[]
}

const THOUGHT = `(?:\\w{1,12}:)?(${THOUGHT_TAGS.join('|')})`
/** `◁think▷`, `<|begin_of_thought|>`, `<seed:think>`, and their ends. */
const OTHER_MARKS = new RegExp(`[<◁]\\|?(begin_of_|start_|end_(?:of_)?|/)?${THOUGHT}\\|?[>▷]`, 'gi')
/** `[REASONING]`, `{thinking}`, and their ends; without an end they may be types of lines. */
const BRACKETED = new RegExp(`[[{](/)?${THOUGHT}[\\]}]`, 'gi')
const END_OF_BRACKETED = new RegExp(`[[{]/${THOUGHT}[\\]}]`, 'i')

/** Tokens of chat templates that some servers let through. */
const CHAT_TOKENS = new RegExp(
  `</?(?:\\w{1,12}:)?(?:${[...CALL_FIELDS].join('|')})>|<[|｜][\\w▁]{1,30}[|｜]>|</?s>|\\[/?INST\\]|\\[TOOL_CALLS\\]|<end_of_turn>`,
  'gi',
)
/** `<|channel|>analysis<|message|>…<|end|>` is thought; what begins another channel is no word of it. */
const ANALYSIS = /<\|channel\|>\s{0,3}analysis\b[^]*?(?=<\|(?:end|start|channel|call|return)\|>|$)/gi
const CHANNEL =
  /(?:<\|start\|>\s{0,3}\w{0,20}\s{0,3})?<\|channel\|>[^\n]{0,80}?<\|message\|>|<\|start\|>\s{0,3}assistant\b/gi
/** The same where a server has left out the tokens: `analysisWe have to…assistantfinalI go north.` */
const BARE_CHANNELS =
  /^\s{0,9}analysis(?:\S[^]*assistant\s?(?:final|commentary(?: to=\S{1,40})?(?: json)?)|[\p{Lu}"'][^]*$)/u
const FENCE = /^[ \t]*(?:```|~~~)[ \t]*[\w+-]*[ \t]*$/gm

const CROSSED_OUT = /~~[^~\n]{1,300}~~|<(del|strike)>[^<\n]{1,300}<\/\1>/gi

/** Nothing but a label with what it holds, in brackets: `[Vote: approve]`. */
const LABELLED = /^\s*\[([a-z ]{3,20}:[^[\]\n]+)\]\s*$/i

/** `labels`: what else the game calls an answer. Time grows with the length of the reply alone. */
export function unwrap(reply: string, labels: readonly string[] = []): Unwrapped {
  const answers: string[] = []
  const tags = [...ANSWER_TAGS, ...labels.filter((label) => !label.includes(' '))]
  let text = takeCalls(withoutThoughts(reply).replace(FENCE, '').replace(CROSSED_OUT, ' '), answers).replace(
    LABELLED,
    '$1',
  )
  // `[team] 1, 2 [/team]`
  if (text.includes('[/')) text = text.replace(new RegExp(`\\[ ?(/?) ?(${tags.join('|')}) ?]`, 'gi'), '<$1$2>')
  for (const tag of tags) text = takeOut(text, tag, answers)
  text = takeBoxes(text, answers)
  return { text, answers }
}

/** The same text with one kind of space, of colon and of line ends. */
const evenly = (text: string): string =>
  text
    .replace(/\r\n?/g, '\n')
    .replace(/[\p{Zs}\ufeff]/gu, ' ')
    .replaceAll('：', ':')
    .trim()

/** What the server has left of the head of a message. */
const HEAD = /^\s*assistant\s*\n/

/** A reply without what was thought aloud in tags, and without tokens of chat templates, its spaces and line ends put right. */
export function withoutThoughts(reply: string): string {
  const tagOf = (_: string, place: string | undefined, name: string): string =>
    `<${place === '/' || /^end/i.test(place ?? '') ? '/' : ''}${name}>`
  let text = evenly(reply)
    .replace(BARE_CHANNELS, '')
    .replace(ANALYSIS, '')
    .replace(CHANNEL, '\n')
    .replace(OTHER_MARKS, tagOf)
  if (END_OF_BRACKETED.test(text)) text = text.replace(BRACKETED, tagOf)
  for (const tag of THOUGHT_TAGS) text = withoutTag(text, tag)
  text = text.replace(CHAT_TOKENS, ' ').replace(HEAD, '').trim()
  // All of it quoted, as in a letter.
  return text.startsWith('>') && !/^[^>]/m.test(text) ? text.replace(/^> ?/gm, '') : text
}

/** Who replies, where that is said first of all; not `Response: …` on one line, which labels an answer. */
const OWN_NAME = /^\W{0,6}(?:assistant[*_]{0,2}\s?:[*_]{0,2}|#+ (?:response|reply|assistant)[:*_]*\n)\s*/i
/** Signs around the whole that stand nowhere in it. */
const AROUND = /^(["“*_`]{1,3})(?![\s*_])([^"“”*`]+)["”*_`]{1,3}$/

/** The words of a reply, as they are to be read: without what stands around or before the whole. */
export function ownWords(reply: string): string {
  return withoutThoughts(reply).replace(FENCE, '').trim().replace(OWN_NAME, '').replace(AROUND, '$2')
}

/** Drops `<tag>…</tag>`; what comes before a closing tag that was not opened; all after an opening tag never closed. */
const withoutTag = (text: string, tag: string): string =>
  text
    .split(new RegExp(`</${tag}>`, 'i'))
    .map((part, i, { length }) => {
      const at = part.search(new RegExp(`<${tag}(?:\\s[^<>]{0,100})?>`, 'i'))
      return at < 0 && i + 1 === length ? part : part.slice(0, Math.max(at, 0))
    })
    .join('\n')

/** Moves what a pattern finds to the answers. */
const into =
  (answers: string[]) =>
  (_: string, said: string): string => {
    answers.push(said.trim())
    return '\n'
  }

/** Moves what stands between `<tag>` and `</tag>`, or behind a last `<tag>` on its line, from the text to the answers. */
const takeOut = (text: string, tag: string, answers: string[]): string =>
  text
    .split(new RegExp(`</${tag}>`, 'i'))
    .map((part, i, { length }) =>
      part.replace(
        new RegExp(`<${tag}(?:\\s[^<>]{0,100}=[^<>]{0,100})?>(${i + 1 < length ? '[^]*' : '.*'})`, 'gi'),
        into(answers),
      ),
    )
    .join('')

const NAMED = [...ANSWER_TAGS, 'direction', 'option'].join('|')
/** `<parameter=command>look</parameter>`, `<arg name="command">look</arg>`. */
const PARAMETER = new RegExp(
  `<(?:${PARAMETERS.join('|')})(?:=|>|\\s{1,3}name=)["']?(?:${NAMED})["']?(?:</arg_key>\\s{0,9}<arg_value)?>([^<]{0,300})</[a-z_]{1,20}>`,
  'gi',
)
/** A line of code that does, returns or sets one thing: `do_action(action="look")`, `return 'look'`, `action = "look"  # now`. */
const CALL = new RegExp(
  `^[ \\t\`>*[]{0,8}(?:def [^\\n]{1,60}:[ \\t])?(?:(?:print\\()?(?:\\w{1,9}\\.)?(?:${CALL_VERBS.join('|')})(?:_[a-z]{1,20}){0,2}(?:\\.call)?\\((?:\\w{1,20}\\s?[=:]\\s?)?|return\\s|(?:(?:const|let|var)\\s)?(?:self\\.)?(?:my_|next_|final_)?(?:${ANSWER_TAGS.join('|')})(?:: ?str(?:ing)?)?\\s?=\\s?)["']([^"'\\n]{1,300})["'][)\\]]{0,3}[ \\t\`;.*]{0,8}(?:(?:#|//)[^\\n]{0,300})?$`,
  'gim',
)

/** Moves the one argument of what is written as the call of a tool from the text to the answers. */
const takeCalls = (text: string, answers: string[]): string =>
  text.replace(PARAMETER, into(answers)).replace(CALL, into(answers))

/** `\boxed{…}`, as models that were trained on mathematics like to write. */
const takeBoxes = (text: string, answers: string[]): string =>
  withoutLatex(text).replace(/\\boxed\s?\{([^{}\n]{0,300})\}/g, into(answers))
