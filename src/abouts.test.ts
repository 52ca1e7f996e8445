import { describe, expect, it } from 'vitest'
import { hiddenSum } from '../examples/hidden-sum.ts'
import { agents } from './agents/index.ts'
import type { Game } from './core/game.ts'
import { toJsonSchema } from './core/json-schema.ts'
import { games } from './games/index.ts'
import { commandLine } from './cli/main.ts'

const TEMPLATE: string = '../templates/game/index.mjs'

const SENTENCE = /^[A-Z].*[^.]\.$/s
/** Begins small, or with a quoted value or a name; whole sentences may stand in between. */
const PHRASE = /^(?:[a-z(‘“`0-9]|[A-Z][a-z]+[A-Z])(?:.*[^.\s])?$/s
/** Names with which a phrase begins. */
const NAMES = ['Planning']

const isPhrase = (text: string): boolean =>
  PHRASE.test(text) || (NAMES.some((name) => text.startsWith(name)) && !text.endsWith('.'))

/** The words of each property of a schema, by name; empty where it has none. */
function wordsOf(schema: any): [string, string][] {
  const variants: any[] = schema?.anyOf ?? schema?.oneOf ?? [schema]
  return variants.flatMap((variant) =>
    Object.entries<any>(variant?.properties ?? {}).map(([name, { description = '' }]): [string, string] => [
      name,
      description,
    ]),
  )
}

const wrong = (all: readonly (readonly [string, string])[], fits: (text: string) => boolean): string[] =>
  all.filter(([, text]) => !fits(text)).map(([name, text]) => `${name}: ${text || '(says nothing)'}`)

const everyGame: readonly (readonly [string, () => Promise<Game>])[] = [
  ...Object.entries(games),
  ['hidden-sum', () => Promise.resolve(hiddenSum)],
  ['new-game', async () => ((await import(TEMPLATE)) as { default: Game }).default],
]

describe.each(everyGame)('what %s says of itself', (name, load) => {
  it('is a sentence for the game and for each agent', async () => {
    const game = await load()
    const all = [game, ...(await agents(name))].map(({ name, about }) => [name, about] as const)
    expect(wrong(all, (text) => SENTENCE.test(text))).toEqual([])
  })

  it('is a phrase for each parameter, option and metric', async () => {
    const game = await load()
    const options = (await agents(name)).flatMap(({ options }) =>
      options ? wordsOf(toJsonSchema(options, 'input')) : [],
    )
    const metrics = Object.entries(game.metrics).map(([metric, { about }]) => [metric, about] as const)
    const all = [...wordsOf(toJsonSchema(game.config, 'input')), ...options, ...metrics]
    expect(wrong(all, isPhrase)).toEqual([])
  })
})

describe('what the command line says of itself', () => {
  const commands = commandLine().commands.flatMap((command) => [command, ...command.commands])

  it('is a sentence for each command', () =>
    expect(
      wrong(
        commands.map((command) => [command.name(), command.description()]),
        (text) => SENTENCE.test(text),
      ),
    ).toEqual([]))

  it('is a phrase for each option and argument', () => {
    const all = commands.flatMap((command) => [
      ...command.options.map(({ flags, description }) => [`${command.name()} ${flags}`, description] as const),
      ...command.registeredArguments.map(
        (argument) => [`${command.name()} ${argument.name()}`, argument.description] as const,
      ),
    ])
    expect(wrong(all, isPhrase)).toEqual([])
  })
})
