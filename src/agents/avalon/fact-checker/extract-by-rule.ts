/** Finds claims about the record in a message by patterns: the fallback where no language model reads it. */
import { numbersIn, ordinal, splitSentences } from './phrases.ts'
import type { Claim, QuestWord } from './claim.ts'

/**
 * The claims of a message that name their players and quests; vague ones (`players who did well before`) are left out,
 * since a wrong reading is worse than none.
 */
export function extractByRule(text: string, speaker: number): Claim[] {
  return splitSentences(text.normalize('NFKC').slice(0, LONGEST).replaceAll('’', "'")).flatMap((sentence) => {
    if (!/player|quest|mission|round|\bI\b/i.test(sentence)) return []
    // White space in single steps, since the patterns leave much of it open.
    const words = sentence.replace(/\s+/g, ' ')
    const scope = scopeOf(words)
    return [
      ...readMembers(words, speaker),
      ...readResults(words),
      ...readFails(words),
      ...readLeaders(words, speaker),
      ...readScore(words),
      ...readRules(words),
      ...readIdentities(words, speaker),
    ].map((claim) => ({ ...blank, ...claim, scope, span: sentence }))
  })
}

/** No message is longer, though one sign may stand for many. */
const LONGEST = 100_000

const blank: Claim = { type: 'identity', round: null, players: [], value: null, scope: 'asserted', span: '' }

/** `quest 2`, `the second quest`, `round 2`, `the last successful quest`, `a quest`. */
const QUEST = String.raw`(?:(?:quest|mission|round)s?\s*#?\s*(\d)|the\s+(first|initial|second|third|fourth|fifth)\s+(?:quest|mission|round)|(?:the\s+|our\s+)?(last|previous|latest|most\s+recent)\s+(successful\s+|failed\s+)?(?:quest|mission|round)|(?:a|any|one)\s+(successful\s+|failed\s+)?(?:quest|mission))`

/** A list of players, of no more than there can be: `player 3, player 6, and player 7`, `players 2 and 4`, `I`. */
const PLAYERS = String.raw`((?:players?\s*#?\d+(?:\s*(?:,|and|&|,\s*and)\s*(?:players?\s*)?#?\d+){0,12})(?:\s*(?:,|and|,\s*and)\s*(?:I|myself|me)\b)?|\bI\b)`

/** `was on`, `went on`, `has never been part of`: the first group holds the negation, if there is one. */
const WAS_ON = String.raw`(?:\s*,?\s*(?:who|which)\b)?\s*(?:(wasn't|weren't|was\s+not|were\s+not|hasn't|haven't|has\s+not|have\s+not|has\s+never|have\s+never|was\s+never|were\s+never|did\s+not|didn't|never)(?:\s+yet)?(?:\s+(?:been|gone|go|went|join|joined|participated?|served?))?|was|were|went|has\s+been|have\s+been|had\s+been|participated|served|joined|executed|took\s+part)(?:\s+(?:also|all|both|together|successfully))*(?:\s+(?:on|in|part\s+of|a\s+part\s+of|a\s+(?:team\s+)?member\s+(?:on|in|of)|chosen\s+for|selected\s+for))?(?:\s+the\s+team)?(?:\s+(?:of|for|in|on))?`

const MEMBERS = new RegExp(`${PLAYERS}${WAS_ON}\\s+${QUEST}([^.;]*)`, 'gi')
const COUNTS = new RegExp(
  `${PLAYERS}[^.;]{0,20}?\\bbeen\\s+on\\s+(?:exactly\\s+)?(one|two|three|four|\\d)\\s+(?:quests|missions)`,
  'gi',
)
const ENDED = String.raw`(?:\s+(?:has|have|had|was|were|ended(?:\s+up(?=\s+in\b))?|resulted\s+in|turned\s+out|a|an|in|as)){0,8}\s+(not\s+)?(succeeded|successful|success|succeed|passed|won|failed|failure|fail|sabotaged|lost)\b`
const RESULTS = new RegExp(`${QUEST}${ENDED}`, 'gi')
const FAILS = new RegExp(
  `${QUEST}\\s+(?:had|got|saw|received|was\\s+failed\\s+by|showed)\\s+(?:exactly\\s+|only\\s+)?(no|one|two|three|\\d)\\s+(?:fails?|sabotages?|sabotage\\s+(?:cards?|votes?)|fail\\s+(?:cards?|votes?)|failures?)\\b`,
  'gi',
)
const LEADERS = new RegExp(`${PLAYERS}\\s+(?:led|was\\s+(?:the\\s+)?leader\\s+(?:of|in|for))\\s+${QUEST}`, 'gi')
const KIND =
  '(?:merlin|percival|morgana|mordred|oberon|assassin|minion|servant|evil|good|bad|innocent|trustworthy|suspicious|loyal|a\\s+spy)'
const IDENTITIES = new RegExp(
  `${PLAYERS}\\s+(?:must\\s+be|is|are|am|was|seems?|looks?|could\\s+be|might\\s+be)\\s+(?:definitely\\s+|probably\\s+|certainly\\s+|a\\s+|the\\s+|an\\s+|on\\s+the\\s+)*${KIND}`,
  'gi',
)

function readMembers(sentence: string, speaker: number): Partial<Claim>[] {
  const found: Partial<Claim>[] = []
  for (const match of sentence.matchAll(MEMBERS)) {
    const [, names, negation, , , , , , tail = ''] = match
    const players = numbersIn(names!, speaker)
    if (/\bwith me\b/i.test(tail)) players.push(speaker)
    const quest = questOf(match.slice(3, 8), { negated: negation !== undefined, tail })
    if (quest !== undefined && players.length)
      found.push({ type: 'member', players, round: quest, value: negation === undefined })
  }
  for (const match of sentence.matchAll(COUNTS))
    found.push({ type: 'count', players: numbersIn(match[1]!, speaker), value: ordinal(match[2]!) })
  return found
}

/** The quest that the groups of {@link QUEST} name. */
function questOf(
  groups: (string | undefined)[],
  { negated, tail }: { negated: boolean; tail: string },
): Claim['round'] | undefined {
  const [number, named, last, lastKind, anyKind] = groups
  if (number) return Number(number)
  if (named) return ordinal(named)
  const kind = (lastKind ?? anyKind)?.trim().toLowerCase()
  const suffix = kind === undefined ? '' : kind === 'successful' ? ' success' : ' failure'
  if (last) return `last${suffix}` as QuestWord
  // `not on a quest recently` speaks of the last one; `never`, or without a word of time, of all.
  if (negated && /\b(recently|lately)\b/i.test(tail)) return `last${suffix}` as QuestWord
  return `any${suffix}` as QuestWord
}

function readResults(sentence: string): Partial<Claim>[] {
  const found: Partial<Claim>[] = []
  for (const match of sentence.matchAll(RESULTS)) {
    const round = questOf(match.slice(1, 6), { negated: false, tail: '' })
    // The last quest that failed is said to have failed: nothing is claimed; `a quest failed` is too vague.
    if (round === undefined || (typeof round === 'string' && round !== 'last')) continue
    const good = /^(succe|pass|won)/i.test(match[7]!)
    found.push({ type: 'result', round, value: match[6] ? !good : good })
  }
  for (const match of sentence.matchAll(/\b(success|failure)\s+of\s+(?:quest|mission|round)\s*#?(\d)/gi))
    found.push({ type: 'result', round: Number(match[2]), value: match[1]!.toLowerCase() === 'success' })
  return found
}

function readFails(sentence: string): Partial<Claim>[] {
  return [...sentence.matchAll(FAILS)].flatMap((match) => {
    const round = questOf(match.slice(1, 6), { negated: false, tail: '' })
    return round === undefined ? [] : [{ type: 'fails' as const, round, value: ordinal(match[6]!) }]
  })
}

function readLeaders(sentence: string, speaker: number): Partial<Claim>[] {
  return [...sentence.matchAll(LEADERS)].flatMap((match) => {
    const players = numbersIn(match[1]!, speaker)
    const round = questOf(match.slice(2, 7), { negated: false, tail: '' })
    return round === undefined || players.length !== 1 ? [] : [{ type: 'leader' as const, players, round, value: true }]
  })
}

function readScore(sentence: string): Partial<Claim>[] {
  const found: Partial<Claim>[] = []
  const total =
    /\b(?:so far|already|now)?,?\s*(one|two|three|four|no|\d)\s+(?:of\s+the\s+)?(?:quests|missions)\s+have\s+(?:already\s+)?(succeeded|failed)/gi
  for (const match of sentence.matchAll(total))
    found.push({ type: match[2]!.toLowerCase() === 'failed' ? 'failures' : 'successes', value: ordinal(match[1]!) })
  return found
}

function readRules(sentence: string): Partial<Claim>[] {
  const found: Partial<Claim>[] = []
  for (const match of sentence.matchAll(
    /\b(?:quest|mission|round)\s*(\d)\s+(?:needs|takes|requires)\s+(two|three|four|five|\d)\s+(players|members|people|fails|fail\s+cards|sabotage\s+cards|sabotages)/gi,
  ))
    found.push({
      type: /^(players|members|people)/i.test(match[3]!) ? 'size' : 'threshold',
      round: Number(match[1]),
      value: ordinal(match[2]!),
    })
  return found
}

function readIdentities(sentence: string, speaker: number): Partial<Claim>[] {
  return [...sentence.matchAll(IDENTITIES)].map((match) => ({
    type: 'identity' as const,
    players: numbersIn(match[1]!, speaker),
  }))
}

/** Whether a sentence says what is so, or what might be, will be, or was said by others. */
function scopeOf(sentence: string): Claim['scope'] {
  if (
    /\b(player\s*\d+|he|she|they|you|somebody|someone)\s+(just\s+)?(said|says|claim(?:s|ed)|told|argued|mentioned|insisted|suggested|pointed out)\b|["“]/i.test(
      sentence,
    )
  )
    return 'quoted'
  if (/\bif\b|\b(would|might|could|may|suppose|assuming|imagine|unless|whether|perhaps|maybe)\b|\?\s*$/i.test(sentence))
    return 'hypothetical'
  return /\b(will|going to|let's|should|next quest)\b/i.test(sentence) &&
    !/\b(was|were|has|have|had|failed|succeeded)\b/i.test(sentence)
    ? 'future'
    : 'asserted'
}
