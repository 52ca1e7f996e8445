/**
 * An offer that was refused with nothing said against it: who praises it ("that's what I meant"), wishes for what it has, or asks
 * about one of its pairs is offered it again, with an answer.
 */
import { Answerer } from './answerer.ts'
import { concedes } from './conceding.ts'
import type { About } from '../english/index.ts'
import { ASKS_FOR } from './amend.ts'
import { cellsOf, pairsOf, type Cell } from './cells.ts'
import { answersItself } from './evidence.ts'
import type { Heard } from './ground.ts'
import { refusedOf } from './instead.ts'
import type { Said } from './replies.ts'
import { verdictOn } from './verdicts.ts'

const GOOD =
  '(?:good|great|better|perfect|fine|nice|right|ok|okay|lovely|excellent|wonderful|it|correct|acceptable|alright|all right)'
const PRAISES = new RegExp(
  `\\b(?:(?:exactly|precisely|just|all|that['’]?s|that is|thats|is|was) (?:\\w+ )?what i (?:meant|wanted|want|asked(?: you)?(?: for)?|had in mind|said)|(?:looks?|sounds?|seems?|is|that['’]?s|thats|it['’]?s) (?:(?:very|really|pretty|quite|so|much|a lot|already|all|now|way|even) )*${GOOD}(?! (?:on|for|at|in|with)\\b)|(?:ready|happy|willing) to (?:accept|agree|take it)|before i (?:say yes|agree|accept|take)|(?:plan|proposal|offer|suggestion|arrangement|assignment|whole thing|rest)(?: itself| as such| as a whole)? (?:is|was|looks?|looked|seems?|seemed) (?:(?:very|really|pretty|quite|perfectly|just|absolutely|all|actually|still|so|otherwise) )*${GOOD}|let(?:['’]s| us) (?:just )?(?:have|take|do|keep|go with) (?:it|that|this)|i (?:really |did |do )?(?:liked?|loved?) (?:it|this|that|(?:the|your) (?:plan|proposal|offer|suggestion))|i(?:['’]?d| would|['’]?ll| will)? (?:accept|agree|take (?:it|that|this))\\b|i (?:just )?said yes)|^\\W*(?:yes|yeah|yep|perfect|great|good|fine|excellent|wonderful|lovely|better|much better|almost perfect)\\b`,
  'i',
)
/** Whatever is said with one of these may be against it. */
const BUT_FOR =
  /\b(?:not|no|never|nothing|except|however|although|though|rather|almost|nearly|wrong|worse|wait|hmm*|back|before|previous|earlier|first|swap|switch|change)\b|n['’]t\b|\b(?:but|only)\b(?! (?:are|is|do|does|did|would|one question|tell|i wonder|a question|question)\b)/i
/** "Poor. But I liked the plan." */
const BUT_PRAISES =
  /\b(?:but|only) (?=(?:i (?:really |did |do )?(?:liked?|loved?)|(?:the|your) (?:plan|proposal|offer|rest|whole)|(?:it|that|this) (?:is|was|looks?))\b)/gi
/** "Fine, I accept unless you see better." */
const CONCEDES =
  /\b(?:accept\w*|agree\w*|take (?:it|that|this)|fine|ok|okay)\b[^.!?]{0,30}\bunless (?:you|u) (?:see|have|know|find|want|prefer)\b/i
const yields = (text: string): boolean => CONCEDES.test(text) || concedes(text)
/** Asks whether there is better. */
const BETTER =
  /\b(?:any(?:thing|one|body)|some(?:thing|one|body)|unless you|if you|do you|can you|could you|is there)\b[^.!?]{0,40}\b(?:better|rather change|like to change|still change|improve|improvement)\b/i

/** Asks whether the other is content with what it offered itself. */
const CONTENT =
  /\b(?:are|would|will) (?:you|u) (?:\w+ )?(?:happy|content|fine|ok|okay|satisfied|comfortable|pleased|good) with\b/i

/** A pair that was asked about, from this share on, speaks for the offer. */
const SPEAKS_FOR = 0.5
/** More often than this the same is not offered again; to whoever wants it a few times more. */
const [MOST, MOST_PRAISED] = [2, 5]

export class Standing extends Answerer {
  /** What to offer again, and what to say with it. */
  again(heard: Heard): Said | undefined {
    const { seen } = this.ground
    const last = seen.talk.findLast((line) => line.kind === 'proposal')
    if (last?.kind !== 'proposal' || last.by !== seen.seat || !this.ground.isRefused()) return undefined
    const offer = last.shown.reviewerOfPaper
    const times = refusedOf(seen).filter((one) => one.join() === offer.join()).length
    const verdict = verdictOn(heard.said, seen)
    if (verdict.recalls || verdict.changesRest || verdict.changes.length > 0) return undefined
    const size = offer.length
    const isOffered = (cell: Cell): boolean => offer[cell % size] === Math.floor(cell / size)
    const [wished, asked, against] = this.#said(heard)
    // Beside wishes, a question about another pair only asks.
    const isMeant = (cell: Cell): boolean => wished.length === 0 || ASKS_FOR.test(heard.text) || isOffered(cell)
    const concedes = yields(heard.text)
    if ((against.some(isOffered) && !concedes) || ![...wished, ...asked.filter(isMeant)].every(isOffered))
      return undefined
    // Numbers of other pairs, and what is better than what the offer has, argue for something else.
    const isOther = (about: About): boolean => cellsOf(about, size).some((cell) => !isOffered(cell))
    const argues = heard.acts.some(
      (act) =>
        (act.type === 'compare' && (isOther(act.better) || act.much < 0)) ||
        (act.type === 'inform' && (act.grade.raw || act.grade.value >= POOR) && isOther(act.about)),
    )
    if (argues && !concedes) return undefined
    const plain = heard.sentences.filter(({ asks }) => !asks)
    const words = plain.map(({ tokens }) => tokens.map(({ text }) => text).join(' ')).join('. ')
    const praised =
      concedes ||
      (PRAISES.test(heard.text) && !BUT_FOR.test(words.replace(BUT_PRAISES, ''))) ||
      (asked.length > 0 && CONTENT.test(heard.text))
    const better = BETTER.test(heard.text)
    const answers = asked.slice(0, 3).map((cell) => this.#answer(cell))
    const speaksFor = asked.length > 0 && asked.every((cell) => this.#share(cell) >= SPEAKS_FOR)
    const isWanted = praised || wished.length > 0
    if (isWanted ? times > MOST_PRAISED : times > MOST || !speaksFor) return undefined
    return {
      lead: [...answers, better ? this.asides.nothingBetter() : undefined, this.asides.standing()]
        .filter((part) => part !== undefined && part !== '')
        .join(' '),
      proposal: offer,
    }
  }

  /** Pairs that are wished for, asked about, and spoken against. */
  #said({ sentences }: Heard): [wished: Cell[], asked: Cell[], against: Cell[]] {
    const size = this.ground.seen.table.length
    const [wished, asked, against]: [Cell[], Cell[], Cell[]] = [[], [], []]
    for (const { acts, asks } of sentences)
      for (const act of acts) {
        if (!('about' in act)) continue
        const cells = [...pairsOf(act.about, size), ...(act.about.length === 2 ? cellsOf(act.about, size) : [])]
        if (act.type === 'ask' || (act.type === 'propose' && act.yes && asks)) asked.push(...cells)
        else if (act.type === 'propose') (act.yes ? wished : against).push(...cells)
        else if (act.type === 'inform' && !act.grade.raw && act.grade.value < POOR) against.push(...cells)
      }
    return [wished, asked.filter((cell) => !answersItself(sentences, cell, size)), against]
  }

  #share(cell: Cell): number {
    const size = this.ground.seen.table.length
    const [reviewer, paper] = [Math.floor(cell / size), cell % size]
    return this.ground.seen.table[reviewer]![paper] === null ? 0 : this.ground.share(reviewer, paper)
  }

  #answer(cell: Cell): string {
    const size = this.ground.seen.table.length
    const about = { reviewer: Math.floor(cell / size), paper: cell % size }
    const isSeen = this.ground.seen.table[about.reviewer]![about.paper] !== null
    return isSeen ? this.speaker.answerCell({ ...about, share: this.#share(cell) }) : this.speaker.knowNothing(about)
  }
}

/** Whoever is called no better than this is to go. */
const POOR = 0.4
