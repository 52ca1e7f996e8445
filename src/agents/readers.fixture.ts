/** Every function of the agents and models that reads what a model or a partner wrote, for tests and measurements. */
import { PUBLISHED_LABELS } from '../games/assignment/labels.ts'
import type { Reader } from '../games/readers.fixture.ts'
import { failureOfAnswer } from '../models/failure.ts'
import { readLastJson } from '../models/json-in-text.ts'
import { redactorOf } from '../models/redact.ts'
import { evaluate } from '../solvers/expression.ts'
import { readerFor } from './assignment/english.ts'
import { readClaims } from './avalon/fact-checker/extract-by-model.ts'
import { extractByRule } from './avalon/fact-checker/extract-by-rule.ts'
import { stanceOf } from './avalon/fact-checker/stance.ts'
import { extractProgram } from './avalon/language/extract-program.ts'
import { speaksOfRoles } from './avalon/language/memory.ts'
import { plainMessage } from './avalon/language/plain-message.ts'
import { lookUp, withoutObservation } from './avalon/language/recall.ts'
import { dialogueReader } from '../games/engines/dialogue/language.ts'
import { isLike } from './english/typing/spelling.ts'
import { costsIn, englishFor, hear } from './mediation/english.ts'
import { missedIn } from './mediation/missed.ts'
import { recalledIn } from './mediation/recall.ts'
import { Calculator, planCalculation, readResult } from './modules/calculator.ts'
import { CompatibleKnowledgeBase } from './modules/compatible/knowledge-base.ts'
import { CompatibleNavigator } from './modules/compatible/navigator.ts'
import { KnowledgeBase } from './modules/knowledge-base.ts'
import { MapModule } from './modules/map.ts'
import { readCapacity, readInventory, readMap, readRoom as readRoomText } from './modules/room-text.ts'
import { readQuantity, Sorter } from './modules/sorter.ts'
import { readReply as readKitchenReply } from './overcooked/llm-co/read-reply.ts'
import { readOpinions } from './planning/opinions.ts'
import { readReport } from './planning/report.ts'
import { readRequests } from './planning/requests.ts'
import { readWishes } from './planning/wish.ts'
import { readReply as readTextGameReply } from './text-games/language/agent.ts'
import { Memory } from './text-games/language/memory.ts'
import { Toolbox } from './text-games/toolbox.ts'
import { Conversation } from './traveling-adventurers/conversation.ts'
import { createReader } from './traveling-adventurers/english/read.ts'
import { numbersIn } from './traveling-adventurers/language/extractor/model.ts'
import { readActs } from './traveling-adventurers/language/read-acts.ts'
import { readPathArgument, readRoom } from './traveling-adventurers/language/read-path.ts'
import { readSections } from './traveling-adventurers/language/read-sections.ts'
import { readTextReply } from './traveling-adventurers/language/reply.ts'

const letters = [...'LEBKCA']
const names = ['living room', 'empty room', 'bathroom', 'kitchen', "children's room", 'attic']
const rooms = letters.map((letter, i) => ({ letter, name: names[i]! }))
const sites = ['The Old Bar', 'Kite Hill', 'Rose & Crown', 'Aster, Ltd.', 'aaa']
const town = sites
  .slice(0, 3)
  .map((name, id) => ({ id, name, type: 'bar' as const, loc: [0, 0] as const, price: 10, features: {} }))
const dates = ['2031-05-14', '2031-05-15']
const meetings = [{ start: '2031-05-14T09:00', end: '2031-05-14T13:00' }]
const asked = ['open fridge', 'put 2 eggs in box', 'look around', 'inventory', 'move north']

export function readersOfAgents(): Reader[] {
  return [...travelingAdventurers(), ...dialogues(), ...avalon(), ...textGames(), ...models()]
}

function travelingAdventurers(): Reader[] {
  // What was read is kept for a while: only a house not seen before makes sure that a text is read.
  let most = 10
  const answer = (text: string) => ({ text, finish: 'stop' }) as Parameters<typeof readTextReply>[0]
  const house = () => ({ rooms: letters, coins: { min: 1, max: ++most } })
  return [
    {
      name: 'english',
      read: (text) => createReader(house())(text, { room: 'L', sure: true }),
      prefixes: ['From K I have ', 'How many coins ', 'Let us go to ', '"', 'K–A '],
    },
    {
      name: 'conversation',
      read: (text) =>
        new Conversation({
          seat: 'USER',
          rooms,
          weights: [],
          coins: house().coins,
        } as unknown as ConstructorParameters<typeof Conversation>[0]).hear([
          { seat: 'BOT', text } as unknown as Parameters<Conversation['hear']>[0][number],
        ]),
      prefixes: ['From K I have 5 to A, 3 to B. '],
    },
    {
      name: 'sections',
      read: readSections,
      prefixes: ['[Thought] ', '[Message] ', '<think>', '**[', '[_', 'world', '`'],
    },
    { name: 'acts', read: (text) => readActs(text, rooms), prefixes: ['visit(', 'suggest(["L", ', 'ask("', 'visit'] },
    {
      name: 'reply in text',
      read: (text) => readTextReply(answer(text), rooms),
      prefixes: ['[Action] visit(K), ', '[Action] visit("K")\n[Message] ', '[Message] "'],
    },
    { name: 'room', read: (text) => readRoom(text, rooms), prefixes: ['the '] },
    { name: 'path', read: (text) => readPathArgument(text, rooms), prefixes: ['["L", '] },
    { name: 'numbers of a message', read: numbersIn, prefixes: [] },
  ]
}

function dialogues(): Reader[] {
  return [
    {
      name: 'lines of a dialogue',
      read: (text) => dialogueReader.read(text),
      prefixes: ['[think] ', '[message] ', 'you to: ', 'user '],
    },
    { name: 'likeness to a name', read: (text) => isLike(text, 'anchor'), prefixes: ['anchor'] },
    {
      name: 'assignment',
      read: (text) => readerFor(PUBLISHED_LABELS).read(text),
      prefixes: ['BLEU: ', 'Ava is not ', 'Electra: Ava great, '],
    },
    {
      name: 'wishes',
      read: (text) => [readWishes(text), readWishes(text, sites)],
      prefixes: ['budget', 'must see ', 'The Old Bar ', 'no ', 'take ', 'rated ', '$'],
    },
    {
      name: 'report',
      read: (text) => readReport(text, ['The Old Bar', 'Kite Hill', null], sites),
      prefixes: ['The Old Bar +6, Kite Hill ', 'travel -17 and ', 'total '],
    },
    {
      name: 'opinions',
      read: (text) => readOpinions(text, town, sites),
      prefixes: ['The Old Bar is ', 'too far ', 'travel ', 'swap the bar for '],
    },
    {
      name: 'requests',
      read: (text) => readRequests(text, { sites: town, plans: [['The Old Bar', 'Kite Hill', null]], wanted: [] }),
      prefixes: ['keep the Old Bar and ', 'no, Kite Hill plus ', 'why did you drop '],
    },
    {
      name: 'meetings',
      read: (text) =>
        hear(
          englishFor(dates),
          { shared: [undefined], own: [], windows: [], asked: false },
          { text, question: text },
          meetings,
          dates,
        ),
      prefixes: ['on 5/14 at 9 am ', 'importance ', 'busy from 2 '],
    },
    {
      name: 'costs',
      read: (text) =>
        englishFor(dates)
          .reader.read(text)
          .map((sentence) => costsIn(sentence, englishFor(dates).times)),
      prefixes: ['Price ', 'meetings cost ', 'too '],
    },
    {
      name: 'earlier proposals',
      read: (text) =>
        englishFor(dates)
          .reader.read(text)
          .map(({ tokens }) => [
            recalledIn(tokens.map((token) => token.text).join(' '), 3, false),
            missedIn(tokens, { namesTime: false }),
          ]),
      prefixes: ['go back to the first ', 'overlaps with my '],
    },
  ]
}

function avalon(): Reader[] {
  const observation = { rules: { players: 6 }, proposals: [] } as unknown as Parameters<typeof lookUp>[1]
  return [
    {
      name: 'claims by rule',
      read: (text) => extractByRule(text, 2),
      prefixes: ['player 1 was on ', 'quest 1 ', 'players 1, ', 'the last quest ', 'player 3 is ', 'I was '],
    },
    { name: 'claims by model', read: (text) => readClaims({ text }), prefixes: ['{"claims": ['] },
    { name: 'stance', read: stanceOf, prefixes: ["I'm ", 'I do not ', 'I '] },
    { name: 'whether roles are spoken of', read: speaksOfRoles, prefixes: ['player', 'sabotag'] },
    {
      name: 'recall',
      read: (text) => lookUp(withoutObservation(text), observation),
      prefixes: ['Recall[', 'Recall ['],
    },
    {
      name: 'program',
      read: extractProgram,
      prefixes: ['```python\n', 'Action Output:', 'Action Output: x\n', '```', '>>> '],
    },
    {
      name: 'plain message',
      read: (text) => plainMessage(text, 3),
      prefixes: ['"', 'player 3: ', '{"message": "', '*'],
    },
  ]
}

function textGames(): Reader[] {
  const reading = (text: string) => ({ text, look: text, inventory: text })
  const toolbox = (): Toolbox => {
    const tools = new Toolbox([
      new Calculator(),
      new MapModule(),
      new Sorter(),
      new KnowledgeBase(new Map([['eggs', ['fridge']]])),
    ])
    tools.watch(reading('The sheet says: Start with 5. Add 1. Multiply by 2.'))
    return tools
  }
  return [
    {
      name: 'reply in text games',
      read: (text) => readTextGameReply(text, asked, toolbox(), { match: 'contained' as never }),
      prefixes: ['Action: ', 'calculate ', 'add 5 ', 'query ', 'put 2 eggs in box', 'Action: "'],
    },
    { name: 'expression', read: evaluate, prefixes: ['1 + ', '(1'] },
    {
      name: 'modules that watch',
      read: (text) => {
        toolbox().watch(reading(text))
        new CompatibleNavigator('llm').watch(reading(text))
        const base = new CompatibleKnowledgeBase('llm', [])
        base.watch(reading(text))
        base.commands()
        return [readRoomText(text), readInventory(text), readMap(text), readCapacity(text), readQuantity(text)]
      },
      prefixes: [
        'This is the ',
        'This is the hall.\nYou see ',
        'This is the hall.\nYou see x.\nWays out: ',
        'You are in the ',
        'You are in the hall. ',
        'You are in the hall. There is also ',
        'You are in the hall. There is also a table that has ',
        'You are in the hall. There is also a box, that contains ',
        'You carry ',
        'The map reads:\n',
        'The map reads:\nThe hall connects to the ',
        'The map shows:\n- From the ',
      ],
    },
    {
      name: 'calculator’s answers',
      read: (text) => [planCalculation(text), readResult(text)],
      prefixes: ['1 + 1 = ', 'Start with 5. ', '('],
    },
    {
      name: 'memory of a text game',
      read: (text) => {
        const memory = new Memory()
        memory.step('look', text)
        memory.module('look', text)
        return memory.answers(1)
      },
      prefixes: [],
    },
    {
      name: 'reply in the kitchen',
      read: (text) =>
        readKitchenReply(text, [{ text: 'wait.' }] as unknown as Parameters<typeof readKitchenReply>[1], {
          seat: 'alice',
          partner: 'bob',
        }),
      prefixes: ['Action: ', 'action', 'Explanation: '],
    },
  ]
}

function models(): Reader[] {
  const redactor = redactorOf(['a-key-of-somebody-1234567890'])
  return [
    { name: 'last JSON', read: (text) => readLastJson(text), prefixes: ['{"a": ', '[1, ', '{"a": "'] },
    { name: 'last JSON object', read: (text) => readLastJson(text, 'object'), prefixes: ['[{"a": 1}, '] },
    { name: 'redacted', read: redactor.message, prefixes: ['Bearer ', 'sk-', '?key=', 'a-key-of-', '\\'] },
    {
      name: 'answer of a failing server',
      read: (text) => failureOfAnswer('it', 'KEY', 'there', { status: 500, headers: {}, body: text }),
      prefixes: ['{"error": "'],
    },
  ]
}
