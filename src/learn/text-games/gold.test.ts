import { describe, expect, it } from 'vitest'
import { PLAYER } from '../../games/engines/text-world/player.ts'
import { loadGames } from './games.ts'
import { playGold } from './gold.ts'

const games = await loadGames({ level: 1 })
const harder = await loadGames({ level: 2 })

describe('games as they are solved', () => {
  it.each([true, false])('reach everything, and every command was valid (modules: %s)', async (modules) => {
    for (const { game, configs } of games) {
      for (const config of Object.values(configs)) {
        for (let seed = 0; seed < 5; seed++) {
          const steps = await playGold(game, config, seed, modules)
          let state = game.start(config, seed)
          for (const { command } of steps)
            if (game.observe(state, PLAYER).validActions.includes(command)) state = game.act(state, PLAYER, { command })
          expect(game.outcome(state)?.metrics).toMatchObject({ success: true })
        }
      }
    }
  })

  it('ask the modules where they are to, and else never', async () => {
    for (const { game, configs } of games) {
      const asked = /^(add|sub|mul|div|next step|sort|query) /
      const [withModules, without] = [true, false].map((modules) => playGold(game, configs.train, 3, modules))
      expect(
        (await withModules)!.some(({ command }) => asked.test(command)),
        game.name,
      ).toBe(true)
      expect(
        (await without)!.some(({ command }) => asked.test(command)),
        game.name,
      ).toBe(false)
    }
  })

  it('show before each action what was done and answered last', async () => {
    for (const { game, configs } of games) {
      const steps = await playGold(game, configs.train, 4, true)
      expect(steps[0]!.view.did).toBe('')
      for (const [i, { view }] of steps.entries()) if (i > 0) expect(view.did).toBe(steps[i - 1]!.command)
    }
  })

  it('are solved at the second level too', async () => {
    for (const { game, configs } of harder) {
      const steps = await playGold(game, configs.train, 1, true)
      expect(steps.length).toBeGreaterThan(3)
    }
  })
})
