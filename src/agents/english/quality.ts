/** Words for how good something is, as shares of the best there is. */
import type { Scale } from './grade.ts'
import { wordTable } from './typing/word-set.ts'

const at = (value: number, words: string): [string, number][] => words.split(',').map((word) => [word.trim(), value])

export const QUALITY: Scale = wordTable(
  Object.fromEntries([
    ...at(0.97, 'perfect, flawless, unbeatable, a no brainer, prodigy, a must'),
    ...at(
      0.94,
      'ideal, superstar, a superstar, absolute specialty, absolute speciality, specialty, speciality, outstanding, exceptional, superb, incredible, insane, stellar, amazing, phenomenal, spectacular, unreal, magnificent, marvelous, top notch, first rate, world class, dream, off the charts, terrific, dark green, bright green, deep green, darkest green, full green, killing it, crushing it, through the roof, almost perfect, nearly perfect, near perfect, a star, star, absolute star, a lock, second to none, comes first, first choice',
    ),
    ...at(
      0.91,
      'excellent, fabulous, smashing, over the moon, fantastic, brilliant, awesome, wonderful, splendid, remarkable, tremendous, top, superior, expert, an expert, excels, shines, love, very high, a great deal, most confident, aces',
    ),
    ...at(
      0.86,
      'great, super, impressive, deep, profound, extensive, thorough, vast, knows a lot, a catch, a gem, a steal, a find, a keeper, a treat, my house on, the farm on, money on, money is on, highly qualified, high confidence, a strong, knows their stuff, knows his stuff, knows her stuff, inside out',
    ),
    ...at(0.83, 'strong, high, green green, really well, very well'),
    ...at(
      0.74,
      'optimistic, justice, safe choice, safe pick, safe option, safe pair of hands, knows his way around, knows her way around, knows their way around, sound choice, sound match, sound pick, good, solid, nice, green, medium green, mid green, well, competent, capable, qualified, confident, knowledgeable, suits, suitable, suited, well suited, fits, fit, fits well, likes, like, recommend, promising, comfortable, happy, above average, favorable, favourable, positive, goes well, fitting',
    ),
    ...at(
      0.64,
      'nothing against, not have anything against, nothing wrong with, light green, lightgreen, pale green, fine, works, work, reasonable, satisfactory, not bad, not too bad, not half bad, slightly above average, better than average',
    ),
    ...at(
      0.58,
      'decent, adequate, acceptable, passable, serviceable, workable, respectable, sufficient, would do, will do, can do, could do',
    ),
    ...at(
      0.52,
      'nothing to write home about, a maybe, okay, ok, alright, all right, fair, average, medium, middling, moderate, neutral, so so, grey, gray, middle, mid, in the middle, in between, nothing special, unremarkable, standard, ordinary, typical, mixed, passable at best, tolerable, the middle, 50 50, half decent, middle of the road, run of the mill',
    ),
    ...at(
      0.42,
      'at a pinch, in a pinch, mediocre, meh, lukewarm, underwhelming, so so at best, nothing great, not so great, not too great, below par, slightly below average, subpar, pedestrian, okay at best, ok at best, lackluster',
    ),
    ...at(
      0.34,
      'light red, pale red, pink, pinkish, reddish, not ideal, below average, less than ideal, iffy, shaky, questionable, doubtful, limited, not a great, dubious, not so much, not so good, not that good, not too good, a stretch, not really, unimpressive, wanting, lacking, not the best, could be better',
    ),
    ...at(
      0.25,
      'not much of a, not much of a match, not much of an expert, careful with, careful about, cautious with, cautious about, sceptical, skeptical, uneasy, pessimistic, hard time, tough time, difficult time, thin, patchy, sketchy, spotty, rusty, superficial, rudimentary, leaves a lot to be desired, leaves much to be desired, leave a lot to be desired, weak, knows little, not good, unsuitable, ill suited, unfit, struggles, struggle, a weak, no fan, not a fit, unconvincing, disappointing, off, not suited, not suitable, low confidence',
    ),
    ...at(
      0.19,
      'unfortunate, mistake, a waste, total waste, complete waste, wasted, bad, poor, low, red, poorly, badly, negative, negatives, inadequate, no good, not any good, not good at all, lousy, not at all, unqualified, clueless, not a good, sucks, wrong, inferior, a mistake, bottom, dislike, dislikes',
    ),
    ...at(
      0.06,
      'no no, a no no, torture, torment, agony, no business, zero business, is lost, completely lost, totally lost, no go, a no go, trash, terrible, next to nothing, knows nothing, unsuited, ill matched, last paper, last reviewer, last name, least of all, worst match, last choice, last resort, last place, bottom of the list, bottom of the pile, the last person, the last one, awful, horrible, horrendous, dreadful, abysmal, atrocious, appalling, disastrous, disaster, a disaster, useless, hopeless, pathetic, miserable, out of the question, no way, a non starter, non starter, nightmare, a nightmare, rubbish, garbage, trash, horrid, ghastly, dark red, bright red, deep red, darkest red, rock bottom, the pits, catastrophic, catastrophe, dire, completely wrong, worthless, tanks, laughable',
    ),
    ...at(
      0.94,
      'wrote the book, sky high, way above, name written all over, written all over, far above the rest, head and shoulders, in a league, unequalled, unparalleled, as good as it gets, as good as they come, made for, born for, born to, built for, destined for, name on it, a blessing, maxes out, out of the park, cut out for, tailor made, spot on, a natural, natural, dream candidate, dream choice, made to measure, slam dunk, a slam dunk, home run, full marks, top marks, top score, maximum score, highest marks, unmatched, unrivalled, unrivaled, peerless, knocks it out of the park, the one for, hard to beat, tough to beat, unsurpassed, faultless, impeccable, sublime, exemplary, extraordinary, immaculate, masterful, a master, master, a genius, genius, a godsend, gold, a perfect ten, could not ask for, could not wish for, not find anyone better, exactly right, just right, the right person, the obvious choice, obvious choice, a safe bet, best bet, ace, champion, marvellous, divine, tip top, first class, top class, top tier, top of the class, crushes it, nails, right up, excels at, in a class of its own, one of a kind, cannot go wrong, can not go wrong, can not fault, no better',
    ),
    ...at(
      0.86,
      'really good, a great, splendidly, impressive, big plus, a big plus, delighted, thrilled, keen, adore, adores, loves, a joy, very strong, high marks, high score, high scores, great fit, rates high, rates highly, scores high, scores highly, ranks high, ranks highly, well above average, far above average',
    ),
    ...at(
      0.74,
      'nicely, sound, a sound, handy, able, does well, do well, handles well, goes together well, go together well, well matched, matches well, good marks, commendable, worthy, healthy, dependable, reliable, skilled, experienced, at home with, at home in, versed, proficient, adept, qualifies, in favor, in favour, all for it, am for it, pleased, glad, welcome, appealing, attractive, enjoys, enjoy, plus, a plus, rather well, quite well, pretty well, decidedly good, an asset, an advantage, a strength, a forte, forte, at ease, worth considering, should do well, a strong candidate, not far from the top',
    ),
    ...at(
      0.52,
      'nothing to write home about, in the middle, sits in the middle, neither good nor bad, neither great nor terrible, neither here nor there, could manage, would manage, can manage, gets by, get by, scrapes by, if need be, if necessary, if we must, no strong feelings, no strong feeling, indifferent, not much either way, half and half, halfway, could go either way, nothing more, run of the mill, unexceptional, uninspiring, ordinary, reasonable enough, average at best, just about, good enough, will suffice, mid range, mid table, midway, intermediate, usual, normal, so-so, not remarkable, nothing outstanding',
    ),
    ...at(
      0.19,
      'out of depth, out of her depth, out of his depth, out of their depth, scores low, low score, low scores, low marks, ranks low, rates low, not a strength, no strength, not strong, a weakness, weakness, weak spot, weak point, a poor, poor side, lags, lacks, lacking badly, suffers, a bad, deficient, substandard, second rate, third rate, flawed, a risk, risky, unhelpful, unfavorable, unfavourable, out of place, mismatch, a mismatch, mismatched, mediocre at best, weak at best, ill equipped, unprepared, shoddy, not cut out for, not made for, hardly suitable, not up to, a liability, a problem, problematic, a worry, not convinced, not keen, not my choice, wary, not comfortable, inexperienced, uninformed, unfamiliar, dismal, no strong candidate, would avoid, rather not, wanting badly, well below average, far below average, below standard',
    ),
    ...at(
      0.93,
      'the bomb, belongs to, belong to, screams, lives and breathes, live and breathe, match made in heaven, made in heaven, crushes, smashes, owns, rocks, slays, kills it, nails, authority, an authority, world authority, specialist, a specialist, guru, whiz, wizard, virtuoso, rock star, rockstar, superhero, a hero, legend, a beast, beast, monster, goat, home turf, bread and butter, wheelhouse, right up the alley, out of this world, hands down the best, no contest, second nature, tops my table, tops my whole table, tops the table, tops everything, unstoppable, a treasure, a gem, a whizz, a pro, a maestro, a virtuoso, made to order, a perfect match',
    ),
    ...at(
      0.12,
      'be lost on, lost on, alien to, totally alien, a mystery, closed book, foreign to, double dutch, gibberish, all greek, at a loss, lost with, utterly lost, at sea, a mess, terrible mess, does not mix, do not mix',
    ),
    ...at(0.85, 'not regret, no regrets'),
    ...at(0.95, 'goated, is lit, cracked at, cracked for, is fire, are fire, straight fire'),
    ...at(0.88, 'stands out, stand out, stands out a mile'),
    ...at(0.67, 'not too shabby, not shabby, not so shabby, nothing to be ashamed of, no reason to be ashamed'),
    ...at(0.8, 'recommended, advisable, well advised'),
    ...at(0.96, 'beyond reproach, above reproach, beyond criticism, with flying colors, with flying colours, maximal'),
    ...at(
      0.72,
      'not to be sneezed at, nothing to sneeze at, nothing to sniff at, nothing to scoff at, not to be sniffed at, not to be scoffed at, not without merit, not without its merits, creditably, agreeable, exceeds expectations',
    ),
    ...at(0.3, 'disinclined, needs improvement, a tough sell, a hard sell, tough sell, hard sell, suboptimal, sus'),
    ...at(
      0.06,
      'calamity, calamitous, a write off, write off, dead on arrival, beyond the pale, beyond hope, a stinker',
    ),
    // What somebody is "of": use, help, value.
    ...at(
      0.1,
      ['use', 'help', 'earthly use', 'use whatsoever', 'asset', 'gain', 'match']
        .flatMap((what) => [`no ${what}`, `not any ${what}`, `not the least ${what}`])
        .join(','),
    ),
    ...at(
      0.22,
      ['use', 'help', 'good']
        .flatMap((what) => [
          `little ${what}`,
          `not much ${what}`,
          `no great ${what}`,
          `no real ${what}`,
          `hardly any ${what}`,
          `hardly of any ${what}`,
          `barely any ${what}`,
        ])
        .join(','),
    ),
    ...at(0.5, 'around the median, at the median, on a par, on par'),
    ...at(0.76, 'cool, neat, nifty, yummy, ace at'),
    ...at(0.5, 'so and so, eh'),
    ...at(0.5, 'half marks'),
    ...at(0.46, 'hit or miss, hit and miss, a mixed bag'),
    ...at(0.3, 'a gamble, a long shot'),
    ...at(0.2, 'underqualified, out of his league, out of her league'),
    ...at(0.8, 'overqualified, my blessing'),
    ...at(0.62, 'not mind'),
    ...at(0.08, 'last pick, doomed, done for, screwed, in trouble, a mess of'),
    ...at(0.17, 'wasted on, regret, barely knows, hardly knows, scarcely knows'),
    ...at(0.3, 'in an emergency, only in emergencies, for emergencies, only if desperate'),
    ...at(0.46, 'for all i care'),
    ...at(0.78, 'bet on, trust, count on, rely on, safe with, in good hands, a safe pair of hands'),
    ...at(0.72, 'not complain, no complaints, nothing to complain'),
    ...at(0.94, 'not be happier, not be more pleased, not be more suitable'),
    ...at(0.12, 'beyond him, beyond her, beyond them, over his head, over her head, over their head, out of reach'),
    ...at(0.76, 'ranks second, comes second, comes in second'),
    ...at(0.66, 'ranks third, comes third, comes in third'),
    ...at(0.55, 'could be worse, could have been worse'),
    ...at(
      0.94,
      'not be beaten, not be topped, not be bettered, not be matched, not be outdone, no equal, no equals, no rival, no rivals',
    ),
    ...at(
      0.12,
      'disappoints, disappoint, fails, fail, lets down, let down, let you down, let us down, flops, stumbles, falters, complain, complaints, messes up, screws up',
    ),
    ...at(0.62, 'backup, back up, fallback, plan b, reserve, stopgap, substitute'),
    ...at(0.66, 'secondary, not the maximum, not the very best, not the very top'),
    ...at(0.78, 'no slouch, no fool, no stranger to'),
    ...at(0.96, 'maximum, the max'),
    ...at(0.46, 'meets the minimum, bare minimum'),
    ...at(0.2, 'difficulty, difficulties, trouble, mistakes, errors'),
    ...at(0.82, 'thumbsup, a winner, winner, a hit, had in mind, could not be better'),
    ...at(0.64, 'live with that, live with it, could live with'),
    ...at(0.62, 'could do worse, could also do worse, could have done worse'),
    ...at(
      0.08,
      'indefensible, inadvisable, ill advised, irresponsible, reckless, madness, insanity, folly, foolish, crazy',
    ),
    ...at(0.05, 'could not be worse, hard pass, please not'),
    ...at(0.14, 'thumbsdown, ew, eww, yuck, ugh, yucky, icky, nah, nope, stinks, pants, rubbishy, naff'),
    ...at(0.5, 'compromise, a compromise, neutral, no opinion'),
    ...at(0.68, 'not object, no objection, no objections'),
    ...at(
      0.28,
      'falls short on, fall short on, falls short in, falls short for, below what, below expectations, reluctant, hesitant, hesitate, loath, unwilling, leaves something to be desired, on the weaker side, weaker side',
    ),
    ...at(
      0.06,
      'bombs, would bomb, will bomb, as far as possible from, forget about, negligible, non existent, nonexistent, nil, close to zero, close to nothing, under no circumstances, on no account, by no means, in no way, well away, far away, stay clear, steer clear, well clear, lowest marks, lowest score, bottom marks, zero, a zero, nothing whatsoever, nothing at all, no clue about, no idea about, clueless about, at the very bottom, worst possible, unthinkable, unacceptable, impossible, can not possibly, intolerable, a fiasco, fiasco, a trainwreck, train wreck, a train wreck, a catastrophe, ruin, ruinous, hate, hates, detest, detests, loathe, loathes, despise, despises, can not stand, could not stand, abhor, allergic, incompetent, inept, woeful, woefully bad, wretched, lamentable, deplorable, disgraceful, shocking, shockingly bad, unbearable, over my dead body, not in a million years, nowhere near, the last thing, not if you paid me, a joke, joke, farcical, hopelessly bad, spectacularly bad, utter disaster, a total disaster, worse than useless, hell no, never ever',
    ),
  ]),
)
