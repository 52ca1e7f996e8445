/** The published theory-of-mind questions, from a file of their cleaned form, as a plan that can be run. */
import { InvalidInput } from '../../../core/errors.ts'
import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { z } from 'zod'
import { validate } from '../../../core/schema.ts'
import type { Aspect, Question } from '../../../games/theory-of-mind/index.ts'
import type { Importer } from '../importer.ts'
import { makeFolder } from '../../../node/make-folder.ts'

/** As much of an item as is used here. */
const item = z.object({
  id: z.string(),
  scenario: z.string(),
  game: z.string(),
  qtype: z.enum(['EC', 'TOM', 'JP']),
  game_description: z.string(),
  state: z.string().nullish(),
  question: z.string(),
  options: z.array(z.object({ key: z.string(), text: z.string() })),
  /** The key as published: letters with commas between, by the published letters. */
  gold_raw: z.string(),
  /** The key as repaired, by the letters of `options`. */
  gold: z.array(z.string()),
})

const file = z.object({ items: z.array(item).min(1) })
type Item = z.output<typeof item>

const aspects: Readonly<Record<Item['qtype'], Aspect>> = { EC: 'environment', TOM: 'intention', JP: 'action' }

/** Reads the questions of such a file. Throws {@link InvalidInput} with what is wrong in it. */
export function readPublishedQuestions(path: string): Question[] {
  let text: string
  try {
    text = readFileSync(path, 'utf8')
  } catch (error) {
    throw new InvalidInput(`cannot read ${path}: ${(error as Error).message}`)
  }
  let data: unknown
  try {
    data = JSON.parse(text)
  } catch {
    throw new InvalidInput(`${path} is not JSON; give the file with the list "items" (dev.json)`)
  }
  return validate(file, data, path).items.map(toQuestion)
}

function toQuestion(from: Item): Question {
  const [asked, listed] = splitOptions(from.question)
  const lines = asked.split('\n').map((line) => line.trim())
  const last = lines.findLastIndex((line) => line !== '')
  const situation = lines.slice(0, last).join('\n').trim()
  const raw = publishedLetters(listed, from.options.length)
  const wanted = from.gold_raw.split(',').map((letter) => letter.trim())
  return {
    id: from.id,
    scenario: from.scenario,
    game: from.game.replaceAll('_', '-'),
    aspect: aspects[from.qtype],
    description: from.game_description,
    situation: situation || from.state || from.game_description,
    question: lines[last]!,
    options: from.options,
    answers: from.gold,
    published: from.options.filter(({ key }, place) => wanted.includes(raw?.[place] ?? key)).map(({ key }) => key),
  }
}

/** What is asked, and the options as they were listed under it. */
function splitOptions(text: string): [asked: string, listed: string] {
  const cut = [...text.matchAll(/^\s*available (?:answers|actions)\s*:/gim)].at(-1)
  return cut ? [text.slice(0, cut.index), text.slice(cut.index + cut[0].length)] : [text, '']
}

/** The published letter of each option, where they can be read: some items give one letter twice, or leave one out. */
function publishedLetters(listed: string, count: number): string[] | undefined {
  const letters = [...listed.matchAll(/^\s*([A-Z])[.)]/gm)].map(([, letter]) => letter!)
  return letters.length === count ? letters : undefined
}

export const theoryOfMindImporter: Importer = {
  name: 'theory-of-mind',
  about: 'The published questions of the LLM-Coordination paper (a JSON file with "items"), as a plan to run.',
  async run(path, into) {
    const questions = readPublishedQuestions(path)
    const plan = { game: 'theory-of-mind', config: { questions }, agents: ['random'], episodes: questions.length }
    makeFolder(into)
    const target = join(into, `theory-of-mind-${basename(path, '.json')}.json`)
    writeFileSync(target, `${JSON.stringify(plan, null, 1)}\n`)
    const spoilt = questions.filter(({ answers, published }) => !answers.some((key) => published!.includes(key)))
    return [
      `${questions.length} questions about ${new Set(questions.map(({ scenario }) => scenario)).size} situations in ${target}`,
      `the published key marks every right answer wrong in ${spoilt.length} of them${spoilt.length ? `: ${spoilt.map(({ id }) => id).join(', ')}` : ''}`,
      `play them with: roundtable run ${target} --agents cot --model <provider:model>`,
    ]
  },
}
