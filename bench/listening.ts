/**
 * How well the readers of the dialogue games understand people: precision and recall on messages of the published dialogues
 * (not brought with the project) that were labelled by hand. `npx tsx bench/listening.ts <folder with human/*.dev.json> [all]`
 */
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { lastQuestion, type About, type Act } from '../src/agents/english/index.ts'
import type { Site } from '../src/games/planning/index.ts'
import { readOpinions } from '../src/agents/planning/opinions.ts'
import { readWishes } from '../src/agents/planning/wish.ts'
import type { Wish } from '../src/agents/planning/wished.ts'
import { readerFor } from '../src/agents/assignment/english.ts'
import { References } from '../src/agents/assignment/references.ts'
import { costsIn, englishFor, hear, type Heard } from '../src/agents/mediation/english.ts'
import { missedIn } from '../src/agents/mediation/missed.ts'
import { LABELS as ASSIGNMENT } from './listening/assignment.ts'
import { LABELS as MEDIATION } from './listening/mediation.ts'
import { LABELS as PLANNING } from './listening/planning.ts'

const [folder, mode] = process.argv.slice(2)
if (!folder) throw new Error('say where the published dialogues are')

interface Turn {
  readonly text: string
  /** Names of what was proposed last. */
  readonly proposed: readonly (string | null)[]
  /** The flights that were proposed last, one for each user. */
  readonly flights: readonly number[] | undefined
  readonly game: any
  /** What the partner asked before. */
  readonly question: string
  /** All that was said before. */
  readonly before: readonly string[]
}

/** A message of a dialogue: by its place among messages, those sent without an answer between being one, or in the log. */
function turnsOf(domain: string): Map<string, Turn> {
  const turns = new Map<string, Turn>()
  for (const game of JSON.parse(readFileSync(join(folder!, `${domain}.dev.json`), 'utf8'))) {
    const before: string[] = []
    let proposed: (string | null)[] = []
    let flights: number[] | undefined
    let place = 0
    for (const [entry, line] of game.log.entries()) {
      if (line.kind === 'proposal') [proposed, flights] = [line.names ?? ['flights'], line.flights]
      if (line.kind !== 'message') continue
      const number = domain === 'planning' ? place++ : entry
      turns.set(`${game.id.slice(-3)} ${number}`, {
        text: line.text,
        proposed,
        flights,
        game,
        question: questionBefore(game, entry),
        before: [...before],
      })
      before.push(line.text)
    }
  }
  return turns
}

function questionBefore(game: any, entry: number): string {
  const { player, room } = game.log[entry]
  const before = game.log
    .slice(0, entry)
    .findLast((line: any) => line.kind === 'message' && line.player !== player && line.room === room)
  return before === undefined ? '' : lastQuestion(before.text)
}

const SHORT: Readonly<Record<string, string>> = {
  'good for kids': 'kids',
  'good for groups': 'groups',
  'accepts reservations': 'res',
  'has parking': 'parking',
  'has takeout': 'takeout',
  'has wifi': 'wifi',
  'outdoor seating': 'outdoor',
  'vegetarian options': 'vegetarian',
  'vegan options': 'vegan',
  viewpoint: 'view',
  'alcohol type': 'alcohol',
}

function labelsOf(wish: Wish): string[] {
  switch (wish.about) {
    case 'budget':
      return [`$${wish.limit}`]
    case 'see':
      return wish.names.map((name) => `+${name}`)
    case 'site':
      return [`${wish.liked ? '+' : '-'}${wish.name}`]
    case 'type':
      return [`type ${wish.type}`]
    case 'distance':
      return ['dist']
    default: {
      const name = SHORT[wish.feature] ?? wish.feature
      if (name === 'rating') return [`r${Math.min(...wish.good.map(Number))}`]
      if (name === 'touristy') return [wish.good.includes(true) ? 'tour+' : 'tour-']
      if (name === 'live music') return [wish.good.includes(true) ? 'music+' : 'music-']
      if (['cuisine', 'alcohol', 'ambience'].includes(name))
        return [...wish.good.map((value) => `${name}+${value}`), ...wish.bad.map((value) => `${name}-${value}`)]
      return [name]
    }
  }
}

function readPlanning({ text, proposed, game }: Turn): string[] {
  const sites: Site[] = game.state.events
  const names = sites.map(({ name }) => name)
  const stops = proposed.map((name) => sites.find((site) => site.name === name))
  const opinions = proposed.length === 0 ? [] : readOpinions(text, stops, names)
  return [
    ...readWishes(text, names).flatMap(labelsOf),
    ...opinions.map((opinion) => {
      if (opinion.about === 'stop') return `${opinion.good ? '+' : '-'}${stops[opinion.place]!.name}`
      if (opinion.about === 'progress') return opinion.better ? 'better' : 'worse'
      return `${opinion.about}${opinion.good ? '+' : '-'}`
    }),
  ]
}

function compare(domain: string, labels: string, read: (turn: Turn) => readonly string[]): void {
  const turns = turnsOf(domain)
  let [hits, found, wanted, messages] = [0, 0, 0, 0]
  for (const line of labels.trim().split('\n')) {
    const [place, said] = line.split(':') as [string, string]
    const turn = turns.get(place)
    if (!turn) throw new Error(`${domain}: there is no message ${place}`)
    const gold = new Set(
      said
        .split(',')
        .map((label) => label.trim().replace(/^see /, '+'))
        .filter(Boolean),
    )
    // What may be labelled in two ways is as `calendar-|imp high`.
    const ours = new Set(read(turn).map((one) => one.split('|').find((label) => gold.has(label)) ?? one.split('|')[0]!))
    const right = [...ours].filter((label) => gold.has(label)).length
    messages++
    hits += right
    found += ours.size
    wanted += gold.size
    if (mode === 'all' && (right < ours.size || right < gold.size))
      console.log(
        `${domain} ${place}: ${turn.text.slice(0, 300)}\n    missed ${[...gold].filter((label) => !ours.has(label)).join(', ')}; not said ${[...ours].filter((label) => !gold.has(label)).join(', ')}`,
      )
  }
  console.log(
    `${domain}: ${messages} messages, ${wanted} things told; precision ${(hits / found).toFixed(3)}, recall ${(hits / wanted).toFixed(3)}`,
  )
}

const SHORTS = ['BLEU', 'Electra', 'GloVe', 'GLUE', 'LLaMA', 'RoBERTa', 'QuAC', 'SWAG']
const REVIEWERS =
  'Ava Li,Daniel Nguyen,Sofia Patel,Andrei Petrov,Morgan Reed,Joseph Santos,Ethan Smith,Noah Wilson'.split(',')

function readAssignment({ text, question, before }: Turn): string[] {
  const labels = {
    papers: SHORTS.map((short) => ({ short, title: short })),
    reviewers: REVIEWERS,
  }
  const reader = readerFor(labels)
  const references = new References(reader, labels)
  for (const earlier of before) references.resolve(earlier)
  const name = (about: About): string | undefined => {
    const id = (kind: string): number | undefined => {
      const found = about.find((mention) => mention.kind === kind)?.id
      return typeof found === 'number' ? found : undefined
    }
    const [reviewer, paper] = [id('reviewer'), id('paper')]
    return reviewer === undefined || paper === undefined
      ? undefined
      : `${REVIEWERS[reviewer]!.split(' ')[0]} ${SHORTS[paper]}`
  }
  const signOf = (act: Act): string | undefined => {
    if (act.type === 'inform') return act.grade.raw || act.grade.value > 0.56 ? '+' : act.grade.value > 0.4 ? '0' : '-'
    if (act.type === 'propose') return act.yes ? '+' : '-'
    return act.type === 'unknown' ? '?' : undefined
  }
  return reader.read(references.resolve(text), question).flatMap(({ acts }) =>
    acts.flatMap((act) => {
      const sign = signOf(act)
      const cell = sign !== undefined && 'about' in act ? name(act.about) : undefined
      return cell === undefined ? [] : [`${cell} ${sign}`]
    }),
  )
}

function readMediation({ text, question, game, flights }: Turn): string[] {
  const dates = ['2023-05-31', '2023-06-01', '2023-06-02']
  const english = englishFor(dates)
  const room = game.log.find((line: any) => line.text === text).room
  const calendar = game.state.users[room].calendar.filter(({ shared }: any) => shared)
  const heard: Heard = {
    shared: calendar.map(() => undefined),
    own: [],
    windows: [],
    asked: false,
  }
  const proposed = flights && game.state.users[room].flights[flights[room]!]
  hear(english, heard, { text, question, ...(proposed && { proposed }) }, calendar, dates)
  const level = (mean: number): string => `imp ${mean > 6.5 ? 'high' : mean > 4 ? 'mid' : 'low'}`
  const importances = [...heard.shared, ...heard.own.map(({ importances }) => importances)].flatMap((some) =>
    !some || some.length === 10 ? [] : [level(some.reduce((sum, importance) => sum + importance, 0) / some.length)],
  )
  const told = english.reader.read(text).flatMap((sentence) => {
    const namesTime = english.times.find(sentence.tokens).length > 0
    const missed = missedIn(sentence.tokens, { namesTime, asks: sentence.asks, question })
    const costs = proposed ? Object.entries(costsIn(sentence, english.times) ?? {}) : []
    return [
      ...(missed ? [`${level(missed.sum / missed.count)}${missed.sum > 6.5 ? '|calendar-' : ''}`] : []),
      ...costs.flatMap(([part, cost]) =>
        missed && part === 'calendar' ? [] : [`${part}${cost === 'fine' || Number(cost) > 0 ? '+' : '-'}`],
      ),
    ]
  })
  return [...importances, ...heard.windows.map(({ points }) => (points > 0 ? 'fly' : 'busy')), ...told]
}

compare('planning', PLANNING, readPlanning)
compare('assignment', ASSIGNMENT, readAssignment)
compare('mediation', MEDIATION, readMediation)
