/** LLM-Co's prompts in kitchens: appendix C of the paper, or chats that the authors' code was recorded with. */
import { InvalidInput } from '../../../core/errors.ts'
import type { Message } from '../../../core/model.ts'
import { layouts } from '../../../games/overcooked/index.ts'
import { between } from '../../prompts/passages.ts'
import type { FoundPrompts, Recipe } from '../../prompts/recipe.ts'
import type { Source } from '../../prompts/sources.ts'

export const llmCo: Recipe = {
  paper: 'llm-co',
  takes:
    'the paper’s text (its appendix C), or recordings of the authors’ code (JSON lines with "layout" and "prompts")',
  find: (sources) => [...fromPaper(sources), ...fromRecordings(sources)],
}

const ME = '{me}'
const PARTNER = '{partner}'
const PLACE = /LAYOUT_DESCRIPTION\.?/

function fromPaper(sources: readonly Source[]): FoundPrompts[] {
  const source = sources.find(({ name, read }) => !name.includes('jsonl') && read().includes('LAYOUT_DESCRIPTION'))
  if (!source) return []
  const task = between(
    source,
    /Overcooked Task Description Prompt:/,
    /Overcooked Coordination Task Description Prompt:/,
  )
  const helping = between(source, /Overcooked Coordination Task Description Prompt:/, /Layout Prompts \(Overcooked\):/)
  const printed = source.read().slice(source.read().search(/Layout Prompts \(Overcooked\):/))
  const texts: Record<string, string> = {}
  for (const [title, kitchen] of TITLES) {
    const text = layoutText(printed, title)
    if (text === undefined) throw new InvalidInput(`${source.path}: no layout prompt follows "${title}"`)
    for (const [name, template] of [
      [kitchen, task],
      [`${kitchen}.directive`, helping],
    ] as const)
      texts[`${name}.txt`] = nameSlots(template).replace(PLACE, () => text)
  }
  return [{ edition: 'paper', whole: false, from: [source], texts }]
}

/** The kitchens as the paper calls them; its Asymmetric Advantages is the wide one. */
const TITLES = [
  ['Cramped Room', 'cramped-room'],
  ['Asymmetric Advantages', 'asymmetric-advantages-11'],
  ['Forced Coordination', 'forced-coordination'],
  ['Coordination Ring', 'coordination-ring'],
  ['Counter Circuit', 'counter-circuit'],
  ['Gated Delivery', 'gated-delivery'],
  ['Locked', 'locked'],
] as const

/** The paragraph under a layout's title. */
function layoutText(printed: string, title: string): string | undefined {
  const paragraphs = printed.split(/\n\s*\n/).map((one) => one.trim())
  const at = paragraphs.findIndex((one) => one.replaceAll('*', '').endsWith(title))
  return at < 0 ? undefined : paragraphs[at + 1]?.replace(/\s*\n\s*/g, ' ')
}

/** The paper prints one cook's prompt, with the names that its authors' program fills in. */
const nameSlots = (text: string): string => text.replace(/\bAlice\b/g, ME).replace(/\bBob\b/g, PARTNER)

interface Recorded {
  readonly layout: string
  readonly version?: string
  readonly prompts?: readonly [readonly Message[], readonly Message[]]
}

/** How the authors' code names kitchens. */
const CODE_NAMES: Readonly<Record<string, string>> = {
  cramped_room: 'cramped-room',
  asymmetric_advantages: 'asymmetric-advantages-11',
  coordination_ring: 'coordination-ring',
  forced_coordination: 'forced-coordination',
  counter_circuit_o_1order: 'counter-circuit',
  soup_passing: 'soup-passing',
  soup_passing_door: 'locked',
  no_counter_door: 'gated-delivery',
}

function fromRecordings(sources: readonly Source[]): FoundPrompts[] {
  const found = new Map<FoundPrompts['edition'], { from: Source[]; texts: Record<string, string> }>()
  for (const source of sources.filter(({ name }) => name.includes('jsonl')))
    for (const recorded of chatsIn(source)) {
      const edition = editionOf(recorded)
      const kitchen = CODE_NAMES[recorded.layout]
      if (!kitchen || !layouts.some(({ name }) => name === kitchen)) continue
      const { from, texts } = found.get(edition) ?? { from: [], texts: {} }
      if (!from.includes(source)) from.push(source)
      Object.assign(texts, textsOf(kitchen, recorded.prompts!, source))
      found.set(edition, { from, texts })
    }
  return [...found].map(([edition, rest]) => ({ edition, whole: true, ...rest }))
}

function chatsIn(source: Source): Recorded[] {
  return source
    .read()
    .split('\n')
    .flatMap((line) => {
      if (!line.includes('"prompts"') || !line.includes('"layout"')) return []
      try {
        const recorded = JSON.parse(line) as Recorded
        const isChat = (messages: unknown) => Array.isArray(messages) && messages.every((one) => 'content' in one)
        return recorded.prompts?.length === 2 && recorded.prompts.every(isChat) ? [recorded] : []
      } catch {
        return []
      }
    })
}

/** The authors' later code no longer asks for an explanation. */
const editionOf = ({ prompts }: Recorded): FoundPrompts['edition'] =>
  prompts![0].some(({ content }) => content.includes('Explanation:')) ? 'first-code' : 'later-code'

/** One text for each message that comes before the first state. */
function textsOf(kitchen: string, [alice, bob]: readonly [readonly Message[], readonly Message[]], source: Source) {
  const names = { system: 'system', user: kitchen, assistant: 'reply' } as const
  return Object.fromEntries(
    alice.map(({ role, content }, i) => {
      const other = bob[i]
      if (other?.role !== role) throw new InvalidInput(`${source.path}: both cooks’ chats of ${kitchen} differ in form`)
      return [`${names[role]}.txt`, compareNames(content, other.content, `${source.path}: ${kitchen}`)]
    }),
  )
}

/** What both cooks are told, with a slot where each reads another name. */
function compareNames(alices: string, bobs: string, where: string): string {
  const NAMES = /\b(Alice|Bob)\b/
  const [own, other] = [alices.split(NAMES), bobs.split(NAMES)]
  if (own.length !== other.length) throw new InvalidInput(`${where}: the cooks are told different things`)
  return own
    .map((piece, i) => {
      if (piece === other[i]) return piece
      if (piece === 'Alice' && other[i] === 'Bob') return ME
      if (piece === 'Bob' && other[i] === 'Alice') return PARTNER
      throw new InvalidInput(`${where}: the cooks are told different things`)
    })
    .join('')
}
