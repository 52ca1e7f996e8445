/** Words for how much something is wanted, from "can't stand it" to "a must". */
import type { Scale } from './grade.ts'
import { wordTable } from './typing/word-set.ts'

const at = (value: number, words: string): [string, number][] => words.split(',').map((word) => [word.trim(), value])

/** What things do to those who speak: "dive bars scare me". */
const felt = (value: number, verbs: string): [string, number][] =>
  verbs.split(',').flatMap((verb) =>
    ['me', 'us'].flatMap((whom): [string, number][] => [
      [`${verb} ${whom}`, value],
      [`${verb}s ${whom}`, value],
    ]),
  )

export const LIKING: Scale = wordTable(
  Object.fromEntries([
    ...at(
      0.97,
      'wanted, could murder, could kill for, kill for, dying for, die for, must, a must, essential, crucial, vital, critical, adore, obsessed, crazy about, mad about, love love, absolutely need, indispensable, non negotiable, most important, can not live without, would kill for, definitely, definitely want',
    ),
    ...at(
      0.9,
      'dream, my dream, a dream, dreaming of, dream of, love, loves, need, needs, require, required, requires, important, big fan, a big fan, huge fan, amazing, fantastic, wonderful, perfect, excellent, keen, passionate, really want, matters, set on, great, awesome, brilliant, favorite, favourite, ideal, long for, crave, craving',
    ),
    ...at(
      0.75,
      'adores, appreciates, favours, favors, fancies, craves, cherishes, treasures, my speed, our speed, more my speed, more our speed, how we roll, my thing, our thing, my jam, our jam, my cup of tea, our cup of tea, celebrating, celebrate, craving, stomach says, heart says, matter to us, like, likes, want, wants, would like, prefer, prefers, enjoy, enjoys, good, nice, glad, happy, fond, appreciate, interested, welcome, plus, a plus, lovely, fun, cool, hope, hoping, wish, looking for, look for, into, fan of, better, fancy, hungry for, in the mood, up for, favor, favour, bonus, handy, helpful, useful, convenient, hit up, heard good, pleasant, works, fine with, delighted, partial to, care about, opt for, go for, choose, just my style, my style, hit the spot, hits the spot, could eat, could drink, tasty, delicious, yummy, suits me, suits us, sounds nice, sounds good, appeals, recommend, matters, would do, all for',
    ),
    ...at(
      0.5,
      'not mind, do not care, does not matter, do not matter, not care, no preference, indifferent, irrelevant, not important, do not need, does not need, not need, not necessary, unnecessary, no need, not matter, either way, take or leave, take it or leave it, tolerate, tolerable, put up with, endure, not necessarily, not dislike, not hate, not loathe, not despise, optional, not fussy, not picky, not fussed, not bothered, not that bothered, not too bothered, not a concern, not concerned, not required, regardless, not require, rather not need, not really need, would not need',
    ),
    ...at(
      0.25,
      'not so keen, not keen, not a fan, no fan, not big on, not into, not fond, not interested, rather not, could do without, can do without, prefer not, would skip, less, tired of, sick of, bored of, wary of, not for us, not for me, not our thing, not my thing, not our cup of tea, not my cup of tea, not my style, not our style, not care for, do not care for, does not care for, do not really care for, not really care for, not for kids, not to my taste, no go, rather avoid, pass on',
    ),
    ...at(
      0.12,
      'quit, given up, gave up, forbids, forbidden, forbid, banned, prohibits, regret, regrets, wasted on me, wasted on us, sick to death of, tired to death of, not touch, never touch, run from, shy away from, unwelcome, no use for, out of place, fed up, had enough, enough of, not agree with, does not agree, yucky, icky, nasty, dislike, dislikes, avoid, avoiding, bad, annoying, annoys, stay away, keep away, steer clear, stay clear, keep clear, far from, away from, free of, without, no more, nothing, skip, not want, do not want, not like, do not like, loud, exclude, except, not enjoy, not stomach, spare us, spare me, escape, problem, too loud, too noisy, too crowded, too many, too much, too expensive, too fancy, too far, too busy, too touristy',
    ),
    ...at(0.72, 'not hurt, not harm, not be amiss'),
    ...at(0.06, 'hurt my ears, hurts my ears, hurt our ears'),
    ...felt(0.85, 'delight,charm,thrill,excite,tempt,entice,please,fascinate,captivate,enchant,cheer,inspire'),
    ...felt(
      0.06,
      'scare,frighten,terrify,upset,repel,disgust,revolt,intimidate,tire,exhaust,unsettle,distress,sicken,deter,alarm,offend,worry,trouble',
    ),
    ...at(0.8, 'thumbsup, not say no to, never say no to, not refuse, never refuse, not turn down, never turn down'),
    ...at(0.14, 'thumbsdown, nah, averse to, averse, opposed to, adverse to, take exception to, object to'),
    ...at(
      0.04,
      'get on my nerves, gets on my nerves, get on our nerves, gets on our nerves, drive me mad, drives me mad, drive us mad, drives us mad, drive me nuts, drives me nuts, drive me crazy, drives me crazy, drive us crazy, drive me up the wall, drives me up the wall, drive us up the wall, annoy me, annoys us, annoy us, bug me, bugs me, bug us, irritate me, irritates me, irritate us, depress me, depresses me, stress me out, stresses me out, rub me the wrong way, rubs me the wrong way, freak me out, freaks me out',
    ),
    ...at(
      0.04,
      'unwanted, stomach ache, stomachache, stomach aches, indigestion, nauseous, makes me sick, overrated, tacky, pretentious, snobby, gross, yuck, ick, boring, bores me, bore me, bores us, not appeal, no thank you, no thanks, hard pass, turns my stomach, intolerant, a no, cringe, turn me off, turns me off, turn us off, leave me cold, leaves me cold, creeps, do nothing for me, does nothing for me, headache, headaches, migraine, hurts, nuisance, nightmare, bothers us, bothers me, disturbs, puts me off, put me off, puts us off, put us off, hate, hates, can not stand, could not stand, not stand, detest, loathe, despise, terrible, awful, horrible, allergic, can not bear, not bear, can not abide, abhor, disgusting, disgusts, deal breaker, dealbreaker, unbearable, never, anything but, anything except, worst, repulsive, can not take, under no circumstances, by no means, dread',
    ),
  ]),
)
