import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { measuresIn, Phrasebook, QUALITY, Reader, type Act } from './index.ts'

const PEOPLE = ['ada', 'boris', 'chiara', 'greta', 'hugo']
const TASKS = ['delta', 'ember', 'gantry']
const reader = new Reader({
  names: [
    ...PEOPLE.map((name, id) => ({ kind: 'person', id, forms: [name] })),
    ...TASKS.map((name, id) => ({ kind: 'task', id, forms: [name] })),
  ],
  axes: ['person', 'task'],
  scale: QUALITY,
  numbers: true,
  compose: measuresIn,
})

/** Acts in short: `ada delta 0.9`, `ada delta > boris delta`. */
const read = (text: string, question?: string): string[] =>
  reader.read(text, question).flatMap(({ acts }) => acts.map(short))

function short(act: Act): string {
  const name = (about: Extract<Act, { about: unknown }>['about']): string =>
    about.map(({ kind, id }) => (kind === 'person' ? PEOPLE : TASKS)[Number(id)]).join(' ')
  switch (act.type) {
    case 'inform':
      return `${name(act.about)} ${act.grade.raw ? act.grade.value : level(act.grade.value)}`
    case 'compare':
      return `${name(act.better)} ${act.much < 0 ? '=' : '>'} ${name(act.worse)}`
    case 'unknown':
    case 'ask':
    case 'correct':
      return `${act.type} ${name(act.about)}`.trim()
    case 'propose':
      return `${act.yes ? 'take' : 'not'} ${name(act.about)}`
    default:
      return act.type
  }
}

const level = (value: number): string =>
  value > 0.88 ? 'top' : value > 0.65 ? 'good' : value > 0.45 ? 'middling' : value > 0.12 ? 'poor' : 'worst'

describe('marks and measures', () => {
  it.each([
    ['Out of ten, Greta gets nine on Delta, Boris four.', ['greta delta top', 'boris delta poor']],
    [
      'Hugo gets nine out of ten on Gantry, Greta six and Ada one.',
      ['hugo gantry top', 'greta gantry middling', 'ada gantry worst'],
    ],
    ['Ada and Boris are a pair of nines on Gantry.', ['ada gantry top', 'boris gantry top']],
    ['Both Ada and Boris are around 70 for Gantry.', ['ada gantry 70', 'boris gantry 70']],
    ['Chiara would be an eight for Ember and a three for Delta.', ['chiara ember good', 'chiara delta poor']],
    ['Greta is in the low forties on Delta.', ['greta delta poor']],
    ['Boris brings little to Delta.', ['boris delta poor']],
    ["Ada can't add much to Ember.", ['ada ember poor']],
    ["Ada isn't even remotely suitable for Ember.", ['ada ember worst']],
    ["Ada isn't very suitable for Ember.", ['ada ember poor']],
    ['Ada would be lost on Ember.', ['ada ember worst']],
    ["Ada isn't really skilled at Ember.", ['ada ember poor']],
    ['Ada is decentish on Ember, lowish on Delta.', ['ada ember middling', 'ada delta poor']],
    ['Ada gives us practically nothing on Ember.', ['ada ember worst']],
    ['Ada could hardly be more suited to Ember.', ['ada ember top']],
    ["Ada couldn't possibly be more unsuitable for Ember.", ['ada ember worst']],
    ['Ada is solid on Ember, though not spectacularly so.', ['ada ember middling']],
    ['Ada does well on Ember, though not perfectly.', ['ada ember good']],
    ["If Ada takes Ember that's 37.", ['ada ember 37']],
    ['If you ask me, Ada is excellent for Ember.', ['ada ember top']],
    ['Keep Ada as far as possible from Ember.', ['ada ember worst']],
    ['Ember belongs to Ada.', ['ada ember top']],
    ['Hugo has a lot to offer on Ember.', ['hugo ember good']],
    ['Hugo and Ember is as bad as it gets.', ['hugo ember worst']],
    ['Greta is as strong as they come on Ember.', ['greta ember top']],
    [
      'For Delta: Ada over Boris over Chiara, and Greta last.',
      ['ada delta > boris delta', 'boris delta > chiara delta', 'greta delta poor'],
    ],
    ['Greta is twice as good as Ada on Delta.', ['greta delta > ada delta']],
    ['On Delta, Greta is half as good as Ada.', ['ada delta > greta delta']],
    ['Boris is second only to Ada on Delta.', ['ada delta > boris delta']],
    ['Ada leaves Boris behind on Delta.', ['ada delta > boris delta']],
    ['Ada is weak on Gantry. (Boris, Delta): 35.', ['ada gantry poor', 'boris delta 35']],
    ['Ada is weak on Gantry. My table has a 44 where Greta and Ember cross.', ['ada gantry poor', 'greta ember 44']],
  ])('%s', (text, acts) => expect(read(text).toSorted()).toEqual(acts.toSorted()))
})

describe('remarks', () => {
  it.each([
    ['For Gantry, Greta would be amazing, Chiara would be really bad.', ['greta gantry top', 'chiara gantry worst']],
    [
      'Greta is great for Gantry and Delta, but weak for Ember',
      ['greta gantry good', 'greta delta good', 'greta ember poor'],
    ],
    ['Greta and Chiara are both excellent on Gantry', ['greta gantry top', 'chiara gantry top']],
    ['Gantry: Greta great, Chiara weak, Boris 8/10', ['greta gantry good', 'chiara gantry poor', 'boris gantry good']],
    ['Greta great, Chiara weak for Delta', ['chiara delta poor', 'greta delta good']],
    [
      'Excellent: Ada on Delta, Boris on Ember. Poor: Hugo on Gantry.',
      ['ada delta top', 'boris ember top', 'hugo gantry poor'],
    ],
    ['Ada and Greta are great for Delta and Ember respectively', ['ada delta good', 'greta ember good']],
    [
      'Ada would be okay on Delta; Boris less so, and Chiara not at all',
      ['ada delta middling', 'ada delta > boris delta', 'chiara delta poor'],
    ],
    ['Hugo is a terrible match for Delta; Ada does well there', ['hugo delta worst', 'ada delta good']],
    ['I have nothing on Hugo for Delta', ['unknown hugo delta']],
    ['Ada 87, Boris 34 for Delta', ['boris delta 34', 'ada delta 87']],
    ['I have Ada at eight out of ten for Ember, Boris at 30 % for Delta', ['ada ember good', 'boris delta poor']],
    ['Ada is amzing for Delta, Borsi is terible', ['ada delta top', 'boris delta worst']],
  ])('belong to what they are said of: %s', (text, acts) => {
    expect(read(text)).toEqual(acts)
  })

  it.each([
    ['Greta isn’t good for Delta', 'poor'],
    ['Greta isn’t bad for Delta', 'middling'],
    ['Greta is very good for Delta', 'good'],
    ['Greta is absolutely hopeless for Delta', 'worst'],
    ['Greta is not ideal for Delta', 'poor'],
    ['Greta is no good at all for Delta', 'poor'],
    ['Greta is a 9 out of 10 for Delta', 'top'],
  ])('have strength and sides: %s', (text, said) => expect(read(text)).toEqual([`greta delta ${said}`]))

  it('answer what was asked, and are not taken for more', () => {
    expect(read('Amazing.', 'How is Greta for Gantry?')).toContain('greta gantry top')
    expect(read('Greta great, Boris weak', 'Who do you have for Ember?')).toEqual([
      'greta ember good',
      'boris ember poor',
    ])
    expect(read('Great, thanks!')).toEqual(['thank', 'acknowledge'])
    expect(read('Is Ada any good for Delta?')).toEqual(['ask ada delta'])
    expect(read('You said Ada is great for Delta')).toEqual([])
    expect(read('We had lunch on the great lawn')).toEqual([])
  })
})

describe('comparisons', () => {
  it.each([
    ['Greta is much better than Chiara for Gantry', ['greta gantry > chiara gantry']],
    ['Chiara is worse than Greta for Gantry', ['greta gantry > chiara gantry']],
    ['For Gantry, Chiara isn’t as good as Greta', ['greta gantry > chiara gantry']],
    ['Ada would be better for Delta than for Ember', ['ada delta > ada ember']],
    ['I’d take Ada over Boris for Delta', ['ada delta > boris delta']],
    ['I prefer Ada to Boris for Delta', ['ada delta > boris delta']],
    ['Hugo > Ada on Delta', ['hugo delta > ada delta']],
    ['Between Ada and Boris, Ada is the stronger one for Delta', ['ada delta > boris delta']],
    ['For Delta the order is Boris, Hugo, Ada', ['boris delta > hugo delta', 'hugo delta > ada delta']],
    ['Ada and Boris are neck and neck on Delta', ['ada delta = boris delta']],
    ['Ada is better than both Boris and Hugo for Delta', ['ada delta > hugo delta', 'ada delta > boris delta']],
    ['Boris falls short of Ada on Delta', ['ada delta > boris delta']],
    ['Boris comes behind Ada on Delta', ['ada delta > boris delta']],
    ['Ada wipes the floor with Boris on Delta', ['ada delta > boris delta']],
  ])('put one above the other: %s', (text, acts) => expect(read(text)).toEqual(acts))
})

describe('what is wanted', () => {
  it.each([
    ['Don’t give Gantry to Chiara', ['not chiara gantry']],
    ['Anyone but Chiara for Gantry', ['not chiara gantry']],
    ['Please keep Chiara away from Gantry', ['not chiara gantry']],
    ['How about Ada for Delta?', ['take ada delta']],
    ['Let’s put Ada on Delta and Boris on Ember.', ['take ada delta', 'take boris ember']],
    ['Sorry, I meant Boris, not Ada', ['apologise', 'correct boris']],
    ['Great, let’s put Ada on Delta', ['acknowledge', 'take ada delta']],
    ['Okay so Ada for Delta', ['acknowledge', 'take ada delta']],
  ])('is read with its direction: %s', (text, acts) => expect(read(text)).toEqual(acts))

  it.each([
    ['You decide', 'delegate'],
    ['What do you suggest?', 'delegate'],
    ['That is the best I can do for you', 'final'],
    ['There is nothing better to be found', 'final'],
    ['It is not possible to put together a nicer day', 'final'],
    ['Your best day, I guarantee it:', 'final'],
    ['That gives us the maximum:', 'final'],
    ['I have gone through every combination and this one wins', 'final'],
    ['No, that is not good enough', 'reject'],
    ['Sounds good to me', 'accept'],
    ['I don’t understand', 'confused'],
    ['That’s everything', 'done'],
    ['Shall I send the best there is?', 'final'],
    ['Shall we return to the museum, since I find nothing better?', 'final'],
    ['Because no other day scores more, may I book it?', 'final'],
  ])('has no names: %s', (text, act) => expect(read(text)).toContain(act))

  it.each([
    'I will do my best',
    'What would you like best?',
    'This is not the best yet',
    'Send me your best plan',
    'Is that all because nothing is open?',
  ])('is not announced as the best: %s', (text) => expect(read(text)).not.toContain('final'))
})

describe('a phrasebook', () => {
  it('varies by chance, the same for the same seed, and says no sentence twice', () => {
    const wordings = ['One.', 'Two.', 'Three.']
    const say = (seed: number): string[] => {
      const book = new Phrasebook(new Random(seed), ['Hello there. Two.'])
      return [book.pick(wordings), book.pick(wordings)]
    }
    expect(say(1)).toEqual(say(1))
    expect(say(1).sort()).toEqual(['One.', 'Three.'])
    expect(new Phrasebook(new Random(1), wordings).fresh(wordings)).toBeUndefined()
  })
})

describe('sentences of many kinds of speakers', () => {
  it.each([
    // Each has a remark of its own: no ranking.
    [
      'Ada is the best, Boris is fine, Chiara the worst for Delta.',
      ['ada delta top', 'boris delta middling', 'chiara delta worst'],
    ],
    ['From best to worst for Delta: Ada, Boris, Chiara.', ['ada delta > boris delta', 'boris delta > chiara delta']],
    ['ada rly good 4 delta, boris nah', ['ada delta good', 'boris delta poor']],
    ['Ada 4 Delta 7', undefined],
    ['Next to Ada, Boris looks weak on Delta.', ['ada delta > boris delta']],
    ['Compared with Boris, Ada is strong on Delta.', ['ada delta > boris delta']],
    ['Between Ada and Boris, Boris should get Delta.', ['boris delta > ada delta']],
    ['Ada is more good as Boris for Delta.', ['ada delta > boris delta']],
    ['Boris is way badder than Ada at Delta.', ['ada delta > boris delta']],
    ['Boris, while not without merit, is the lesser choice for Delta compared with Ada.', ['ada delta > boris delta']],
    ['Ada is super bad at Delta.', ['ada delta worst']],
    ['Ada is little suited to Delta.', ['ada delta poor']],
    ['I must advise in the strongest terms against Ada for Delta.', ['ada delta worst']],
    ['I can neither recommend Ada for Delta nor advise against it.', ['ada delta middling']],
    ['Ada is not yummy and not yucky for Delta.', ['ada delta middling']],
    ['Ada on Delta: meh.', ['ada delta poor']],
    ['Give Delta to Ada not Boris.', ['take ada delta', 'not boris delta']],
    ['got 37 4 Ada on Delta', ['ada delta 37']],
    // What it says is of the names in it, whatever was named before.
    [
      'Hugo is great for Ember. It is doubtful whether Ada could do justice to Delta.',
      ['hugo ember good', 'ada delta poor'],
    ],
    ['I should be remiss if I did not point out that Ada is excellent for Delta.', ['ada delta top']],
    // What is not understood is no proposal.
    ['Ada fell asleep over Delta.', []],
    ['Ada carries Delta without much strain.', []],
    ['I would put Ada on Delta.', ['take ada delta']],
  ])('%s', (text, acts) => {
    const said = read(text).filter((act) => !/^(?:agree|accept|acknowledge)/.test(act))
    if (acts) expect([...said].sort()).toEqual([...acts].sort())
    else expect(said.join()).toMatch(/\d/)
  })
})

describe('as people type', () => {
  it.each<[string, string[]]>([
    ['ok so Ada is perfect for Delta', ['acknowledge', 'ada delta top']],
    ['well, Hugo on Ember is 48', ['hugo ember 48']],
    ['hmm so yeah for the record, Greta is weak on Gantry', ['greta gantry poor']],
    ['Ada is well suited for Delta', ['ada delta good']],
    ['dont give Delta to Boris its terrible', ['boris delta worst', 'not boris delta']],
    ['Delta has to go to Chiara - that is my best one', ['chiara delta top', 'take chiara delta']],
    ['Ada would be a dissster for Ember', ['ada ember worst']],
    ['Boris fits Gantry perefctly lol', ['boris gantry top']],
    ["Chiara isn't v good at Delta :)", ['chiara delta poor']],
    ['Greta is like totally perf for Ember imo', ['greta ember top']],
    ['is Hugo any good for Delta', ['ask hugo delta']],
    ['Ada is blank on Delta for me, what do you have there', ['unknown ada delta', 'ask']],
  ])('%s', (text, acts) => expect(read(text).toSorted()).toEqual(acts.toSorted()))
})
