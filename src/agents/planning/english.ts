/** How words about wishes are read in Planning: which features, values and sites are wanted, and which are not. */
import { FEATURES, SITE_TYPES } from '../../games/planning/index.ts'
import { wayOf } from './verbs.ts'
import { TASTE_LIKING } from './likes.ts'
import { asMeant } from './as-meant.ts'
import { FEATURE_NAMES, LOOKALIKES, VALUE_FORMS } from './words.ts'
import { COMMON, Reader, type Act, type Name } from '../english/index.ts'

/** Which way somebody leans on something. */
export type Leaning = 'for' | 'against' | 'indifferent'

const TASTES = ['cuisine', 'alcohol type', 'ambience'] as const

const readers = new Map<string, Reader>()

export function readerFor(sites: readonly string[]): Reader {
  const key = sites.join('\n')
  let reader = readers.get(key)
  if (!reader) {
    if (readers.size > 50) readers.clear()
    reader = new Reader({
      names: namesOf(sites),
      axes: ['thing'],
      scale: TASTE_LIKING,
    })
    readers.set(key, reader)
  }
  return reader
}

/** "And this is the best of them", "I present the optimal plan, which …". */
const BEST_OF_THEM =
  /(?:^|[.!?\n,:;]|\b(?:and|so)\b) ?(?:so |here )?(?:(?:this|that) (?:one |plan )?is|here is|here's) (?:clearly |simply |by far |truly )?the (?:very )?best of (?:them(?: all)?|the lot|the bunch|(?:all )?(?:these|those)|the (?:possibilities|options|combinations|alternatives))(?= ?(?:[.!:;\n]|$))|\b(?:i|we)\b[^.!?;\n]{0,40} (?:present|offer|propose|submit) (?:you )?(?:with )?(?:the|an) (?:optimal|optimum|best possible|perfect) (?:plan|day|itinerary|route|tour|solution)\b/i

/** Whether a message announces that nothing better is to be had. */
export const announces = (text: string): boolean =>
  BEST_OF_THEM.test(text) ||
  readerFor([])
    .read(asMeant(text))
    .some(({ acts }) => acts.some(({ type }) => type === 'final'))

const spoken = (name: string): string =>
  name
    .toLowerCase()
    .replace(/['’]s\b/g, '')
    .replace(/[^a-z0-9à-ÿ]+/g, ' ')
    .trim()

const namesOf = (sites: readonly string[]): Name[] => [
  { kind: 'other', id: 'other', forms: LOOKALIKES, exact: true },
  ...sites.map((name) => ({ kind: 'site', id: name, forms: siteForms(name) })),
  ...shortForms(sites).map(([name, word]) => ({
    kind: 'site',
    id: name,
    forms: [word],
    exact: true,
  })),
  ...Object.entries(FEATURE_NAMES).map(([id, forms]) => ({
    kind: 'feature',
    id,
    forms,
    exact: true,
  })),
  ...TASTES.flatMap((feature) =>
    (FEATURES[feature]!.values as readonly string[]).flatMap((value) => {
      const forms = VALUE_FORMS[value] ?? [value]
      const isShort = (form: string): boolean => value.length < 6 || form.length < 6
      // Short words must be spelt right: a "post" is not posh.
      return [
        { kind: feature, id: value, exact: true, forms: forms.filter(isShort) },
        { kind: feature, id: value, forms: forms.filter((form) => !isShort(form)) },
      ].filter((name) => name.forms.length > 0)
    }),
  ),
  ...SITE_TYPES.map((type) => ({
    kind: 'type',
    id: type,
    exact: true,
    forms: [
      type,
      `${type}s`,
      ...(type === 'cafe'
        ? ['café', 'cafés', 'coffee shop', 'coffee shops']
        : type === 'shop'
          ? ['shopping', 'store', 'stores', 'mall']
          : []),
    ],
  })),
]

/** Words in names of sites that are said of other things too. */
const ORDINARY = new Set(
  'historical society central common garden gardens market coffee kitchen museum gallery street summer little golden copper morning velvet button thread orchard meadow machines tavern cellar bridge memorial wonders pepper landmark restaurant square corner center centre national modern public family friends places maritime grounds plaza harbor island village church castle station theater theatre school palace temple ladle table square'.split(
    ' ',
  ),
)

/** "The Hindenberg": a word that belongs to one site alone, and to nothing else that people speak of. */
function shortForms(sites: readonly string[]): (readonly [name: string, word: string])[] {
  const words = sites.map((name) => spoken(name).split(' '))
  const isOwn = (word: string): boolean => words.filter((some) => some.includes(word)).length === 1
  return sites.flatMap((name, i) =>
    words[i]!.length < 2
      ? []
      : words[i]!.filter((word) => word.length > 5 && !ORDINARY.has(word) && !COMMON.has(word) && isOwn(word)).map(
          (word) => [name, word] as const,
        ),
  )
}

/** `&` is said "and", `'s` is no word of its own, and the article may be left out. */
function siteForms(name: string): string[] {
  const plain = spoken(name)
  const full = [
    plain,
    spoken(name.replaceAll('&', ' and ')),
    name
      .toLowerCase()
      .replaceAll('&', ' & ')
      .replace(/['’]s\b/g, '')
      .replace(/ +/g, ' '),
  ]
  return [
    ...new Set(
      full.flatMap((form) => (form.startsWith('the ') && form.split(' ').length > 2 ? [form, form.slice(4)] : [form])),
    ),
  ]
}

const SEEKS =
  /^\W*(?:(?:hi|hey|hello|so|and|ok|okay|please|also)\W+)*(?:(?:do|would) you (?:know|have|happen to know)|(?:is|are) there (?:an?|any(?:thing|where|place)?|some(?:thing|where|place)?|one)\b|any|(?:can|could|may|shall|should) (?:we|i|you)|where|what about|how about|got any)(?!.*\b(?:not|no|n't|avoid|without|too)\b)/i

/** What a clause leans to: by `kind id`, as `cuisine thai`, `feature live music`, `site Kite Hill`. */
export function leaningsIn(clause: string, sites: readonly string[]): Map<string, Leaning> {
  const leanings = new Map<string, Leaning>()
  const lean = (about: readonly { kind: string; id: string | number }[], leaning: Leaning): void => {
    for (const { kind, id } of about) leanings.set(`${kind} ${id}`, leaning)
  }
  const reader = readerFor(sites)
  for (const { acts, tokens } of reader.read(clause)) {
    const mentions = acts.length > 0 ? reader.find(tokens) : []
    const isNamed = (at: number): boolean => mentions.some(({ from, to }) => from <= at && at < to)
    for (const act of acts)
      if (act.type === 'propose' && act.yes) {
        const [{ kind, from, to } = { kind: '', from: 0, to: 0 }] = act.about
        const way = TASTES.some((taste) => taste === kind) ? wayOf(tokens, from, to, isNamed) : 'for'
        if (way !== 'unclear') lean(act.about, way)
      } else if (act.type === 'ask') {
        // "Do you know a Thai place?"
        if (SEEKS.test(clause))
          lean(
            act.about.filter(({ kind }) => TASTES.some((taste) => taste === kind)),
            'for',
          )
      } else note(act, lean)
  }
  // "We live above a Chinese restaurant; unwanted": concluded of all that is named.
  const concluded = leanings.size === 0 ? /\b(un)?wanted\W*$/.exec(clause) : null
  if (concluded)
    for (const { tokens } of reader.sentences(clause))
      lean(
        reader.find(tokens).filter(({ kind }) => kind !== 'site' && kind !== 'type' && kind !== 'other'),
        concluded[1] ? 'against' : 'for',
      )
  return leanings
}

function note(
  act: Act,
  lean: (about: readonly { kind: string; id: string | number }[], leaning: Leaning) => void,
): void {
  if (act.type === 'inform')
    lean(act.about, act.grade.value > 0.55 ? 'for' : act.grade.value > 0.4 ? 'indifferent' : 'against')
  else if (act.type === 'propose') lean(act.about, act.yes ? 'for' : 'against')
  else if (act.type === 'compare' && act.much >= 0) {
    lean(act.better, 'for')
    lean(act.worse, 'against')
  }
}
