/** Words for how much food, drink and places are liked, beside those of any talk. */
import { LIKING } from '../english/index.ts'

const at = (value: number, words: string): [string, number][] => words.split(',').map((word) => [word.trim(), value])

export const TASTE_LIKING = {
  ...LIKING,
  ...Object.fromEntries([
    ...at(
      0.9,
      'heaven, heavenly, divine, delightful, irresistible, a treat, paradise, magical, godsend, lifesaver, to die for, weakness, my weakness, our weakness, guilty pleasure, happy place, soul food, second to none, can not resist, never get enough, not get enough, can not get enough, my passion, always a winner, a winner, always welcome, comfort food, weak spot, soft spot, soft spot for, weakness for, a weakness for, sucker for, a sucker for, hooked on, addicted to, music to my ears, right up my alley, up my alley, my kind of, our kind of, in my veins, in our veins, in my blood, in our blood, swear by, swears by, never tire of, hard to beat, cherry on top, cherry on the cake, icing on the cake, made for me, made for us, on my mind, calling my name',
    ),
    ...at(
      0.08,
      'overpriced, sugar water, pure poison, poison to me, poison for me, rubbish, stinks, not tolerate, can not tolerate, does not tolerate, not digest, can not digest, not handle, can not handle, can not do, forbidden me, awkward, uncomfortable, inappropriate, unsuitable, ridiculous, embarrassing, exhausting, depressing, cringeworthy, tiresome, tedious, unpleasant, unhealthy, garbage, nonsense, smelly, stink, reek, revolting, greasy, insufferable, obnoxious, unappealing, unappetizing, pointless, off limits, off the menu, off the table, out of the question, ruled out, not an option, a turn off, turnoff, turn off, so last year, beneath me, beneath us, beneath her, beneath him, past that, grown out of, outgrown, over it, done with, through with, had it with, fed up to here with, had my fill of, had our fill of, no friend of, not a friend of, not friends, no love for, lost on me, lost on us, wasted on her, wasted on him, no appetite for, no stomach for, not my scene, not our scene, not my bag, not my style, not my vibe, not our vibe, not my idea of, not my kind of, not our kind of, stuck up, soulless, suffocating, taboo, give me a break, the last thing',
    ),
  ]),
}
