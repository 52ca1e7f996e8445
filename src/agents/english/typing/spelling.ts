/**
 * Words of talk that are nearly right: up to two letters may be wrong where no other word is as near. What becomes an action
 * is read by the stricter `Typing` of `src/replies`, which runs in a browser and knows no edit distance.
 */

import { isWord } from './lexicon.ts'

/** Least number of letters to change, insert, leave out or swap with a neighbour. */
function editDistance(a: string, b: string): number {
  let before: number[] = []
  let last = Array.from({ length: b.length + 1 }, (_, j) => j)
  for (let i = 1; i <= a.length; i++) {
    const row = [i]
    for (let j = 1; j <= b.length; j++) {
      const change = last[j - 1]! + (a[i - 1] === b[j - 1] ? 0 : 1)
      row.push(Math.min(change, last[j]! + 1, row[j - 1]! + 1))
      if (i > 1 && j > 1 && a[i - 1] === b[j - 2] && a[i - 2] === b[j - 1])
        row[j] = Math.min(row[j]!, before[j - 2]! + 1)
    }
    before = last
    last = row
  }
  return last[b.length]!
}

/** Whether a word is meant to be a name: the same, or a slip or two away where it is long. */
export function isLike(word: string, name: string): boolean {
  const plain = word.endsWith("'s") ? word.slice(0, -2) : word
  if (plain === name) return true
  if (name.length < 4 || plain.length < 4 || Math.abs(plain.length - name.length) > 2) return false
  const slips = editDistance(plain, name)
  return slips === 1 ? plain[0] === name[0] || name.length > 5 : slips === 2 && name.length > 6 && plain[0] === name[0]
}

/** Words of all talk, which stand for no name, whatever names look like them. */
export const COMMON: ReadonlySet<string> = new Set(
  (
    'about above after again against ahead almost along already also although always among another anyone anything are ' +
    'around back because been before behind being below between board both bring could cover does doing done down each ' +
    'either else enough even ever every everyone everything except find first followed food found from full gets give ' +
    'given gives giving goes going gone have having heard hear here high higher however huge idea into just keep kept ' +
    'kind know knows last later least leave left less like little long look looks lots made make makes making many ' +
    'maybe mean means member might mind more most much must near need needs never next none nothing only other others ' +
    'over part pick place places plan please point points possible pretty prefer probably put quite rather really right ' +
    'same score scores second see seem seems send sent several shall should show side since some somebody someone ' +
    'something soon still such sure take takes talk tell than thank thanks that their them then there these they thing ' +
    'things think this those though through time together told too took total toward towards tried true try trying turn ' +
    'under until upon used using very want wants watch well went were what when where whether which while whole whose ' +
    'will wish with within without work working works would wrong year your yours read live late later early hotel hours ' +
    'span spans swap swaps swapped member huge tire tar fine line lines nine feel felt blue grant treat grate woke were wear well host most cost lost past fast east list mist best rest test west nest box boxes spot spots pass task tasks missed world carry carries carried weight weights weighs thought thoughts listen listened listens follow follows hear hears speak speaks'
  ).split(' '),
)

const stemOf = (word: string): string => word.replace(/(?:e[sd]|ing|[sed])$/, '')

/** Finds the word that a mistyped one is meant to be. Words of four letters or fewer must be right. */
export class Speller {
  readonly #byShape = new Map<string, string[]>()
  readonly #known: ReadonlySet<string>
  readonly #corrected = new Map<string, string>()

  constructor(words: Iterable<string>) {
    this.#known = new Set(words)
    for (const word of this.#known) {
      if (word.length < 5) continue
      for (const length of [word.length - 1, word.length, word.length + 1]) {
        const key = `${word[0]}${length}`
        const list = this.#byShape.get(key)
        if (list) list.push(word)
        else this.#byShape.set(key, [word])
      }
    }
  }

  has(word: string): boolean {
    return this.#known.has(word)
  }

  /** The word itself where it is known, common, or like none or several. */
  correct(word: string): string {
    if (word.length < 5 || this.#known.has(word) || isWord(word)) return word
    const before = this.#corrected.get(word)
    if (before !== undefined) return before
    const near = (this.#byShape.get(`${word[0]}${word.length}`) ?? []).filter(
      // "Sounds" is no slip of "sound", nor "excited" of "excites".
      (known) =>
        !word.startsWith(known) &&
        stemOf(word) !== stemOf(known) &&
        editDistance(word, known) <= (known.length >= 9 ? 2 : 1),
    )
    const nearest = Math.min(...near.map((known) => editDistance(word, known)))
    const closest = near.length > 1 ? near.filter((known) => editDistance(word, known) === nearest) : near
    const corrected = closest.length === 1 ? closest[0]! : word
    if (this.#corrected.size > 5000) this.#corrected.clear()
    this.#corrected.set(word, corrected)
    return corrected
  }
}
