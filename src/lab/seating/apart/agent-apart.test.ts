import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, describe, expect, it } from 'vitest'
import { ModelFailure } from '../../../core/errors.ts'
import { memoryLog } from '../../../core/log.ts'
import type { Model } from '../../../core/model.ts'
import { play } from '../../../core/play.ts'
import { validate } from '../../../core/schema.ts'
import { sorting as game } from '../../../games/sorting/index.ts'
import { prepare, seat, seatApart } from '../lineup.ts'

const folder = mkdtempSync(join(tmpdir(), 'roundtable-apart-'))
afterAll(() => rmSync(folder, { recursive: true }))

/** Plays a short episode with an agent that decides by this text, in this process and apart; gives both logs, times aside. */
async function both(name: string, act: string, ask: Model['ask']) {
  const path = join(folder, `${name}.mjs`)
  const create = `({ game }) => ({ async act(seen, turn) { ${act} } })`
  writeFileSync(path, `export default { name: '${name}', about: 'a test', needsModel: true, create: ${create} }`)
  const config = validate(game.config, { envStepLimit: 4 }, 'config')
  const [place] = game.seats(config) as [string]
  const player = await prepare(game, { agent: path }, async () => ({ name: 'stub', ask }))
  const logs = []
  for (const sit of [seat, seatApart]) {
    const log = memoryLog()
    await play({ game, config, seed: 1, seats: { [place]: sit(game, config, place, player) }, log })
    logs.push(log.all.map(({ time: _, ...event }: any) => ({ ...event, detail: undefined, digest: undefined })))
  }
  return logs
}

const answers: Model['ask'] = async ({ messages }) =>
  ({ text: `${messages.length}`, usage: { input: 1, output: 1 } }) as any
const SAMPLE = 'const action = game.learning.actions(seen)[0]'

describe('an agent apart', () => {
  it.each([
    [
      'asks, uses and notes',
      `const { text } = await turn.ask({ messages: [{ role: 'user', content: 'hm' }] })
      const dice = await turn.use('dice', { sides: 6 }, () => ({ shown: 4 }))
      turn.note('thought', { text, dice }); ${SAMPLE}; return { action, notes: { number: turn.number } }`,
    ],
    [
      'catches what its tool throws',
      `let said; try { await turn.use('dice', 1, () => { throw Object.assign(new Error('lost'), { code: 7 }) }) }
      catch (error) { said = error.name + error.message + error.code } ${SAMPLE}; return { action, notes: said }`,
    ],
  ])('that %s leaves the log that it leaves in this process', async (name, act) => {
    const [here, apart] = await both(name.replaceAll(/\W/g, '-'), act, answers)
    expect(here!.length).toBeGreaterThan(8)
    expect(apart).toEqual(here)
  })

  it('lets the failure of its model through', async () => {
    const fails = async () => Promise.reject(new ModelFailure('unreachable', 'nobody there'))
    const act = "await turn.ask({ messages: [{ role: 'user', content: 'hm' }] })"
    const [here, apart] = await both('failing', act, fails)
    expect(here!.at(-1)).toMatchObject({ status: 'failed', reason: expect.stringContaining('nobody there') })
    expect(apart).toEqual(here)
  })
})
