/** The interpreter as a module: a leader writes a program about the facts, has it run, and reads what it prints (section 3.3). */
import type { Turn } from '../../../core/agent.ts'
import type { Json } from '../../../core/json.ts'
import type { Message } from '../../../core/model.ts'
import { errand, type Observation } from '../../../games/avalon/index.ts'
import { Interpreter, type Language, type RunResult } from '../../modules/interpreter/index.ts'
import type { Module } from '../../language/index.ts'
import { readPrompts } from '../../published/index.ts'
import { extractProgram } from './extract-program.ts'
import { describeSides, privateInformation, publicInformation } from './leader-memory.ts'
import type { LanguageOptions } from './options.ts'
import { factsOf, helperFor } from './variables.ts'

/** One program and what came of it. `program` is null where the reply held none. */
interface Attempt {
  readonly program: string | null
  readonly result: RunResult | null
}

/** Interpreters are shared by all games of a process: each keeps a box warm. */
const interpreters = new Map<string, Interpreter>()

function interpreterFor(language: Language, seconds: number): Interpreter {
  const key = `${language} ${seconds}`
  let interpreter = interpreters.get(key)
  if (!interpreter) interpreters.set(key, (interpreter = new Interpreter({ language, milliseconds: seconds * 1000 })))
  return interpreter
}

/** Ends the boxes that wait for the next program: for tests, and for programs that end on their own. */
export async function closeInterpreters(): Promise<void> {
  await Promise.all([...interpreters.values()].map((interpreter) => interpreter.close()))
  interpreters.clear()
}

export function program(options: LanguageOptions): Module<Observation> {
  let attempts: Attempt[] = []
  return {
    name: 'program',
    async update(observation, turn) {
      attempts = await reason(observation, turn, options)
      turn.note('programs', {
        attempts: attempts.length,
        repairs: Math.max(0, attempts.length - 1),
        ok: succeeded(attempts.at(-1)),
      })
    },
    input() {
      const last = attempts.at(-1)
      if (!last?.result) return []
      return [
        { title: 'Your program', text: `\n${last.program}` },
        {
          title: 'Observation',
          text: succeeded(last) ? observed(last.result) : `The program failed.\n${complaintOf(last.result)}`,
        },
      ]
    },
  }
}

const succeeded = (attempt: Attempt | undefined): boolean => attempt?.result?.status === 'ok'

/** Writes, runs and revises a program until it runs, or until the repairs are used up. */
async function reason(observation: Observation, turn: Turn, options: LanguageOptions): Promise<Attempt[]> {
  const { language, repairs, maxTokens } = options
  const given = options.variables === 'on' ? factsOf(observation) : {}
  const messages: Message[] = [{ role: 'user', content: writeTask(observation, options) }]
  const attempts: Attempt[] = []
  while (attempts.length <= repairs) {
    // A program is written at temperature 0 (section 4.3); the model is not to make up what it prints.
    const answer = await turn.ask({
      messages: [...messages],
      temperature: 0,
      maxTokens,
      stop: ['\nObservation:'],
      purpose: 'program',
    })
    const program = extractProgram(answer.text)
    const result =
      program === null
        ? null
        : await turn.use<RunResult>('interpreter', { language, program, given }, () => execute(program, given, options))
    attempts.push({ program, result })
    if (result?.status === 'ok' && observed(result)) break
    messages.push({ role: 'assistant', content: answer.text }, { role: 'user', content: askAgain(result, language) })
  }
  return attempts
}

/** Runs one program in a box of its own, with the facts as variables where they are given. */
async function execute(program: string, given: Record<string, Json>, options: LanguageOptions): Promise<RunResult> {
  const session = await interpreterFor(options.language, options.seconds).session()
  try {
    if (options.variables === 'on') await session.run(helperFor(options.language), given)
    return await session.run(program)
  } finally {
    session.close()
  }
}

/** The request for a program: the facts of the leader's memory, and what to find (the paper's figure 3, in our words). */
export function writeTask(observation: Observation, options: LanguageOptions): string {
  const { size } = errand(observation)
  if (options.prompts !== undefined) return writePublishedTask(observation, options)
  const name = options.language === 'python' ? 'Python' : 'JavaScript'
  // The paper's prompt asks for the final 4 players whatever the quest takes; that slip is kept as an option.
  const printed = observation.rules.promptVariant === 'verbatim' ? 4 : size
  return [
    describeSides(observation),
    'What you know:',
    ...privateInformation(observation),
    ...publicInformation(observation, options.publicInfo),
    '',
    `Write a ${name} program that works out which ${size} players are most likely to be good, and prints the final ${printed} players as a list of their numbers.`,
    'First write your thoughts after "Thought:", then the line "Action: interpreter", then the whole program in a code block. The program runs on its own: it can import the standard library, and reaches no files and no network. Only what it prints is seen.',
    ...(options.variables === 'on' ? [describeVariables(options.language)] : []),
  ].join('\n')
}

/** The paper's figure 3, word for word; how its answer is laid out, the figure does not say. */
function writePublishedTask(observation: Observation, { prompts, publicInfo, language }: LanguageOptions): string {
  const task = readPrompts(prompts!, 'avalon').need('program.txt', {
    PRIVATE_INFORMATION: privateInformation(observation).join(' '),
    PUBLIC_INFORMATION: publicInformation(observation, publicInfo).join('\n'),
    'self._current_team_number': String(errand(observation).size),
  })
  const name = language === 'python' ? 'Python' : 'JavaScript'
  return `${task}\n\nWrite the program in ${name}, in a code block.`
}

function describeVariables(language: Language): string {
  return language === 'python'
    ? 'These variables are there already: `players` (their numbers), `team_size`, `evil_count`, `fails_needed`, `quests` (a list of {"round", "team", "success", "fails_needed", "fails"}), `private` ({"player", "good", "known_good", "known_evil", "one_of_pairs"}), and a function `consistent_worlds()` that gives every set of evil players that fits all of it.'
    : 'These variables are there already: `players` (their numbers), `team_size`, `evil_count`, `fails_needed`, `quests` (a list of {round, team, success, fails_needed, fails}), `private` ({player, good, known_good, known_evil, one_of_pairs}), and a function `consistent_worlds()` that gives every set of evil players that fits all of it.'
}

/** What a program made known: what it printed, else the value of its last line. */
const observed = ({ stdout, value }: RunResult): string => stdout.trim() || (value ?? '')

function complaintOf(result: RunResult): string {
  const printed = result.stdout.trim()
  return `${printed ? `It printed before that:\n${printed.slice(-2000)}\n` : ''}${result.error ?? result.status}`
}

function askAgain(result: RunResult | null, language: Language): string {
  if (result === null)
    return `There was no program in your reply. Reply again with the whole ${language} program in a code block.`
  if (result.status === 'ok')
    return 'The program ran, but printed nothing. Reply again with the whole program, which prints its answer.'
  return `The program failed.\n${complaintOf(result)}\nFind out why, and reply again with the whole revised program in a code block.`
}
