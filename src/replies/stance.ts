/**
 * How a mention of an action is meant: decided, only considered, refused, left for later, or somebody else's. A mention
 * counts as chosen only where the words that lead to it are known to choose; whatever else they are, it stays open.
 */
import { answered, judgedAfter, openedAfter } from './behind.ts'
import { clauseStart, isMereWould, isToOneself, RANKED, type Spoken, type Stance, textsOf } from './clause.ts'
import { comesLater, isAfterSomething, isLaterPart, isPutOff } from './delays.ts'
import { DOUBTED, exceptedBy, isDeniedTwice, isGivenUp, isLeftOpen, isRefused } from './denials.ts'
import { chosenBy, isForeseen, isInferred } from './lead.ts'
import * as lexicon from './lexicon.ts'
import { afterContrast, isConditional, isDenied } from './scope.ts'
import type { Word } from './words.ts'

/** How many words before and behind an action say how it is meant, at most. */
const REACH = 60

export function stanceOf(spoken: Spoken): Stance {
  const { words, first, before } = spoken
  const { sentence } = words[first]!
  const isSecond = before !== undefined && before.last >= sentence
  const from = Math.max(isSecond ? before.last + 1 : sentence, first - REACH)
  const between = textsOf(words, from, first)
  if (
    isSecond &&
    words[first]!.after !== 'colon' &&
    !(/arrow|dash/.test(words[first]!.after) && before.stance === 'refused') &&
    between.every((word) => lexicon.LISTING.has(word) || STEPS.test(word) || lexicon.STEP_NOUNS.has(word))
  ) {
    const judged = between.length === 0 ? judgedAfter(spoken, []) : undefined
    if (judged) return judged
    if (between.includes('or') && before.stance !== 'refused') return 'considered'
    return between.includes('then') && RANKED.has(before.stance) ? 'later' : before.stance
  }
  // "North is blocked, and so is east": what is said of the one is said of the other.
  if (isSecond && /\bso (?:is|would|will|does|do|are)\b/.test(between.join(' '))) return before.stance
  // "To open it later, I take the key"
  const isBehind = isSecond && lexicon.PUT_OFF.has(words[from]!.text) && words[from + 1]?.after === 'clause'
  const start = afterContrast(words, isBehind && words[from]!.after === 'word' ? from + 1 : from, first)
  const clause = clauseStart(words, start, first)
  const main = textsOf(words, start, first)
  // "North is blocked, the next best thing is …": what is not chosen is followed by nothing.
  const isSequel = isSecond && (RANKED.has(before.stance) || spoken.follows || !between.includes('next'))
  if (
    (isSecond ? isSequel : spoken.follows) &&
    (isLaterPart(main) || (isSecond && comesLater(clause === from ? between : [], main)))
  )
    return 'later'
  if (isPutOff(main) || (clause > sentence && words[clause]!.text === 'then')) return 'later'
  if (
    main.includes('or') ||
    main.at(-1) === 'between' ||
    isConditional(textsOf(words, afterContrast(words, Math.max(sentence, first - REACH), first), first))
  )
    return 'considered'
  // "After I open the fridge, I take the milk"
  if (isAfterSomething(main) || (isSecond && isAfterSomething(textsOf(words, sentence, before.last), true)))
    return 'later'
  // "It is not the answer: …"
  if (words[clause]!.after === 'colon' && isDenied(textsOf(words, announcement(words, start, clause), clause)))
    return 'considered'
  const lead = textsOf(words, clause, first)
  if (isOthers(main, spoken)) return spoken.isAnybodys && isForeseen(spoken, main) ? 'inferred' : 'other'
  // "According to Bob, north is best"; not "according to my map, …".
  if (
    main.some(
      (word, i) =>
        lexicon.SPEECH.has(word) &&
        !lexicon.MYSELF.has(main[i - 1]) &&
        !(word === 'according' && lexicon.MYSELF.has(main[i + 2])),
    )
  )
    return 'considered'
  const left = exceptedBy(spoken, from)
  if (left) return left
  if (isRefused(lead)) {
    const judged = judgedAfter(spoken, lead)
    return DOUBTED.test(lead.join(' ')) ||
      isDeniedTwice(lead) ||
      // "I won't reject unless …"
      isLeftOpen(words, spoken.last) ||
      (isMereWould(lead) && openedAfter(spoken, [])) ||
      // "Not approving would be silly"
      judged === 'refused' ||
      (judged === 'considered' && lead[0] === 'not')
      ? 'considered'
      : 'refused'
  }
  if (isGivenUp(words, spoken.last)) return 'refused'
  if (
    lead
      .slice(
        lead.findLastIndex((word, i) =>
          // "Since it is the last attempt I approve"
          lexicon.REASONS.has(lead[0]) ? word === 'i' : word === 'and' && lexicon.RESOLVES.has(lead[i + 1]),
        ) + 1,
      )
      // "At first I took it for A"
      .some((word, i, those) => lexicon.PAST.has(word) || (word === 'first' && those[i - 1] === 'at'))
  )
    return 'considered'
  const told =
    judgedAfter(spoken, lead) ??
    (spoken.isQuestion ? answered(spoken, lead) : openedAfter(spoken, lead)) ??
    chosenBy(spoken, start, clause, main)
  return told === 'unclear' && isInferred(spoken, main) ? 'inferred' : told === 'unclear' ? 'considered' : told
}

/** "Two steps north, one step west" */
const STEPS = new RegExp(`^(?:\\d|${lexicon.COUNTS.join('|')})$`)

/** Where the clause begins that announces what stands behind a colon, and perhaps a label between them. */
function announcement(words: readonly Word[], from: number, clause: number): number {
  const begin = clauseStart(words, from, clause - 1)
  return begin > from && words[begin]!.after === 'colon' ? clauseStart(words, from, begin - 1) : begin
}

/** Whether the nearest person named before the action is somebody else. */
function isOthers(main: readonly string[], { words, first, isOther, isSelf, isAlone }: Spoken): boolean {
  // "Out of Bob's way" tells of nobody who acts.
  const owns = (word: string, at: number): boolean =>
    word.endsWith("'s") && (lexicon.ADJUNCTS.has(main[at - 1]) || main[at - 1] === 'of')
  const other = main.findLastIndex(
    (word, at) =>
      (lexicon.STRANGERS.has(word) &&
        // "I'm leaving them out and taking …"
        !(
          /^(?:them|him|her)$/.test(word) &&
          !/^(?:to|not|should|will|\.)$/.test(main[at + 1] ?? (words[first]!.after === 'word' ? '.' : ''))
        ) &&
        !(isAlone && isToOneself(word, main[at + 1]))) ||
      (!owns(word, at) && isOther(word.replace(/'s$/, ''))),
  )
  return other >= 0 && other > main.findLastIndex((word) => lexicon.MYSELF.has(word) || isSelf(word))
}
