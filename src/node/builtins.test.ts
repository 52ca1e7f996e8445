import { afterEach, expect, it } from 'vitest'
import { keepBuiltins, putBackBuiltins } from './builtins.ts'
import { guardAgent } from './guard.ts'

afterEach(() => void putBackBuiltins())

const built = { map: [].map, stringify: JSON.stringify, Promise, on: process.on, has: new Map().has }
const harms: [string, () => void][] = [
  ['Array.prototype.map', () => (Array.prototype.map = () => [])],
  ['JSON.stringify', () => Object.defineProperty(JSON, 'stringify', { get: () => () => '{}', configurable: true })],
  ['globalThis.Promise', () => void ((globalThis as any).Promise = class {})],
  ['process.on', () => void (process.on = () => process)],
  ['Map.prototype.has', () => void delete (Map.prototype as any).has],
  ['Object.prototype.type', () => void ((Object.prototype as any).type = 'evil')],
]

it.each(harms)('%s is put back, and its agent told', async (name, harm) => {
  const agent = guardAgent(() => ({
    act: () => {
      harm()
      return { action: 1 }
    },
  }))
  await expect(agent.act({}, {} as never)).rejects.toThrow(`the agent replaced ${name}, on which all else`)
  expect({ map: [].map, stringify: JSON.stringify, Promise, on: process.on, has: new Map().has }).toEqual(built)
  expect('type' in {}).toBe(false)
})

it('what is only added stays', () => {
  keepBuiltins()
  Object.defineProperty(Array.prototype, 'lastOne', { value: 1, configurable: true })
  expect(putBackBuiltins()).toBeUndefined()
  expect('lastOne' in []).toBe(true)
  delete (Array.prototype as any).lastOne
})
