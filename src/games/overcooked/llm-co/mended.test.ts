import { describe, expect, it } from 'vitest'
import { configSchema, kitchenSpec } from '../config.ts'
import { createResult, EAST, formatCompact, Kitchen, NORTH, ONION, parseCompact, step } from '../engine/index.ts'
import { ActionManager, listOptions, look, MendedManager, type Compat } from './index.ts'

const kitchenOf = (config: object) => new Kitchen(kitchenSpec(configSchema.parse(config)))
const cramped = kitchenOf({ layout: 'cramped-room' })
const offered = (kitchen: Kitchen, state: string, compat: Compat, player = 0) =>
  listOptions(look(kitchen, parseCompact(kitchen, state), player), compat).map(({ text }) => text)
const manage = (kitchen: Kitchen, state: string, player = 0) => {
  const manager = new MendedManager(kitchen, player)
  manager.see(parseCompact(kitchen, state))
  return manager
}

describe('LLM-Co with its defects mended', () => {
  it('offers no pot that takes nothing more, and none for a plate that does not cook', () => {
    const full = '1,1,N,o;3,1,N,-;2,0=sooo@7;'
    expect(offered(cramped, full, 'paper')).toContain('place onion in c0.')
    expect(offered(cramped, full, 'mended')).not.toContain('place onion in c0.')
    const idle = '1,1,N,d;3,1,N,-;2,0=so@0;'
    expect(offered(cramped, idle, 'paper')).toContain('load soup on plate from c0.')
    expect(offered(cramped, idle, 'mended')).not.toContain('load soup on plate from c0.')
  })

  it('calls a soup a soup when it is to be put down', () => {
    const soup = '1,1,N,sooo@20;3,1,N,-;;'
    expect(offered(cramped, soup, 'paper').some((text) => text.startsWith('place plate on k'))).toBe(true)
    expect(offered(cramped, soup, 'mended').some((text) => text.startsWith('place soup on k'))).toBe(true)
  })

  it('tells what lies on a counter that the partner blocks', () => {
    const state = '3,2,S,-;1,2,W,-;0,2=o;'
    const paper = new ActionManager(cramped, 0, 'paper')
    paper.see(parseCompact(cramped, state))
    expect(paper.describe()).not.toContain('k4 contains onion')
    expect(manage(cramped, state).describe()).toContain('k4 is 2 units away, but blocked by Bob. k4 contains onion')
  })

  it('goes to the nearest place beside a thing, not to the first that is listed', () => {
    const kitchen = kitchenOf({ grid: ['XXXXX', 'X  2X', 'X P X', 'X1  X', 'XODSX'] })
    const firstMove = (manager: ActionManager | MendedManager) => {
      manager.see(parseCompact(kitchen, '1,3,N,o;3,1,N,-;;'))
      manager.choose(manager.options.find(({ text }) => text === 'place onion in c0.')!)
      return manager.move()
    }
    expect(firstMove(new ActionManager(kitchen, 0, 'paper'))).toBe(NORTH)
    expect(firstMove(new MendedManager(kitchen, 0))).toBe(EAST)
  })

  it('asks again only when something has changed or a wait has been long', () => {
    const manager = manage(cramped, '1,1,N,-;3,1,N,-;2,0=sooo@1;')
    manager.choose(manager.options.find(({ kind }) => kind === 'wait')!)
    const state = parseCompact(cramped, '1,1,N,-;3,1,N,-;2,0=sooo@1;')
    const asked: number[] = []
    for (let tick = 1; tick <= 25; tick++) {
      manager.move()
      step(cramped, state, 0, 4, 4, createResult())
      manager.see(state)
      if (!manager.needsOption) continue
      asked.push(tick)
      manager.choose(manager.options.at(-2)!)
    }
    // After eight steps of waiting, and when the soup is ready.
    expect(asked.length).toBeLessThanOrEqual(4)
    expect(asked).toContain(19)
  })

  it('lets two cooks who meet head on pass within a few steps', () => {
    const ring = kitchenOf({ layout: 'coordination-ring' })
    // One carries an onion north to the pots, the other comes empty-handed for one: there is no room to pass.
    const state = parseCompact(ring, '1,2,N,o;1,1,S,-;3,0=soo@0;')
    const managers = [new MendedManager(ring, 0), new MendedManager(ring, 1)]
    const wanted = ['place onion in c0.', 'pick up onion from o0.']
    for (let tick = 0; tick < 14; tick++) {
      const moves = managers.map((manager, player) => {
        manager.see(state)
        if (manager.needsOption) {
          const option = manager.options.find(({ text }) => text === wanted[player])
          manager.choose(option ?? manager.options.at(-1)!)
        }
        return manager.move()
      })
      step(ring, state, 0, moves[0]!, moves[1]!, createResult())
    }
    expect(formatCompact(ring, state)).toMatch(/3,0=sooo@/)
    expect(look(ring, state, 1).ways.held(1)).toBe(ONION)
  })
})
