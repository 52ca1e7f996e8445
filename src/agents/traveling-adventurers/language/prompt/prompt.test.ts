/** What the models read, word for word, so that a changed sentence is seen; and how much of it there is. */
import { describe, expect, it } from 'vitest'
import { validate } from '../../../../core/schema.ts'
import { travelingAdventurers as game } from '../../../../games/traveling-adventurers/index.ts'
import { CHOICES } from '../choices.ts'
import { extractorInput, extractorPrompt } from '../extractor/prompt.ts'
import { languageAgents } from '../index.ts'

const config = validate(game.config, { board: 3 }, '')
const observation = game.observe(game.start(config, 1), 'BOT')

function prompt(name: string, given: object = {}): string {
  const agent = languageAgents.find((agent) => agent.name === name)!
  return agent.prompt!({ game, config, seat: 'BOT', options: validate(agent.options!, given, name) }, observation)
}

/** Four characters a token: what English comes to with the tokenizers in use, near enough for a budget. */
const tokens = (text: string): number => Math.ceil(text.length / 4)

describe('the prompts', () => {
  it.each(Object.keys(CHOICES))('of %s are as they were', async (name) => {
    await expect(prompt(name)).toMatchFileSnapshot(`./snapshots/${name}.txt`)
  })

  it('of the extractor are as they were', async () => {
    const input = extractorInput({
      message: 'From there I have 5 to the attic.',
      known: [['L', 'E', 6]],
      location: 'L',
      suggested: ['L', 'K'],
      observation,
    })
    await expect(`${extractorPrompt(observation)}\n\n---\n\n${input}\n`).toMatchFileSnapshot(
      './snapshots/extractor.txt',
    )
  })

  it.each(Object.keys(CHOICES))('of %s keep to their budget: 4,500 tokens, 2,000 without examples', (name) => {
    expect(tokens(prompt(name))).toBeLessThan(4500)
    expect(tokens(prompt(name, { examples: 'none' }))).toBeLessThan(2000)
  })

  it('of the extractor keep to theirs: 1,200 tokens', () =>
    expect(tokens(extractorPrompt(observation))).toBeLessThan(1200))

  it('show the examples that the option asks for', () => {
    expect(prompt('baseline').match(/^## Example/gm)).toHaveLength(3)
    expect(prompt('baseline', { examples: 'lazy' }).match(/^## Example.*$/gm)).toEqual([
      '## Example: Ask only for what can still change the answer',
    ])
  })

  it('show each agent the blocks, flags and actions that it has, and no others', () => {
    const has = (name: string, words: readonly string[]) => words.filter((word) => prompt(name).includes(word))
    const words = [
      '[History]',
      '[World-state-user]',
      '[Visited]',
      '[IBP]',
      '[Agreed]',
      'Thought-DRAFT',
      'solve(',
      'visit(',
      'retract(',
    ]
    expect(has('baseline', words)).toEqual(['[History]', 'Thought-DRAFT', 'solve(', 'visit('])
    expect(has('grounding', words)).toEqual(['[History]', '[World-state-user]', 'Thought-DRAFT', 'solve(', 'visit('])
    expect(has('state-tracking', words)).toEqual(['[World-state-user]', '[Visited]', 'visit('])
    expect(has('problem-solving', words)).toEqual(['[World-state-user]', '[Visited]', '[IBP]', 'visit('])
    expect(has('backtracking', words)).toEqual(['[World-state-user]', '[IBP]', '[Agreed]', 'retract('])
  })

  it('name the coins of the seat that reads them, and nothing of the other', () => {
    const other = game.observe(game.start(config, 1), 'USER').weights
    for (const name of Object.keys(CHOICES)) {
      expect(prompt(name)).toContain(`['L', 'E', ${observation.weights[0]![2]}]`)
      expect(prompt(name)).not.toContain(JSON.stringify(other).replaceAll('"', "'").replaceAll(',', ', '))
    }
  })

  it('say in JSON what the other agents say in sections', () => {
    const structured = prompt('structured')
    expect(structured).toContain('{"type": "suggest", "path": ["L", "G"]}')
    expect(structured).not.toContain('[Message]')
  })
})
