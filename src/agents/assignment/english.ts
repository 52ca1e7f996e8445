/** How players of Assignment are read: reviewers and papers, and how well one fits the other. */
import { COMMON, measuresIn, QUALITY, Reader, type Name } from '../english/index.ts'
import type { AssignmentKnows } from '../../games/assignment/index.ts'

export type Labels = Pick<AssignmentKnows, 'papers' | 'reviewers' | 'aliases'>

/** Names for a whole row or column: everybody who was not spoken of. */
export const OTHERS = 'others'
export const NOBODY = 'nobody'

const readers = new Map<string, Reader>()

export function readerFor({ papers, reviewers, aliases }: Labels): Reader {
  const key = [...papers.map(({ short }) => short), ...reviewers, ...(aliases ?? [])].join('\n')
  let reader = readers.get(key)
  if (!reader) {
    if (readers.size > 20) readers.clear()
    reader = new Reader({
      names: namesOf({ papers, reviewers, ...(aliases && { aliases }) }),
      axes: ['reviewer', 'paper'],
      scale: QUALITY,
      numbers: true,
      compose: measuresIn,
    })
    readers.set(key, reader)
  }
  return reader
}

function namesOf({ papers, reviewers, aliases = [] }: Labels): Name[] {
  const parts = reviewers.map((name) => name.toLowerCase().split(' '))
  const isOwn = (word: string): boolean => parts.filter((words) => words.includes(word)).length === 1
  return [
    ...reviewers.map((name, id) => {
      const full = name.toLowerCase()
      const alias = aliases[id]?.toLowerCase()
      const first = parts[id]![0]!
      // Two letters are a word of their own: "Li", but also "No".
      const shorter = parts[id]!.filter((word) => isOwn(word) && word.length > 1)
      const forms = [full, ...shorter, ...nicknames(first, isOwn), ...(alias ? [alias] : [])]
      return { kind: 'reviewer', id, forms: [...new Set(forms.flatMap((form) => [form, ...ofForm(form)]))] }
    }),
    ...papers.map(({ short, title }, id) => ({
      kind: 'paper',
      id,
      forms: [
        ...new Set([short.toLowerCase(), titleForm(title), ...hastyForms(short.toLowerCase()), ...placeForms(id)]),
      ],
    })),
    {
      kind: 'reviewer',
      id: OTHERS,
      exact: true,
      forms: [
        'everyone else',
        'everybody else',
        'the rest',
        'all others',
        'the others',
        'all the others',
        'anyone else',
        'the remaining ones',
        'the remainder',
        'all the rest',
        'the other ones',
        ...['reviewers', 'people', 'candidates'].flatMap((word) => [`the remaining ${word}`, `the other ${word}`]),
        'others',
      ],
    },
    { kind: 'reviewer', id: NOBODY, exact: true, forms: ['nobody', 'no one', 'nobody else', 'no one else'] },
  ]
}

/** "Avas", without its apostrophe; longer names are known by their likeness. */
const ofForm = (form: string): string[] => (form.length === 3 && /^[a-z]+[^s]$/.test(form) ? [`${form}s`] : [])

/** Words that a hasty hand makes of a name by two letters in each other's place: "blue" of "BLEU". */
const hastyForms = (name: string): string[] =>
  [...name]
    .map((_, i) => `${name.slice(0, i)}${name[i + 1] ?? ''}${name[i]}${name.slice(i + 2)}`)
    .filter((form) => form !== name && COMMON.has(form))

const ORDINALS = 'first second third fourth fifth sixth seventh eighth ninth tenth'.split(' ')

/** "Column 6", "the 6th paper", "the sixth column". */
function placeForms(id: number): string[] {
  const suffix = ['st', 'nd', 'rd'][id] ?? 'th'
  return ['paper', 'column'].flatMap((word) => [
    `${word} ${id + 1}`,
    `${word} number ${id + 1}`,
    `${id + 1} ${suffix} ${word}`,
    ...(ORDINALS[id] ? [`${ORDINALS[id]} ${word}`] : []),
  ])
}

const titleForm = (title: string): string =>
  title
    .toLowerCase()
    .replace(/[^a-z0-9' ]+/g, ' ')
    .replace(/ +/g, ' ')
    .trim()

/** Short forms of the names in use: "Jo", "Dan", "Dan's". */
const nicknames = (first: string, isOwn: (word: string) => boolean): string[] =>
  (
    {
      joseph: ['jo', 'joe'],
      daniel: ['dan', 'danny'],
      noah: [],
      andrei: ['andre', 'andy'],
      sofia: ['sophia', 'sofie'],
      ethan: [],
    } as Record<string, string[]>
  )[first]?.filter((name) => !isOwn(name)) ?? []
