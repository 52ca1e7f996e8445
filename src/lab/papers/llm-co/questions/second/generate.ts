/** Writes the second edition of our theory-of-mind questions: `npm run generate:theory-of-mind-2`. */
import { readFileSync, writeFileSync } from 'node:fs'
import { Random } from '../../../../../core/random.ts'
import type { QuestionGroup, QuestionSet } from '../../../../../games/theory-of-mind/index.ts'
import { drawGroups } from './draw-groups.ts'
import { counts, families } from './families.ts'
import type { Family, Item } from './family.ts'

/** All groups of one family. */
export const drawFamily = (family: Family, count = counts[family.name]!): Item[][] =>
  drawGroups(family, count, new Random(2026, 'theory of mind', family.name))

/** A group as it is kept: what its questions have in common stands once. */
function keep(family: Family, group: readonly Item[], id: string): QuestionGroup {
  const [{ description, question, options, slots }] = group as [Item]
  return {
    id,
    family: family.name,
    game: family.game,
    aspect: family.aspect,
    description,
    question,
    options,
    told: slots,
    items: group.map((item) => ({
      but: Object.fromEntries([...item.slots.entries()].filter(([i, slot]) => slot !== slots[i])),
      answer: item.right,
      why: item.why,
      facts: item.facts,
    })),
  }
}

/** The groups of one family, as they are kept. */
export function generateFamily(family: Family): QuestionGroup[] {
  const drawn = drawFamily(family)
  console.log(`${family.name}: ${drawn.flat().length} questions in ${drawn.length} groups`)
  return drawn.map((group, i) => keep(family, group, `${family.name}-${i + 1}`))
}

/** All groups with the descriptions that they name. */
function gather(groups: readonly QuestionGroup[]): QuestionSet {
  const used = new Set(groups.map(({ description }) => description))
  const descriptions = Object.assign({}, ...families.map((family) => family.descriptions)) as Record<string, string>
  return { descriptions: Object.fromEntries(Object.entries(descriptions).filter(([name]) => used.has(name))), groups }
}

/** The set as the text of its file, one group a line. */
export const writeSecond = ({ descriptions, groups }: QuestionSet): string =>
  `{\n"descriptions": ${JSON.stringify(descriptions, null, 1)},\n"groups": [\n${groups.map((group) => JSON.stringify(group)).join(',\n')}\n]\n}\n`

/** Where the set lies. */
export const secondFile = new URL('../../../../../../data/theory-of-mind/second.json', import.meta.url)

if (process.argv[1]?.endsWith('second/generate.ts')) {
  // Some minutes a family: those that are named are drawn anew, or all.
  const named = process.argv.slice(2)
  const { groups } = JSON.parse(readFileSync(secondFile, 'utf8')) as QuestionSet
  const drawn = families.flatMap((family) =>
    named.length > 0 && !named.includes(family.name)
      ? groups.filter((group) => group.family === family.name)
      : generateFamily(family),
  )
  writeFileSync(secondFile, writeSecond(gather(drawn)))
}
