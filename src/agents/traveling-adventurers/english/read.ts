/** Reads a message of a partner, a person's or an agent's, as acts. What it cannot read it hands on as it is. */
import { longestMessage } from '../../../games/traveling-adventurers/index.ts'
import { evenly } from '../../english/index.ts'
import { rewrite } from '../../english/typing/rewriting.ts'
import type { Act, Pair } from './acts.ts'
import type { Place } from './coins.ts'
import { ASKED_PLAINLY } from './asked-plainly.ts'
import { spellColumns } from './columns.ts'
import { partConcludingPaths } from './concluding-paths.ts'
import { partDecidedRooms } from './decided-rooms.ts'
import { replaceRoom, withoutKept } from './corrections.ts'
import { partLeadingNumbers } from './leading-numbers.ts'
import { withoutLeads } from './lead-ins.ts'
import { withLeftOutCommas } from './left-out-commas.ts'
import { nameMeantHallway } from './hallways-meant.ts'
import { joinLines } from './lines.ts'
import { nameBothRooms } from './linked-rooms.ts'
import { withRoomBehind } from './loose-rows.ts'
import { type House, Message } from './message.ts'
import { spellObjects } from './objects.ts'
import { withoutOwnSum } from './own-sums.ts'
import { setRight } from './misquoted.ts'
import { nameOwners } from './owners.ts'
import { withoutPathDescribed } from './paths-described.ts'
import { PLEASANTRIES } from './pleasantries.ts'
import { withoutPraiseOfNumbers } from './praised-numbers.ts'
import { dropAround } from './prefaces.ts'
import { nameRooms } from './pronouns.ts'
import { passagesOf } from './quoting.ts'
import { spellPartedTables } from './parted-tables.ts'
import { partFromSteps } from './restated.ts'
import { proposeRows } from './rooms-in-a-row.ts'
import { withoutBoundedRest } from './rest-bounded.ts'
import { spellRoomsInCommon } from './rooms-in-common.ts'
import { headDescribedRows } from './rows-described.ts'
import { headRows } from './rows-headed.ts'
import { headRowsLast, spellBoth } from './rows-headed-last.ts'
import { withoutSaidComplete } from './said-complete.ts'
import { inSmallLetters } from './shouted.ts'
import { SPELLED_OUT } from './spelled-out.ts'
import { secondReading } from '../second-reader/index.ts'
import { hear, takeIn } from './take-in.ts'
import { withoutThoughts } from './thoughts.ts'
import { createLexicon, withoutSlips, type Lexicon } from './lexicon.ts'
import { cut, type Token } from './tokens.ts'
import { partWaysHome } from './ways-home.ts'
import { weigh } from './weigh.ts'

export interface Reading {
  readonly acts: readonly Act[]
  /** Where "there" is for whoever speaks next. */
  readonly there?: Place
  /** The speaker's hallway that it speaks of and tells no number of, which a bare number next is of. */
  readonly untold?: Pair
}

/** What is spelled out within each sentence, in order. */
const IN_A_SENTENCE: readonly ((tokens: readonly Token[]) => readonly Token[])[] = [
  withoutPathDescribed,
  withoutOwnSum,
  withoutKept,
  nameMeantHallway,
  replaceRoom,
  nameBothRooms,
  spellBoth,
  headRowsLast,
  headRows,
  spellRoomsInCommon,
]

export type Reader = (text: string, there?: Place) => Reading

/**
 * A reader for one house. `there`: the room that the talk has come to, for "from there I have …". What is read is kept for
 * a while, since in self-play both seats read the same words. What is longer than a message of the game can be, as in a
 * log from elsewhere, is read as far as that. `alone`: by the grammar alone.
 */
export function createReader(house: House, { alone = false } = {}): Reader {
  const lexicon = createLexicon(house.rooms)
  const name = `${JSON.stringify(house)} ${alone}`
  return (given, there) => {
    const typed = given.slice(0, longestMessage)
    // In several lines spaces may lay out columns.
    const text = typed.includes('\n') ? typed : evenly(typed)
    const key = `${name} ${there ? `${there.room} ${there.sure}` : ''} ${text}`
    const known = recent.get(key)
    if (known) return known
    const message = new Message(house, there)
    const passages = passagesOf(
      spellColumns(
        spellObjects(
          plainlyTyped(withoutBoundedRest(withoutSaidComplete(withoutThoughts(text), house.rooms)), lexicon),
        ),
      ),
    )
    for (const passage of passages) {
      const cutUp = cut(passage.text, lexicon).map((sentence) => {
        const kept = dropAround(sentence)
        return { ...kept, tokens: IN_A_SENTENCE.reduce((tokens, spelled) => spelled(tokens), kept.tokens) }
      })
      const whole = joinLines(
        nameOwners(nameRooms(partLeadingNumbers(withRoomBehind(headDescribedRows(cutUp))))),
        house.rooms,
      )
      const parted = partConcludingPaths(partDecidedRooms(partFromSteps(proposeRows(whole))), house.rooms)
      const sentences = partWaysHome(parted, house.rooms)
      if (passage.quoted) hear(message, sentences)
      else takeIn(message, sentences)
    }
    weigh(message, passages.flatMap((passage) => (passage.quoted ? [] : [passage.text])).join('\n'))
    const { there: place, untold } = message
    const acts = alone ? message.acts : secondReading(text, message.acts, house, lexicon)
    const isTold = message.told.some(({ a, b }) => untold?.includes(a) && untold.includes(b))
    const reading = { acts, ...(place && { there: place }), ...(untold && !isTold && { untold }) }
    if (recent.size >= MAX_RECENT) recent.clear()
    recent.set(key, reading)
    return reading
  }
}

/** As somebody who types with care would have typed it. */
function plainlyTyped(text: string, lexicon: Lexicon): string {
  const right = spellPartedTables(withoutSlips(inSmallLetters(text, lexicon.letters), lexicon), lexicon)
  const said = withoutPraiseOfNumbers(withoutLeads(rewrite(right, SPELLED_OUT, PLEASANTRIES, ASKED_PLAINLY)))
  return withLeftOutCommas(setRight(said))
}

/** Reading depends on nothing but the house, the place and the words, so that keeping it changes nothing. */
const recent = new Map<string, Reading>()
const MAX_RECENT = 200
