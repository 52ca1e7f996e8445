/** Whether two names that stand together are proposed, or only spoken of. */
import type { About } from './acts.ts'
import type { Token } from './tokens.ts'
import { wordSet } from './typing/word-set.ts'

/** With one of these in it a sentence puts somebody somewhere, whatever else it says. */
const PUTS = wordSet(
  `put puts putting place placing assign assigns assigning give gives giving go goes going take takes taking want wants use using keep choose chosen pick picked select selected slated
   suggest propose proposal recommend vote opt lean leaning switch swap move set stick fix pair pairing bring brings consider considered considering
   start starting begin case like prefer think thinking let lets should could can maybe possibility entrust entrusted urge insist save saves saving reserve reserved`,
)
/** These say nothing of anybody. */
const EMPTY = wordSet(
  `get gets getting have has having had do does doing need needs will would may might must shall leave leaves fit match cover covers handle handles review reviews reviewed reviewer
   reviewing reviewers paper papers thing guess say said believe feel hope wonder try trying plan planning preferred see sees know tell make makes sense sure fine ok okay great good
   perfect nice yes yeah right agree agreed accept deal assigned placed given matched matching paired i we you he she they it me us him her them my our your his their its this that
   these those there here who whom which what one ones the a an and or but so then also too as with for on in at to of from by if because since about instead rather than is are was
   were be been being am not no never maybe just still even now again first second third last next please thanks thank well both each all every other out up off over down into onto
   back best big option options choice candidate way spot slot left remaining remains free available open already unless until while when where how more most very quite pretty least name
   hands thousand times whole table mind happy glad love comes come close near`,
)

/** Whether what stands around names says more of them than that they go together. */
export function saysMore(
  tokens: readonly Token[],
  { about, yes }: { readonly about: About; readonly yes: boolean },
  isMention: (at: number) => boolean,
): boolean {
  const named = about.filter(({ from, to }) => to <= tokens.length && isMention(from))
  const [first, last] = [Math.min(...named.map(({ from }) => from)), Math.max(...named.map(({ to }) => to))]
  const from = tokens.slice(0, first).findLastIndex(({ kind }) => kind === 'mark') + 1
  const end = tokens.findIndex(({ kind }, at) => at >= last && kind === 'mark')
  const words = tokens
    .slice(from, end < 0 ? tokens.length : end)
    .filter(({ kind, value }, i) => kind === 'word' && value === undefined && !isMention(from + i))
  // "Carries Delta without much strain": what is lacking there is not the one who is named.
  if (!yes && !words.some(({ text }) => text === 'without' || text === 'neither')) return false
  return !words.some(({ text }) => PUTS.has(text)) && words.some(({ text }) => !EMPTY.has(text) && !text.endsWith('ly'))
}
