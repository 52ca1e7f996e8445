/** Answers whether both can get so many coins together: on the path that stands, on any, or on one that keeps to a wish. */
import { worth, type Conversation } from './conversation.ts'
import type { Choose } from './english/voice.ts'
import type { Knowledge } from './knowledge.ts'
import { thresholdIn } from './thresholds-asked.ts'
import { inLetters, keeps } from './wishes.ts'

const OF_THAT = /\b(?:does|has|is|will|would|do) (?:that|this|it|your|yours|the (?:path|one))\b/i

export function answerOfThreshold(
  { wished, lastWords, rooms, own, heard }: Conversation,
  knowledge: Knowledge,
  standing: readonly string[],
  choose: Choose,
): string | undefined {
  const least = thresholdIn(inLetters(lastWords, rooms), rooms)
  if (least === undefined || knowledge.proved() === undefined) return undefined
  const total = (path: readonly string[]): number => worth(own, rooms, path) + worth(heard, rooms, path)
  const best =
    wished.length > 0 ? knowledge.keeping(wished, []) : OF_THAT.test(lastWords) ? standing : knowledge.bestGuess()
  const all = best ? total(best) : Number.NaN
  if (!best || Number.isNaN(all) || !wished.every((wish) => keeps(best, wish))) return undefined
  const name = `(${best.join(' ')})`
  const under = wished.length > 0 ? 'with what you ask for' : best === standing ? 'on that path' : 'at best'
  return all >= least
    ? choose([
        `Yes, ${under} it is ${all} coins together ${name}.`,
        `Yes, ${all} together can be had ${under} ${name}.`,
      ])
    : choose([
        `No, ${under} it is only ${all} coins together ${name}.`,
        `No, ${all} together is all that can be had ${under} ${name}.`,
      ])
}
