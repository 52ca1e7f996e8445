import assert from 'node:assert/strict'
import { test } from 'node:test'
import { IllegalAction, validate } from 'roundtable'
import { conform } from 'roundtable/testing'
import { newGame as game } from './index.ts'

test('keeps the contract of a game', () =>
  conform(game, { configs: [{}, game.presets?.['hard'], { boxes: 2, tries: 5 }] }))

test('is won in the box with the treasure', () => {
  const start = game.start(validate(game.config, {}, 'config'), 1)
  const told = game.act(start, 'guide', { type: 'message', text: `box ${start.treasure}` })
  const end = game.act(told, 'seeker', { type: 'open', box: start.treasure })
  assert.deepEqual(game.outcome(end)?.metrics, { found: true, opened: 1 })
})

test('lets nobody open a box that is not there', () => {
  const start = game.start(validate(game.config, { boxes: 4 }, 'config'), 1)
  const told = game.act(start, 'guide', { type: 'message', text: 'the ninth' })
  assert.throws(
    () => game.act(told, 'seeker', { type: 'open', box: 9 }),
    (error) => IllegalAction.isInstance(error),
  )
})
