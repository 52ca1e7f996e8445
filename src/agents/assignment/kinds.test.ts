/** What was read the wrong way round, or not at all, of things that people plainly say of reviewers. */
import { expect, it } from 'vitest'
import { gather } from './evidence.ts'

const PAPERS = ['Gantry', 'Delta', 'Ember', 'Anchor']
const REVIEWERS = ['Ada Brandt', 'Boris Castellano', 'Greta Holm', 'Hugo Ivanov']

const name = (cell: number): string => `${REVIEWERS[Math.floor(cell / 4)]!.split(' ')[0]} ${PAPERS[cell % 4]}`

const line = (by: string, text: string) => ({ kind: 'message', by, to: 'player-1', text })
const gathered = (...talk: readonly object[]) =>
  gather({
    talk,
    seat: 'player-1',
    reviewers: REVIEWERS,
    papers: PAPERS.map((short) => ({ short, title: short })),
  } as never)

/** Numbers that cells are told to have, and what is wished for. */
function numbers(...texts: readonly string[]): string[] {
  const { grades, wished } = gathered(...texts.map((text) => line('player-2', text)))
  return [
    ...[...grades].map(([cell, grade]) => `${name(cell)} ${grade === 'unknown' ? '?' : grade.value}`),
    ...[...wished].map(([cell, yes]) => `${name(cell)} ${yes ? '+' : '-'}`),
  ].sort()
}

/** Cells that are told of with their levels, and who is ahead of whom. */
function heard(text: string, question?: string): string[] {
  const { grades, wished, orders } = gathered(
    ...(question === undefined ? [] : [line('player-1', question)]),
    line('player-2', text),
  )
  const signs = new Map<string, string>()
  for (const [cell, yes] of wished) signs.set(name(cell), yes ? '+' : '-')
  for (const [cell, grade] of grades)
    signs.set(name(cell), grade === 'unknown' ? '?' : grade.value > 0.56 ? '+' : grade.value > 0.4 ? '0' : '-')
  return [
    ...[...signs].map(([cell, sign]) => `${cell} ${sign}`),
    ...orders.map(({ better, worse }) => `${name(better)} > ${name(worse)}`),
  ].sort()
}

it.each([
  ['everybody else was graded', 'Nobody does Gantry like Ada', ['Ada Gantry +']],
  ['everybody was graded', 'Nobody wants Ada on Gantry', ['Ada Gantry -']],
  ['an adverb turned it round', 'Literally anyone is better than Ada for Gantry', ['Ada Gantry -']],
  ['a denial that counts as praise', "Ada can't be beaten on Gantry", ['Ada Gantry +']],
  ['who never fails was refused', 'Ada never disappoints on Gantry', ['Ada Gantry +']],
  ['a lone answer was not heard', 'Ada on Gantry? Never.', ['Ada Gantry -']],
  ['a lone answer was not heard', 'Ada for Gantry? By all means!', ['Ada Gantry +']],
  ['"no" was heard in "not sure"', 'Ada on Gantry? Not sure.', ['Ada Gantry ?']],
  ['both were proposed', 'Swap Boris for Ada on Gantry', ['Ada Gantry > Boris Gantry']],
  ['both were refused', "Don't give Gantry to Boris when you can have Ada", ['Ada Gantry > Boris Gantry']],
  ['whoever is wanted was refused', "Boris would do for Gantry if we can't have Ada", ['Ada Gantry > Boris Gantry']],
  ['denied was the measure', "Boris isn't far behind Ada on Gantry", ['Ada Gantry > Boris Gantry']],
  ['a second name was lost', 'Ada is great on Gantry and so is Boris', ['Ada Gantry +', 'Boris Gantry +']],
  ['denied of both', "Ada isn't good on Gantry and neither is Boris", ['Ada Gantry -', 'Boris Gantry -']],
  ['denied of the other', "Ada isn't good on Gantry but Boris is", ['Ada Gantry -', 'Boris Gantry +']],
  ['the other was praised', 'Unlike Ada, Boris is good on Gantry', ['Ada Gantry -', 'Boris Gantry +']],
  ['what was thought was believed', "I thought Ada was good on Gantry but she isn't", ['Ada Gantry -']],
  ['a denial went on behind "but"', "Ada can't do Gantry but she can do Delta", ['Ada Delta +', 'Ada Gantry -']],
  ['the denial stands behind', 'Ada is good on neither Gantry nor Delta', ['Ada Delta -', 'Ada Gantry -']],
  [
    'praise was heard',
    'None of Ada, Boris and Greta is any good on Gantry',
    ['Ada Gantry -', 'Boris Gantry -', 'Greta Gantry -'],
  ],
  ['a deed was refused', 'It would be a shame not to give Gantry to Ada', ['Ada Gantry +']],
  ['a deed was proposed', 'I see no reason to give Gantry to Ada', ['Ada Gantry -']],
  ['what was excepted was not', 'Ada is weak everywhere except on Gantry', ['Ada Gantry +']],
  ['what was excepted was not', 'Ada can handle anything but Gantry and Delta', ['Ada Delta -', 'Ada Gantry -']],
  ['a number was refused', "Ada's is for Gantry, 80, not for Delta", ['Ada Gantry +']],
  ['an opener was a remark', 'ok Ada for Gantry then', ['Ada Gantry +']],
  [
    'an advantage was none',
    'Boris is fine on Gantry but Ada has the edge',
    ['Ada Gantry > Boris Gantry', 'Boris Gantry +'],
  ],
  ['whom it is measured by was lost', "Boris isn't as strong on Gantry as Ada", ['Ada Gantry > Boris Gantry']],
  [
    'remarks went across',
    'Ada on Gantry is as good as Boris on Delta, both excellent',
    ['Ada Gantry +', 'Ada Gantry > Boris Delta', 'Boris Delta +'],
  ],
  ['a waste was denied', "Let's not waste Ada on Gantry", ['Ada Gantry -']],
  ['who does not fail was poor', "Ada wouldn't let us down on Gantry", ['Ada Gantry +']],
  ['places were numbers', 'On Gantry: Ada 1st, Boris 2nd', ['Ada Gantry +', 'Boris Gantry +']],
  ['a verb was not known', 'Ada is weak on Gantry but would excel on Delta', ['Ada Delta +', 'Ada Gantry -']],
  ['who speaks was not meant', 'No clue about Ada and Gantry', ['Ada Gantry ?']],
  [
    'both were compared the wrong way round',
    'Both Ada and Boris are poor on Gantry, with Ada a bit ahead',
    ['Ada Gantry -', 'Ada Gantry > Boris Gantry', 'Boris Gantry -'],
  ],
  [
    'the last was compared the wrong way round',
    "Ada is good on Gantry, but I'd keep her for Delta, where she is even better",
    ['Ada Delta +', 'Ada Delta > Ada Gantry', 'Ada Gantry +'],
  ],
  [
    'numbers in the same order were lost',
    'Ada has 55 for Gantry and 12 for Delta. Boris has 20 and 90.',
    ['Ada Delta +', 'Ada Gantry +', 'Boris Delta +', 'Boris Gantry +'],
  ],
  [
    'the exception was heard as the rule',
    'Nobody I see is any good on Gantry except Ada',
    ['Ada Gantry +', 'Boris Gantry -', 'Greta Gantry -', 'Hugo Gantry -'],
  ],
  ['an answer was a suggestion', 'Boris or Ada for Gantry? Ada, easily.', ['Ada Gantry > Boris Gantry']],
  ['who asks so tells', "Isn't Ada stronger on Gantry than Boris?", ['Ada Gantry > Boris Gantry']],
  ['who is beaten was lost', 'Ada has Boris beaten on Gantry', ['Ada Gantry > Boris Gantry']],
  ['the speaker was taken for the reviewer', "I'm afraid Ada has little to add to Gantry", ['Ada Gantry -']],
  ['who is missed was hated', "I'd hate to lose Ada on Gantry", ['Ada Gantry +']],
  ['what was taken back was kept', 'I said Ada was great on Gantry but I meant Boris', ['Boris Gantry +']],
  ['brackets hid what it was for', 'Ada: great (Gantry), poor (Delta)', ['Ada Delta -', 'Ada Gantry +']],
  ['an inherited word was one of the language', 'Ada is a constructor of great things on Gantry', ['Ada Gantry +']],
  ['a list before a colon was cut', 'Ada and Boris: great on Gantry', ['Ada Gantry +', 'Boris Gantry +']],
  ['a list before a colon was cut', 'Gantry and Delta: Ada weak', ['Ada Delta -', 'Ada Gantry -']],
  ['who is doubted was proposed', 'I doubt Ada can handle Gantry', ['Ada Gantry -']],
  ['who is doubted was proposed', "There's no way Ada can do Gantry", ['Ada Gantry -']],
  ['less bad was worse', 'Ada is less bad on Gantry than Boris', ['Ada Gantry > Boris Gantry']],
  ['a turn was no turn', 'Ada for Gantry, but Boris for Delta is a bad idea', ['Ada Gantry +', 'Boris Delta -']],
  ['the second was none', 'Boris comes second to Ada on Gantry', ['Ada Gantry > Boris Gantry']],
  ['both are meant', 'Not only Ada but also Boris is weak on Gantry', ['Ada Gantry -', 'Boris Gantry -']],
  [
    'who follows was lost',
    'There are two excellent reviewers for Gantry, namely Ada and Boris',
    ['Ada Gantry +', 'Boris Gantry +'],
  ],
  ['a fit was a remark', "Ada's match with Gantry is average at best", ['Ada Gantry 0']],
  ['what is beyond somebody was not', "Gantry is way over Ada's head", ['Ada Gantry -']],
  ['what was supposed was a number', 'If Ada gets Gantry: 37', ['Ada Gantry +']],
  ['what was sought was lost', "I'd look for somebody better than Ada for Gantry", ['Ada Gantry -']],
  ['a mistake was a wish', 'Giving Gantry to Ada would be a huge mistake', ['Ada Gantry -']],
  ['a verb had but one form', 'Ada would outclass Boris on Gantry', ['Ada Gantry > Boris Gantry']],
  [
    'a degree was turned round',
    'Ada would be great on Gantry, Boris not so much, and Greta not at all',
    ['Ada Gantry +', 'Boris Gantry -', 'Greta Gantry -'],
  ],
  ['one star was a star', 'One star for Ada on Gantry', ['Ada Gantry -']],
  [
    'a word was taken for a slip of a remark',
    'Ada on Gantry is another matter, Boris is fully fine there',
    ['Boris Gantry +'],
  ],
  [
    'whom a remark heads had the one before as well',
    'Weak for Gantry: Ada. Superb for Delta: Boris and Hugo.',
    ['Ada Gantry -', 'Boris Delta +', 'Hugo Delta +'],
  ],
  ['what cannot be both was one of them', "Greta can't do both Gantry and Delta", []],
  ['what is left was shared out', 'That leaves Ada and Boris for Gantry and Delta.', []],
  ['an available one was wished for', 'For Gantry I have Ada, who is middling', ['Ada Gantry 0']],
  ['a foreign "do not see" was a wish', 'Hugo for Ember no see.', ['Hugo Ember ?']],
  [
    'everywhere was nowhere',
    'Ada is awful everywhere.',
    ['Ada Anchor -', 'Ada Delta -', 'Ada Ember -', 'Ada Gantry -'],
  ],
  ['what was asked was wished for', 'Do you have any data on Ada on Gantry or Hugo on Delta?', []],
])('%s: %s', (_, text, says) => expect(heard(text)).toEqual(says))

it('tells who refuses what was suggested from who knows nothing of what was asked', () => {
  expect(heard('Never.', 'How about Ada for Gantry?')).toEqual(['Ada Gantry -'])
  expect(heard('Nope', 'Do you see anything for Ada on Gantry?')).toEqual(['Ada Gantry ?'])
})

it('reads a message of nothing but blanks at once', () => {
  const before = performance.now()
  heard(' '.repeat(100_000))
  expect(performance.now() - before).toBeLessThan(1000)
})

it.each([
  ['a step was asked about', 'Stick Ada on Gantry and Boris on Delta?', ['Ada Gantry +', 'Boris Delta +']],
  ['a step was asked about', 'How do you feel about Hugo being on Ember?', ['Hugo Ember +']],
  ['a step was asked about', 'I think we should slot Greta in Anchor possibly?', ['Greta Anchor +']],
  ['what was thought of the step was of the fit', "I'm fine with having Ada on Delta", ['Ada Delta +']],
  [
    'consent was a remark',
    'That works for me, then lets put Ada on Delta, and Hugo on Ember',
    ['Ada Delta +', 'Hugo Ember +'],
  ],
  [
    'the second of a list was lost',
    'Boris on Gantry and Delta, Ada on Ember',
    ['Ada Ember +', 'Boris Delta +', 'Boris Gantry +'],
  ],
  [
    'the list was not looked back at',
    'Ada knows a little of Gantry and Delta but is no good fit for any of those',
    ['Ada Delta -', 'Ada Gantry -'],
  ],
  [
    'what was ruled out was proposed',
    "I'd prefer to have Hugo work on something other than Gantry, or Delta",
    ['Hugo Delta -', 'Hugo Gantry -'],
  ],
  [
    'a shade had no colour',
    'Ada is pretty dark on Gantry, Boris is lighter on Delta',
    ['Ada Gantry +', 'Boris Delta +'],
  ],
  ['light red was middling', 'Greta is light red on Ember', ['Greta Ember -']],
  [
    'what others lack was said of her',
    'Ada can do Delta since there are no other good options for it',
    ['Ada Delta +'],
  ],
  ['where she should be was asked', 'Hugo is decent for Ember. Where should we place Ada?', ['Hugo Ember +']],
  [
    'what is done was lost behind why',
    'Boris is weak on Gantry, so ill put him on Ember',
    ['Boris Ember +', 'Boris Gantry -'],
  ],
])('steps, lists and shades: %s: %s', (_, text, cells) => {
  expect(heard(text).filter((cell) => !cell.endsWith('?'))).toEqual(cells)
})

it.each([
  ['Who has the best score for Gantry', 'Hugo is light green', ['Hugo Gantry +']],
  ['Who is best for Gantry?', 'Hugo, but he is a better fit for Ember', ['Hugo Ember > Hugo Gantry', 'Hugo Gantry +']],
  ['Ada could do Delta.', 'Okay, lets stick with Ada for now', ['Ada Delta +']],
  ['Greta is fair on Gantry and could do Ember.', "Let's shoot for Ember.", ['Greta Ember +']],
  ['Boris would be good for Anchor.', 'Sounds like a plan. He is blank for me.', ['Boris Anchor ?']],
  ['Boris for Anchor?', 'That could work.', []],
  [
    'Ada would be great for Delta.',
    "I'd put Hugo on Ember. I am okay with keeping Ada there",
    ['Ada Delta +', 'Hugo Ember +'],
  ],
  [
    'How is Ada on Gantry?',
    'About average on Gantry but Hugo is better at it',
    ['Ada Gantry 0', 'Hugo Gantry > Ada Gantry'],
  ],
])('completes by what was said before: %s %s', (question, text, cells) => {
  expect(heard(text, question)).toEqual(cells)
})

it.each([
  ['Boris is weak on Gantry... scratch that, Delta.', ['Boris Delta -']],
  ['Ada, I mean Greta, is excellent for Ember.', ['Greta Ember +']],
  ['Hugo on Anchor is very good, no, mediocre.', ['Hugo Anchor 0']],
  ['Boris is strong on Delta. Oh no, wait, on Ember.', ['Boris Ember +']],
])('takes the corrected half: %s', (text, cells) => {
  expect(heard(text)).toEqual(cells)
})

it.each([
  ['Greta is solid on Ember; Hugo noticeably less so.', ['Greta Ember +', 'Greta Ember > Hugo Ember']],
  ['Ada is perfect on Gantry, Boris is nowhere near as good.', ['Ada Gantry +', 'Ada Gantry > Boris Gantry']],
  ['Ada is strong for Ember, a bit weaker for Anchor.', ['Ada Ember +', 'Ada Ember > Ada Anchor']],
  ['Boris can do Delta but less than Hugo.', ['Boris Delta +', 'Hugo Delta > Boris Delta']],
  ['Between Ada and Boris, Ada is the stronger one on Anchor.', ['Ada Anchor > Boris Anchor']],
  ['Hugo is my best for Ember, but that is not saying much.', ['Hugo Ember 0']],
])('puts the lesser below, and the best of few above them: %s', (text, cells) => {
  expect(heard(text)).toEqual(cells)
})

it.each([
  ['Ada on Delta please. For Ember and Anchor do as you like.', ['Ada Delta +']],
  ['Hugo on Gantry; Ember and Delta I leave to you.', ['Hugo Gantry +']],
  ['Boris is fine on Delta should we need Ada elsewhere.', ['Boris Delta +']],
  ['I would only take Greta for Ember if nobody else is there.', ['Greta Ember 0']],
  ['Not having Ada on Gantry would be a waste.', ['Ada Gantry +']],
  ['Hugo on Delta is nothing to be ashamed of.', ['Hugo Delta +']],
])('hears no wish where the choice is left, and one behind a waste: %s', (text, cells) => {
  expect(heard(text)).toEqual(cells)
})

it.each([
  ['Strong, I never said poor.', '+'],
  ['the first one, sorry', '-'],
  ['Not brilliant, no. Middling.', '0'],
  ['Forget the poor.', '+'],
])('settles which of two words holds: %s', (text, sign) => {
  expect(heard(text, 'You said two things of Ada on Ember: poor or great, which one holds?')).toEqual([
    `Ada Ember ${sign}`,
  ])
})

it.each([
  ['Ada is 61 on Delta, so Ember should go to Boris.', ['Ada Delta 61', 'Boris Ember +']],
  ['Boris could have Ember, she is 44 there, and Ada Delta.', ['Ada Delta +', 'Boris Ember +', 'Boris Ember 44']],
  ['Give Gantry to Hugo (88), Delta to Greta.', ['Greta Delta +', 'Hugo Gantry +', 'Hugo Gantry 88']],
  ['70 for Ada on Delta and Boris on Ember.', ['Ada Delta 70', 'Boris Ember 70']],
])('gives a number to the pair that it was said of: %s', (text, told) => {
  expect(numbers(text)).toEqual(told)
})

it.each([
  ['Greta on Ember is beyond me, it makes no sense', ['Greta Ember -']],
  ['Having Ada on Delta and Boris on Ember seems rather illogical to me', ['Ada Delta -', 'Boris Ember -']],
  ["I can't see why Hugo should be on Anchor", ['Hugo Anchor -']],
  ['Greta strikes me as a weird choice for Ember', ['Greta Ember -']],
  ["Greta on Ember isn't odd at all", []],
  ['You have put Greta on Ember, which makes no sense', ['Greta Ember -']],
  ['I find Boris on Delta rather bizarre', ['Boris Delta -']],
  ["I'd rather Hugo stayed on Gantry", ['Hugo Gantry +']],
  ["Never take Ada away from Delta, and don't change Boris on Ember", ['Ada Delta +', 'Boris Ember +']],
  ['Hugo should not be moved off Gantry', ['Hugo Gantry +']],
  ['Please pull Hugo off Gantry and put Ada there', ['Ada Gantry +', 'Hugo Gantry -']],
  ['Ada remains on Delta and Boris on Ember, as before', ['Ada Delta +', 'Boris Ember +']],
  ['Delta stays with Ada', ['Ada Delta +']],
  ["Ada can't stay on Delta", ['Ada Delta -']],
  ["shouldn't ada take delta and boris ember, as you said great", ['Ada Delta +', 'Boris Ember +']],
  ["Why wouldn't you put Hugo on Gantry?", ['Hugo Gantry +']],
  ['Still, I had asked for Greta on Anchor.', ['Greta Anchor +']],
  ['Hugo is lost on Gantry, he ought to go to Ember', ['Hugo Ember +', 'Hugo Gantry -']],
  ['Ada on Delta, and Hugo wherever you like', ['Ada Delta +']],
  ["I've no idea about Ada on Delta or Boris on Ember", ['Ada Delta ?', 'Boris Ember ?']],
  ['alright, ada delta and boris ember then', ['Ada Delta +', 'Boris Ember +']],
  ['Great: Ada on Delta, Boris on Ember.', ['Ada Delta +', 'Boris Ember +']],
])('hears what is objected to, kept and asked for: %s', (text, cells) => {
  expect(heard(text)).toEqual(cells)
})

it('keeps a number where a word is said beside it, and hears in it what is refused', () => {
  expect(numbers('Ada has 61 on Delta and 30 on Ember. She is more strong on Delta.')).toEqual([
    'Ada Delta 61',
    'Ada Ember 30',
  ])
  expect(numbers('Ada has 61 on Delta.', 'Ada would be wasted on Delta.')).toEqual(['Ada Delta -', 'Ada Delta 61'])
})

it.each([
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', 'oops, boris is 85 on ember, not on delta'],
    ['Boris Ember 85', 'Hugo Anchor 20'],
  ],
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', 'Disregard Boris on Delta, I read the wrong line'],
    ['Hugo Anchor 20'],
  ],
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', 'I meant Ember for Boris, not Delta'],
    ['Boris Ember 85', 'Hugo Anchor 20'],
  ],
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', 'Sorry, the 85 was for Ember, not Delta.'],
    ['Boris Ember 85', 'Hugo Anchor 20'],
  ],
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', "It's Ada who has 85 on Delta rather than Boris."],
    ['Ada Delta 85', 'Hugo Anchor 20'],
  ],
  [
    ['Boris has 85 on Delta. Hugo has 20 on Anchor.', 'I meant Boris on Ember'],
    ['Boris Ember 85', 'Hugo Anchor 20'],
  ],
  [['Boris has 85 on Delta.', 'Not Delta, I meant Ember.'], ['Boris Ember 85']],
  [['Ada has 61 on Ember, not on Delta.'], ['Ada Ember 61']],
])('forgets what was told by a slip: %s', (texts, told) => {
  expect(numbers(...texts)).toEqual(told)
})

it.each([
  ['no no, Ada to Delta', ['Ada Delta +']],
  ['No no dear, I meant keep Ada on Delta, and Greta on Ember.', ['Ada Delta +', 'Greta Ember +']],
  ['Oh no, sorry, Ember for Greta, I put that badly.', ['Greta Ember +']],
  ['Nope, you misunderstood, it should be Hugo for Anchor', ['Hugo Anchor +']],
  ['No, what I had in mind was Ada on Delta and Hugo on Ember.', ['Ada Delta +', 'Hugo Ember +']],
  ["No no, Hugo is already on Anchor, he can't do both!", ['Hugo Anchor +']],
  ['No, sorry, I meant Boris on Ember.', ['Boris Ember +']],
  ['no no, Ada is superb on Delta', ['Ada Delta +']],
  ['No no, never Ada on Delta.', ['Ada Delta -']],
  ['No, no Ada on Delta please.', ['Ada Delta -']],
  ['No no, nothing on Ada for Delta.', ['Ada Delta ?']],
])('hears what is asked for behind a no to something else: %s', (text, told) => {
  expect(heard(text, 'Okay, Boris on Delta then.')).toEqual(told)
})

it('moves what was told just now by "I meant", and else puts somebody there', () => {
  expect(numbers('Ada has 61 on Delta.', 'Put Hugo on Ember.', 'Sorry, I meant Hugo on Delta.')).toEqual([
    'Ada Delta 61',
    'Hugo Delta +',
  ])
})

it.each([
  ['Ada is of no use on Delta, and Boris no help on Ember.', ['Ada Delta -', 'Boris Ember -']],
  ['For Delta Ada is hardly any use.', ['Ada Delta -']],
  ["We don't have any use for Ada on Delta.", ['Ada Delta -']],
  ["There's no use in putting Ada on Delta", ['Ada Delta -']],
  ['Ada is no use on Delta! Not Ada. Greta on Delta, please.', ['Ada Delta -', 'Greta Delta +']],
  ['I have no value for Ada on Delta', ['Ada Delta ?']],
  ['Use Ada on Delta.', ['Ada Delta +']],
])('wishes for nobody who is of no use: %s', (text, told) => {
  expect(heard(text)).toEqual(told)
})

it.each([
  ['Now Ada, Boris and Hugo remain for Delta, Ember and Anchor.', []],
  ['Still to be placed are Ada and Boris, and Delta and Ember.', []],
  ['Ada and Boris can divide Delta and Ember between them.', []],
  ['Delta and Ember for Ada and Boris, whichever way.', []],
  ['Greta on Delta. That leaves Ember.', ['Greta Delta +']],
  ['Greta on Delta, which leaves Ember and Anchor for Ada and Hugo.', ['Greta Delta +']],
  ['Greta on Delta and Ada on Ember, that leaves Anchor for Hugo.', ['Ada Ember +', 'Greta Delta +', 'Hugo Anchor +']],
  ['The rest: Ada on Delta, Boris on Ember.', ['Ada Delta +', 'Boris Ember +']],
  ['Put Ada and Boris on Delta and Ember.', ['Ada Delta +', 'Boris Ember +']],
])('wishes for nothing by telling what is left: %s', (text, told) => {
  expect(heard(text)).toEqual(told)
})

it.each([
  ['Ada on Delta because you called her superb there.', ['Ada Delta +']],
  ['boris ember, u said decent', ['Boris Ember +']],
  ['Since you rate Hugo so highly on Anchor, put him there.', ['Hugo Anchor +']],
  ['Greta then on Ember, since outstanding for you', ['Greta Ember +']],
])('takes no mark of the other for one of the partner: %s', (text, wished) => {
  expect(heard(text)).toEqual(wished)
  expect(numbers(text)).toEqual(wished)
})

it.each([
  ['Ada is great for Delta, put her there.', ['Ada Delta +', 'Ada Delta 0.86']],
  ["Hugo is weak on Ember, so don't put him there.", ['Hugo Ember -', 'Hugo Ember 0.25']],
  ['Ada on Gantry then. Or... no, Delta, yes Delta.', ['Ada Delta +']],
  ['Boris to Ember. Hm, no, Greta rather.', ['Greta Ember +']],
  ['ok ok ada delta then and boris ember', ['Ada Delta +', 'Boris Ember +']],
  ['dude i mean PUT ada on delta and boris on ember', ['Ada Delta +', 'Boris Ember +']],
  ['I never wanted poor Ada on Ember.', ['Ada Ember -']],
  ['So Ada on Delta and Hugo on Ember are settled.', ['Ada Delta +', 'Hugo Ember +']],
  ['How good is Hugo on Ember? You never listed him.', []],
  ['Ada: Delta 61 > Ember 30 > Anchor 12', ['Ada Anchor 12', 'Ada Delta 61', 'Ada Ember 30']],
])('hears what a sentence asks for behind what it tells: %s', (text, told) => {
  expect(numbers(text)).toEqual(told)
})

it('knows whom the latter is, and what is left of all', () => {
  expect(heard('Delta: Ada and Boris, the latter much weaker.')).toEqual(['Ada Delta > Boris Delta'])
  expect(
    heard(
      'For Ember Ada and Boris are decent, Hugo poor. Delta could go to Boris or Greta, the former being the stronger.',
    ),
  ).toContain('Boris Delta > Greta Delta')
  expect(heard('For Delta, Hugo is acceptable, the remainder negligible')).toContain('Hugo Delta +')
})
