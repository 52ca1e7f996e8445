import { expect, it } from 'vitest'
import { changesTeller } from '../../../src/server/seats/tell-changes.ts'
import { takeChanges } from './take-changes.ts'

it('tells what is new and what went, and nothing twice', () => {
  const tell = changesTeller()
  const told = [
    { plan: ['##', '..'], at: 1, gone: 'soon' },
    { plan: ['##', '..'], at: 2, none: undefined },
    { plan: ['##', '##'], at: 2 },
    'over',
    null,
    { plan: ['##', '##'], at: 2 },
  ]
  const sent = told.map((one) => JSON.parse(JSON.stringify(tell(one))))
  expect(sent[0]).toEqual({ observation: told[0] })
  expect(sent[1]).toEqual({ observation: { at: 2 }, kept: ['plan'] })
  expect(sent[2]).toEqual({ observation: { plan: ['##', '##'] }, kept: ['at'] })
  let before: unknown
  for (const [place, one] of sent.entries()) {
    before = takeChanges(before, one)
    expect(before).toEqual(JSON.parse(JSON.stringify(told[place])))
  }
})
