import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readLastJson } from './json-in-text.ts'

test('the last block counts', () => {
  expect(readLastJson('First {"a":1}. No, rather:\n```json\n{"a": {"b": "}"}}\n```\nDone.')).toEqual({ a: { b: '}' } })
})

test('broken blocks and lone brackets are passed over', () => {
  expect(readLastJson('{ oops {"a":1} and {"b": [}')).toEqual({ a: 1 })
})

test('a footnote is no answer where an object is wanted', () => {
  expect(readLastJson('{"a":1} as said before [1]', 'object')).toEqual({ a: 1 })
  expect(readLastJson('{"a":1} as said before [1]', 'array')).toEqual([1])
})

test('text without JSON gives nothing', () => {
  expect(readLastJson('I cannot help with that.')).toBeUndefined()
  expect(readLastJson('')).toBeUndefined()
})

test('any object is found again behind any words', () => {
  const words = fc.string().map((text) => text.replace(/[[\]{}"]/g, ''))
  fc.assert(
    fc.property(words, fc.dictionary(fc.string(), fc.jsonValue()), words, (before, value, after) => {
      const plain = JSON.parse(JSON.stringify(value))
      expect(readLastJson(`${before}${JSON.stringify(plain, null, 1)}${after}`)).toEqual(plain)
    }),
  )
})

test('hostile text costs no more than a moment', () => {
  expect(readLastJson('{'.repeat(200_000))).toBeUndefined()
})
