/** The commands that stand in the guides, as they can be tried: without a key, a network, or somebody's data. */
import { hasPython } from '../src/node/python.fixture.ts'
import { guides, lineAt, readBlocks, readGuide, withoutBlocks } from './guides.ts'

export interface DocumentedCommand {
  /** As `docs/models.md, line 91`, where it first stands. */
  readonly place: string
  /** As it is written. */
  readonly written: string
  /** What `roundtable` is given to try it; undefined: it is not tried. */
  readonly args?: readonly string[]
  readonly env?: Readonly<Record<string, string>>
  /** Why it is not tried. */
  readonly skipped?: string
}

/** What stands for something that the reader has. */
export interface Stand {
  readonly run: string
  readonly episode: string
  readonly game: string
}

/** Every command of README and docs, each once. */
export function readCommands(stand: Stand): DocumentedCommand[] {
  const found = new Map<string, DocumentedCommand>()
  const add = (place: string, line: string): void => {
    const written = commandIn(line)
    if (written && !found.has(written)) found.set(written, { place, written, ...toTry(written, stand) })
  }
  const blocks = readBlocks()
  for (const path of guides()) {
    for (const { place, tag, text } of blocks)
      if (place.startsWith(`${path},`) && tag === '') for (const line of text.split('\n')) add(place, line)
    const prose = withoutBlocks(readGuide(path))
    for (const { 1: code, index } of prose.matchAll(/`([^`]+)`/g))
      add(`${path}, line ${lineAt(prose, index)}`, code!.replaceAll(/\s+/g, ' '))
  }
  return [...found.values()]
}

/** The first word after `roundtable`. */
export const nameOf = ({ written }: DocumentedCommand): string => /roundtable (\S+)/.exec(written)![1]!

/** The command on a line, without what is said about it beside. */
function commandIn(line: string): string | undefined {
  const [, command] = /^\s*(?:npm ci && )?((?:\w+='[^']*' )?(?:npx )?roundtable [a-z].*)$/.exec(line) ?? []
  return command?.split(/ {2,}|\s#\s/)[0]!.trim()
}

/** Rules by which a command is left out, each with its reason. */
const SKIPPED: readonly (readonly [RegExp, string])[] = [
  [
    /roundtable (stand-in|serve|view|play (?!.*--terminal)|study open)/,
    'it serves until it is stopped; its own tests start it',
  ],
  [
    / import | --data | --prompts | runs\/(dialop|theory-of-mind)|=human:/,
    'it needs data that the reader has to bring',
  ],
  [
    / (policy|clone|clone-by-model|drrn):file=|,policy:file=| --from runs\//,
    'it needs a trained network that the reader has to bring',
  ],
  [/ study export /, 'it needs a study that people came to; its own tests open one'],
  [/ --queue /, 'it needs a Redis server; its own tests start one'],
  ...(hasPython ? [] : [[/exec:python3/, 'there is no python3 here'] as const]),
  [/ [[<…]|…/, 'it shows a form, not a command'],
  [/^roundtable (run|cross-play|study|new game|new agent)$/, 'it names a command'],
]

function toTry(written: string, stand: Stand): Pick<DocumentedCommand, 'args' | 'env' | 'skipped'> {
  const filled = written
    .replaceAll(/runs\/<run>|<run>/g, stand.run)
    .replaceAll(/<episode\.jsonl>/g, stand.episode)
    .replaceAll(/<game>/g, stand.game)
    .replaceAll('…/', '')
    // A model that needs neither key nor network reads the same prompts over the same wire.
    .replaceAll(/--model \S+/g, '--model stand-in')
  const skipped = SKIPPED.find(([pattern]) => pattern.test(filled))?.[1]
  if (skipped) return { skipped }
  const [, name, value] = /^(\w+)='([^']*)' /.exec(filled) ?? []
  const words = [...filled.replace(/^.*?roundtable /, '').matchAll(/'([^']*)'|(\S+)/g)]
  const args = words.map(([, quoted, plain]) => quoted ?? plain!)
  return { args: withLittleTraining(withFewEpisodes(args)), ...(name && { env: { [name]: value! } }) }
}

/** Whatever trains does so for moments, and from the beginning. */
function withLittleTraining(args: readonly string[]): string[] {
  const [command, method = ''] = args
  const once = ['--batches', '1', '--measured', '1']
  if (method === 'text-games/clone') return [...args, ...once]
  // They are measured in every named kitchen, or in whole dialogues.
  if (method.endsWith('/tiny')) return [...args, ...once, '--width', '16', '--layers', '1']
  if (method === 'text-games/drrn') return [...args, '--episodes', '4', '--measured', '1']
  if (command !== 'train' || !method.startsWith('overcooked/')) return [...args]
  const at = args.indexOf('--steps')
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  const play = ['--steps', '800', '--kitchens', '4', '--start', 'random']
  const clones = ['--passes', '1', '--games', '2']
  const wanted =
    {
      'overcooked/bc': clones,
      'overcooked/ppo-bc': [...play, ...clones],
      'overcooked/fcp': [...play, '--members', '1', '--memberSteps', '800'],
    }[method] ?? play
  return [...rest, ...wanted, '--measured', '2']
}

/** Whatever plays, plays few, and not for long. */
function withFewEpisodes(args: readonly string[]): string[] {
  if (!['run', 'cross-play', 'reproduce'].includes(args[0]!) || args.length === 1) return [...args]
  const at = args.indexOf('--episodes')
  const rest = at < 0 ? args : args.toSpliced(at, 2)
  // A day in the kitchen is 400 steps, and planning it takes seconds.
  const short = rest[1] === 'overcooked' && !rest.includes('--set') ? ['--set', 'horizon=60'] : []
  return [...rest, ...short, '--episodes', '1']
}
