/**
 * How many sentence forms the agents of the dialogue games use: `npx tsx bench/forms.ts <run folder> ...`. In a form names and
 * numbers are blank and lists are one item; openings are the first three words of forms, so that wishes in other words count once.
 */
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const folders = process.argv.slice(2)
if (folders.length === 0) throw new Error('say which runs to read')

/** A sentence with names and numbers blank. */
function blank(sentence: string): string {
  const [first = '', ...rest] = sentence.trim().split(/\s+/)
  const words = rest.map((word) => (/^[“"(]?[A-Z]/.test(word) && !/^I\b/.test(word) ? '_' : word))
  return [first, ...words]
    .join(' ')
    .replace(/[+-]?\$?\d[\d:/.,]*(?: [AP]M)?/g, '#')
    .replace(/(?:[_#] ?(?:, |and |or |to |- ?)?)+/g, '_ ')
    .trim()
}

const forms = new Set<string>()
let dialogues = 0
let sentences = 0
for (const folder of folders)
  for (const file of readdirSync(join(folder, 'episodes')).filter((name) => name.endsWith('.jsonl'))) {
    dialogues++
    for (const line of readFileSync(join(folder, 'episodes', file), 'utf8')
      .split('\n')
      .filter(Boolean)) {
      const { type, action } = JSON.parse(line) as { type: string; action?: { type: string; text?: string } }
      if (type !== 'acted' || action?.type !== 'message') continue
      for (const sentence of action.text!.split(/(?<=[.!?])\s+/)) {
        sentences++
        forms.add(blank(sentence))
      }
    }
  }
const openings = new Set([...forms].map((form) => form.split(' ').slice(0, 3).join(' ')))
console.log(`${dialogues} dialogues, ${sentences} sentences: ${forms.size} forms, ${openings.size} openings`)
