/** Conversations with the symbolic player of Traveling Adventurers as people hold them who have never met it. */
import { describe, expect, it } from 'vitest'
import { hold, type Held } from '../strangers/hold.fixture.ts'
import { PATH } from './converse.fixture.ts'
import { keeps, wishesIn } from './wishes.ts'

const ALL = 'L: E 5, B 3, K 1, C 6, A 2. E: B 4, K 6, C 1, A 3. B: K 2, C 5, A 6. K: C 3, A 4. C: A 1.'
const ROOMS = ['L', 'E', 'B', 'K', 'C', 'A']

const walk = (...lines: string[]): Promise<Held> => hold('traveling-adventurers', 'USER', lines)
const proposed = ({ heard }: Held): string[] => heard.flatMap((said) => PATH.exec(said)?.[1] ?? [])

describe('the symbolic player of Traveling Adventurers', () => {
  it('never proposes again what was refused, and says why it proposed it', async () => {
    const held = await walk(ALL, 'no', 'no', "I don't like it", 'no', 'what else', 'no')
    expect(held.heard[1]).toMatch(/compared every path|looked at all of them/)
    const paths = proposed(held)
    expect(paths.length).toBeGreaterThanOrEqual(4)
    expect(new Set(paths).size).toBe(paths.length)
    expect(held.heard).toContainEqual(expect.stringMatching(/your path|path that you want|path it shall be/))
  })

  it('goes along with who refused the best and takes another', async () => {
    const { heard } = await walk(ALL, 'no', 'no', 'ok, that one then')
    expect(heard.at(-1)).toMatch(/^submit/)
  })

  it('takes up again what somebody comes round to', async () => {
    const { heard } = await walk(ALL, "hm, I'd rather not", 'ok fine, let us do it')
    expect(heard[2]).toMatch(/^submit/)
  })

  it('says how good its path is', async () => {
    expect((await walk(ALL, 'is that the best one?')).heard[1]).toMatch(/compared every path|went through all/)
    expect((await walk('hi', 'you pick', 'are you sure?')).heard[2]).toMatch(/so far/i)
  })

  it('gives in to who insists', async () => {
    const { heard } = await walk("Let's go L K E A B C L.", 'I insist.', "I won't change my mind, take mine.")
    expect(heard.at(-1)).toMatch(/^submit L K E A B C L/)
  })

  it('keeps to a condition where that costs nothing', async () => {
    const paths = proposed(await walk('I accept if we go to the attic first.', ALL))
    expect(paths.at(-1)).toMatch(/^L A/)
  })

  it('asks for less where nothing is told, and tells one room at a time', async () => {
    const { heard } = await walk('ok', 'cool', 'nice', 'wow', 'yes')
    expect(heard.filter((said) => said.includes('all your coins')).length).toBeLessThanOrEqual(2)
    for (const said of heard) expect(said.match(/\d+/g)?.length ?? 0).toBeLessThanOrEqual(5)
  })

  it('does not keep asking for ever who lets it choose and says yes', async () => {
    const { heard } = await walk('you pick', ...Array.from({ length: 8 }, (_, i) => ['fine', 'ok', 'yes'][i % 3]!))
    expect(heard).toContainEqual(expect.stringMatching(/^submit/))
  })

  it('asks nothing more of a number that was put right', async () => {
    const { heard } = await walk('From the living room: empty room 5, bathroom 3.', 'Oops, bathroom is 4 actually.')
    expect(heard[1]).toMatch(/noted L–B 4/)
    expect(heard[1]).not.toMatch(/3 or 4/)
  })

  it('lets numbers keep their hallways behind one that answers', async () => {
    const { heard } = await walk('L-A 2, L-A 3. hm', '3, and L-K 1, L-B 3! E-A 3')
    expect(heard[0]).toMatch(/L–A, 2 or 3/)
    expect(heard[1]).not.toMatch(/right|holds|understand|L–[^A]|E to/)
  })

  it('takes numbers in the order asked for, with others behind them', async () => {
    const { heard } = await walk('L: 5 to E, 3 to B, 1 to K, 6 to C, 2 to A', '4 6 1 3 2 5, sorry for the delay. B-A 6')
    expect(heard[0]).toMatch(/from E to B, K, C and A, from B to K and C/)
    expect(heard[1]).toMatch(
      /^So from E you have 4 to B, 6 to K, 1 to C and 3 to A\. And from B you have 2 to K and 5 to C\./,
    )
    expect(heard[1]).not.toMatch(/(?:What|How)[^?]*(?:(?:from|to) E|B to)/)
  })

  it('reads back a list that only its order explains, and keeps what is confirmed', async () => {
    const { heard } = await walk('L: 5 3 1 6 2', 'yep! and E: 4 6 1 3', 'no, C is 2. B-K 2')
    expect(heard[0]).toMatch(/L–E 5, L–B 3, L–K 1, L–C 6 and L–A 2/)
    expect(heard[1]).toMatch(/E–B 4, E–K 6, E–C 1 and E–A 3/)
    expect(heard[2]).toMatch(/noted E–C 2, not 1/)
    expect(heard[2]).not.toMatch(/from [LE]|E–[^C]/)
  })

  it('does without what is not wanted, says what that costs, and takes no wish for a yes', async () => {
    const { heard } = await walk(ALL, 'nice, but can we go without K-E?', 'what do I get with it?', 'ok that one')
    expect(heard[1]).toMatch(/keeps to what you asked for/)
    expect(PATH.exec(heard[1]!)?.[1]).not.toMatch(/K E|E K/)
    expect(heard[2]).toMatch(/\d+ of the|Of the \d+/)
    expect(heard[2]).not.toMatch(PATH)
    expect(heard[3]).toMatch(/^submit/)
  })

  it('takes back a yes that was none', async () => {
    const { heard } = await walk(ALL, 'ok', "wait, I haven't agreed yet. how much would I get?")
    expect(heard[2]).toMatch(/thought that you had agreed|My mistake/)
    expect(heard[2]).toMatch(/\d+ of the|Of the \d+|share/)
  })

  it.each([
    ["what's in it for me?", /you would get \d+|yours|Your share/],
    ['and how much would be yours?', /\d+ of the/],
    ['what if we swapped the bathroom and the attic?', /(?:less|lose|as much|same)/],
    ['are there other ones that make as much?', /other path|None|worth as much|As much/],
  ])('answers of its path: %s', async (question, answer) => {
    expect((await walk(ALL, question)).heard[1]).toMatch(answer)
  })

  it.each([
    ['can I go through a room twice?', /once|twice/],
    ['does the direction matter?', /same/],
    ['how many turns are left?', /turns left/],
    ['how do I win?', /round trip/],
    ['Which hallway is your best?', /6 to/],
    ['How many coins would you get with L E B K C A L?', /worth \d+/],
  ])('answers: %s', async (question, answer) => {
    expect((await walk('hi', question)).heard[1]).toMatch(answer)
  })

  it.each([
    ['I would agree if we end in the kitchen.', 'L E B C A K L', 'L K E B C A L'],
    ['Please take the attic first.', 'L A E B K C L', 'L E A B K C L'],
    ['Only with the hallway L-C in it, please, that must be included: use L-C.', 'L C A B K E L', 'L A C B K E L'],
  ])('hears a wish: %s', (text, kept, broken) => {
    const wishes = wishesIn(text, ROOMS)
    expect(wishes.length).toBeGreaterThan(0)
    expect(wishes.every((wish) => keeps(kept.split(' '), wish))).toBe(true)
    expect(wishes.some((wish) => keeps(broken.split(' '), wish))).toBe(false)
  })

  it.each([
    ['I do not want the attic first.', 'L E A B K C L', 'L A E B K C L'],
    ['is there another one without walking from the kitchen to the bathroom?', 'L K E B C A L', 'L E A B K C L'],
    ['B-K is just 2 here. any path that avoids it?', 'L K E B C A L', 'L E A K B C L'],
    ["I'd rather not finish in the children's room", 'L K E B C A L', 'L E A K B C L'],
    ['no! please not L-C', 'L K E C B A L', 'L C E K B A L'],
  ])('hears what is not wanted: %s', (text, kept, broken) => {
    const wishes = wishesIn(text, ROOMS)
    expect(wishes).toMatchObject([{ not: true, demand: true }])
    expect([kept, broken].map((path) => keeps(path.split(' '), wishes[0]!))).toEqual([true, false])
  })

  it.each([
    'I have 5 from L to A.',
    'What have you from the attic to K?',
    "I don't know B-K yet.",
    'You did not tell me the attic to K.',
    'B-K is not 5, it is 4.',
  ])('hears none: %s', (text) => {
    expect(wishesIn(text, ROOMS)).toEqual([])
  })

  const ROW = "From the living room: empty room 5, bathroom 3, kitchen 1, children's room 6, attic 2."
  it.each([
    ['Ah, I typed the attic wrong, it has 6.', 'L–A 6, not 2'],
    ["The bathroom's 4, not 3.", 'L–B 4, not 3'],
    ['Sorry, the third one should be 4.', 'L–K 4, not 1'],
    ["Hang on, that's 2 instead of 6.", 'L–C 2, not 6'],
    ['Oops, I mixed up attic and kitchen.', 'L–K 2 (not 1) and L–A 1 (not 2)'],
  ])('puts right the row that was told last: %s', async (line, noted) => {
    expect((await walk('hello', ROW, line)).heard[2]).toContain(`noted ${noted}.`)
  })

  it.each([
    ['bathroom 3, empty room 5, attic 2', 'L'],
    ["The kitchen's got 6, attic just 3, bathroom 4 and children's room 1.", 'E'],
  ])('puts a row without its first room where it belongs: %s', async (line, room) => {
    const { heard } = await walk(...(room === 'L' ? [] : ['hello', ROW]), line)
    expect(heard.at(-1)).not.toMatch(/understand|right\?/)
    expect(heard.at(-1)).not.toMatch(new RegExp(`you have[^?]*from ${room} to [^?]*B`))
  })

  it('takes a sum for what is known already, and sets it right', async () => {
    expect((await walk(ALL, 'K-C makes 13 together, hm')).heard[1]).not.toMatch(/both of us|understand|side alone/)
    expect((await walk('hello', ROW, 'Kitchen and living room give us 9.')).heard[2]).toMatch(/\b\d+\b.*\bmy\b|my \d/)
  })

  it('asks of all contradictions in one sentence, and hears which of two numbers hold', async () => {
    const { heard } = await walk('L-E 4, L-B 2, L-K 3', 'L-E 5, L-B 6', 'the newer ones are right')
    expect(heard[1]!.match(/4 or 5, and for L–B, 2 or 6/g)).toHaveLength(1)
    expect(heard[2]).not.toContain(' or ')
  })

  it.each([
    ['So must both hand in one and the same route?', /same path/],
    ['And if we choose different routes, do we lose everything?', /same path|nothing/],
    ['Are we opponents here?', /same sum|added up/],
    ['Do you really want every single number?', /every hallway|still change/],
    ["You haven't replied to what I asked.", /once more|again/],
    ['Did you get all that?', /noted/],
    ['not so fast, one row after the other please', /smaller steps|one room at a time/],
  ])('answers a question of the game and the talk: %s', async (line, answer) => {
    expect((await walk(line)).heard[0]).toMatch(answer)
  })

  it('answers after its submission, and asks for the other one only once', async () => {
    const { heard } = await walk(
      ALL,
      'agreed',
      'which path did you hand in?',
      'so what do we get altogether?',
      'hm',
      'hm',
    )
    expect(heard[2]).toMatch(/L( [A-Z]){5} L/)
    expect(heard[3]).toMatch(/\d\d/)
    expect(heard.filter((said) => /please (?:do|submit)|only yours/.test(said)).length).toBeLessThanOrEqual(1)
  })

  it('gives each why its own answer', async () => {
    const { heard } = await walk(ALL, 'why this route?', 'why is K-A not in there?', 'how did you come up with it?')
    expect(heard[1]).toMatch(/your side/)
    expect(heard[2]).toMatch(/With (?:it|K–A)/)
    expect(heard[3]).toMatch(/added up|adding up/i)
    expect((await walk('why do you want my numbers?')).heard[0]).toMatch(/neither of us|both sides|each hallway/)
  })

  it('hears a complaint, and tells nothing again', async () => {
    const { heard } = await walk('From L: E 5, B 3.', 'You did not have to list those from the empty room again.')
    expect(heard[1]).toMatch(/repe/)
    expect(heard[1]).not.toMatch(/From E I have|coins from E are/)
  })

  it.each([
    'Cheers! Is there anything left for me to do?',
    'ok and what is my job now, do i click anything?',
    'So were we through with it? I mean, is the game over?',
    'How would one wrap this up?',
    'Does it still need something from me?',
  ])('says after its submission that the other one is missing: %s', async (line) => {
    expect((await walk(ALL, 'agreed', line)).heard[2]).toMatch(/hand(?:ed)? (?:that )?in|hand in|from you as well/)
  })

  it('says how one finishes before anything is settled, and takes that for no yes', async () => {
    const { heard } = await walk(ALL, 'Where would we enter the path once we have one?')
    expect(heard[1]).toMatch(/^(?!submit).*hands (?:it |that )?in/)
  })

  it.each([
    ['Is anyone listening?', /here/],
    ['Do you have everything from me?', /no number of yours|single one/],
    ['Sorry, which letter is C again, the children’s room?', /C (?:is|the)/],
    ['K-A 5, all the rest is 3 or below.', /exact/],
    ['Can you read me? And do we have to visit all rooms?', /here.*(?:once|none left out)/i],
  ])('answers a small question: %s', async (line, answer) => {
    expect((await walk(line)).heard[0]).toMatch(answer)
  })

  it.each([
    'B is 3 K is 4 C is 1',
    'Mum says from the empty room it’s 4, 6, 1 and 3 for the ones you named.',
    'empty room is quite low for me, 4 6 1 and 3 in the order u asked',
  ])('takes numbers in the order that it asked in: %s', async (line) => {
    const { heard } = await walk('L: 5 to E, 3 to B, 1 to K, 6 to C, 2 to A', line)
    expect(heard[1]).not.toMatch(/did not understand|not clear|from which room/)
  })
})
