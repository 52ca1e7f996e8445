/** Words for how important it is to keep something, from "skip it" to "cannot be missed". */
import type { Scale } from './grade.ts'
import { wordTable } from './typing/word-set.ts'

const at = (value: number, words: string): [string, number][] => words.split(',').map((word) => [word.trim(), value])

export const IMPORTANCE: Scale = wordTable(
  Object.fromEntries([
    ...at(
      0.97,
      'kill me if i missed, kill me if i miss, fight for it, fight for that, fight for this, one stays, that stays, it stays, this stays, must stay, has to stay, has to happen, must happen, needs to happen, have to happen, be there under all circumstances, under no circumstances, in no circumstances, on no account, no way i can miss, can under no circumstances miss, most important one, under any circumstances, at all costs, critical, crucial, vital, essential, top priority, most important, imperative, non negotiable, paramount, indispensable, life or death, life and death, do or die, make or break, now or never, mission critical, business critical, be all and end all, no choice, not up for discussion, off limits, no option, can not do it without me, not without me, set in stone, carved in stone, hands off, untouchable, immovable, not to be touched, not touch, not be touched, sacrosanct, top of my list, top of the list, number one, job depends on, depends on it, hinges on it, deal breaker, dealbreaker, cancel everything else, drop everything else, skip everything else, before anything else, above all else, above everything else, top importance, highest importance, highest priority, mandatory, sacred, utmost importance',
    ),
    ...at(
      0.9,
      'not shuffle, not be shuffled, not shift, not miss, not be missed, not skip, not be skipped, not move, not be moved, must attend, must not miss, must be there, must keep, have to attend, have to be there, need to be there, have to be at, a must, must, big one, the big one, big deal, a big deal, huge, major, not possibly miss, matters a lot, matter a lot, matters a great deal, care a lot, care a great deal, care very much, means a lot, mean a lot, means a great deal, can not lose, not to be missed, unmissable, not afford to miss, need to attend, extremely important',
    ),
    ...at(
      0.8,
      'worth keeping, well worth keeping, worth attending, keep it free, keep that free, keep this free, try to avoid touching, better not touched, need it, really need, high on my list, high up my list, weighs heavily, like to make it, love to make it, want to make it, want to be there, like to be there, love to be there, hope to make it, high, high importance, high priority, highly important, matters, really matters, serious, significant, care about, important to me, rather not miss, should really be there, really should be there, really be there, ought to be there, hate to miss, hate to skip, want to keep, would not want to miss, not want to miss, not want to skip',
    ),
    ...at(0.76, 'important, priority, valuable, key, relevant'),
    ...at(0.71, 'pretty important, quite important, rather important'),
    ...at(
      0.62,
      'rather keep, rather attend, prefer to keep, prefer to attend, like to keep, like to attend, prefer to make, should attend, should keep, ought to attend, fairly important',
    ),
    ...at(
      0.5,
      'worth considering, worth a thought, neutral, on the fence, torn, indifferent, second priority, halfway up, halfway down, middle of my list, middle of the list, like to keep it but can skip, prefer not to miss, rather not skip, matters somewhat, of some importance, some importance, no tragedy, not a tragedy, medium, medium importance, moderate, moderately important, middling, average, somewhat important, kind of important, sort of important, so so, in the middle, normal, ordinary, regular, half important, halfway important, semi important, partly important, mid, medium priority, neither here nor there',
    ),
    ...at(
      0.35,
      'meh, mediocre, lukewarm, slightly important, mildly important, marginally important, bit important, a bit important, only a bit important, matters a little, matters a bit, matters little, a little important, not very important, not that important, not so important, not too important, not super important, not really important, nice to have, not crucial, not critical, not essential',
    ),
    ...at(
      0.2,
      'nothing important, nothing major, nothing special, nothing serious, nothing crucial, nothing critical, nothing big, nothing too important, nothing very important, nothing urgent, shuffle it around, shuffle that around, can shuffle, could shuffle, move it around, not that bothered, not too bothered, not really bothered, not bothered, not fussed, rather not go, rather not attend, more or less optional, low on my list, bottom of my list, bottom of the list, far down my list, afterthought, a formality, formality, routine, a filler, filler, expendable, dispensable, disposable, droppable, cancellable, cancelable, negotiable, up for grabs, can go, could go, may go, can wait, could wait, can be done without, no loss, no great loss, no big loss, little lost, makes no difference, no difference, little difference, not make a difference, not make any difference, never mind, do as you please, do as you like, do what you like, do what you want, whatever you like, as you please, as you like, noise, have that slot, have the slot, have that time, take that slot, take that time, use that slot, use that time, little importance, of little importance, not very, not very at all, not really, not much, not particularly, low, lower, low importance, low priority, lower priority, lower importance, minor, flexible, movable, not important, unimportant, less important, could miss, can miss, can be missed, could be missed, can skip, could skip, can be skipped, could be skipped, skippable, missable, skip, may miss, fine to miss, fine to skip, okay to miss, ok to miss, okay to skip, ok to skip, willing to miss, willing to skip, can move, could move, can be moved, could be moved, can reschedule, can be rescheduled, reschedulable, not a big deal, no big deal, not a priority, can live without, small, can give up, could give up, willing to give up, happy to miss, happy to skip, do not mind missing, not mind missing, not mind skipping, optional, least important, does not matter much, do not care much',
    ),
    ...at(
      0.1,
      'without me, ignore it, who cares, no harm done, absence, scratch it, hardly worth attending, not worth keeping, not worth it, hardly worth it, not worth my time, not worth mentioning, not even worth mentioning, hardly worth mentioning, not worth attending, nobody cares, no one cares, nothing is lost, nothing lost, not shed a tear, shed no tears, good riddance, rather be elsewhere, could not interest me less, not interested, zero importance, zero, not care less, trivial, negligible, irrelevant, does not matter, do not matter, not matter, not matter at all, not important at all, pointless, worthless, nothing, forget about, do not care, lowest importance, lowest priority, of no importance, no importance, gladly miss, gladly skip, love to miss, love to skip, ignore, ignored, can be ignored, unimportant to me, waste of time, a waste of time, meaningless',
    ),
  ]),
)
