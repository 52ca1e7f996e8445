import * as fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { redactorOf } from './redact.ts'
import { publicModelName } from './public-name.ts'
import { readSecrets } from './secrets.ts'

const secret = 'sk-Ab1/cd+ef=gh.ij"k\\l'
const redactor = redactorOf([secret])
const escapeAll = (text: string): string =>
  [...text].map((letter) => `\\u${letter.charCodeAt(0).toString(16).padStart(4, '0')}`).join('')
const percentAll = (text: string): string => [...Buffer.from(text)].map((byte) => `%${byte.toString(16)}`).join('')

/** Every way of writing a key down that a text is searched for, with what undoes it. */
const forms: Readonly<Record<string, { write: (key: string) => string; read?: (text: string) => string }>> = {
  'as it is': { write: (key) => key },
  'in small letters': { write: (key) => key.toLowerCase() },
  'in JSON': { write: (key) => JSON.stringify(key) },
  'in JSON within JSON': { write: (key) => JSON.stringify(JSON.stringify(key)) },
  'with JSON escapes': { write: escapeAll },
  'with some JSON escapes': { write: (key) => escapeAll(key.slice(0, 3)) + key.slice(3) },
  'with escaped slashes': { write: (key) => key.replaceAll('/', '\\/') },
  'URL-encoded': { write: encodeURIComponent },
  'URL-encoded twice': { write: (key) => encodeURIComponent(encodeURIComponent(key)) },
  'URL-encoded whole': { write: percentAll },
  'with HTML escapes': { write: (key) => [...key].map((letter) => `&#${letter.charCodeAt(0)};`).join('') },
  'as hex': { write: (key) => Buffer.from(key).toString('hex') },
  'as base64': { write: (key) => Buffer.from(key).toString('base64') },
  'as base64 after one letter': { write: (key) => Buffer.from(`a${key}`).toString('base64') },
  'as base64 after two letters': { write: (key) => Buffer.from(`Bearer x${key} and on`).toString('base64') },
  'as base64 for URLs': { write: (key) => Buffer.from(`user:${key}`).toString('base64url') },
}

/** Whether a text still gives the key away: by the text itself, or by what its parts mean. */
function givesAway(text: string, key: string): boolean {
  if (text.includes(key)) return true
  const decoded = (text.match(/[A-Za-z0-9+/_=-]{4,}/g) ?? []).map((part) => Buffer.from(part, 'base64').toString())
  return decoded.some((part) => part.includes(key))
}

describe('a key', () => {
  test.each(Object.entries(forms))('%s is found', (_, { write }) => {
    const text = `before ${write(secret)} after`
    const redacted = redactor.text(text)
    expect(redacted).toMatch(/^before ["\\]*.{0,16}\[key\].{0,16}["\\]* after$/)
    expect(givesAway(redacted, secret)).toBe(false)
  })

  test('of any letters is found however it is written', () => {
    const keys = fc
      .string({ minLength: 8, maxLength: 60, unit: 'grapheme-ascii' })
      .filter((key) => !key.includes('[key]'))
    fc.assert(
      fc.property(keys, fc.constantFrom(...Object.values(forms)), (key, { write }) => {
        const text = redactorOf([key]).text(`x ${write(key)} y`)
        expect(text).toContain('[key]')
        expect(givesAway(text, key)).toBe(false)
      }),
      { numRuns: 150 },
    )
  })

  test('in data is found in every place, and what holds none is left as it is', () => {
    const clean = { text: 'go north', list: [1, null, { deep: true }] }
    expect(redactor.data(clean)).toBe(clean)
    expect(redactor.data({ [secret]: [secret, { tool: `a${secret}` }], n: 1 })).toEqual({
      '[key]': ['[key]', { tool: 'a[key]' }],
      n: 1,
    })
  })

  test('two keys of which one begins the other are both found whole', () => {
    const both = redactorOf(['sk-abcdef', 'sk-abcdef-123456'])
    expect(both.text('sk-abcdef-123456 sk-abcdef')).toBe('[key] [key]')
  })

  test('in an error is found even where it is somebody else’s', () => {
    expect(redactorOf([]).message('Bearer abc.def-123, sk-proj-99999999, https://x/?key=abc')).toBe(
      'Bearer [key], [key], https://x/?key=[key]',
    )
    expect(redactorOf([]).text('sk-proj-99999999')).toBe('sk-proj-99999999')
  })

  test('is searched for in time that grows with the text only', () => {
    const texts = [
      '\\'.repeat(400_000),
      '%25'.repeat(130_000),
      secret.slice(0, -1).repeat(20_000),
      '&#00'.repeat(100_000),
    ]
    const began = performance.now()
    for (const text of texts) expect(redactor.text(text)).toBe(text)
    expect(performance.now() - began).toBeLessThan(5000)
  })
})

test('the keys are those that may be sent; a word that stands for none is not one', () => {
  expect(
    readSecrets({
      OPENAI_API_KEY: 'sk-1234567',
      COMPATIBLE_API_KEY: 'ollama',
      COMPATIBLE_API_KEY_HOST: 'another-key-1',
      HOME: '/home/somebody',
    }),
  ).toEqual(['sk-1234567', 'another-key-1'])
})

describe('the name of a model', () => {
  const environment = { COMPATIBLE_API_KEY: 'my-own-key-42' }
  test.each([
    ['https://gateway.example/my-own-key-42/v1#m', /^https:\/\/gateway\.example\/\[key [0-9a-f]{8}\]\/v1#m$/],
    ['https://gateway.example/v1/0123456789abcdef0123456789abcdef/x#m', /\/v1\/\[key [0-9a-f]{8}\]\/x#m$/],
    ['https://gateway.example/sk-abcdefgh/v1#m', /\/\[key [0-9a-f]{8}\]\/v1#m$/],
  ])('%s is shown without its key', (name, shown) => {
    expect(publicModelName(name, environment)).toMatch(shown)
  })

  test('without a key stays as it is, and one that was shown cannot be asked', () => {
    const name = 'https://host.example/v1/deployments/gpt-4o-mini-2024-07-18#Qwen/Qwen2.5-72B-Instruct'
    expect(publicModelName(name, environment)).toBe(name)
    expect(() => publicModelName('https://host/[key 0123abcd]/v1#m', environment)).toThrow(
      'give the whole with --model',
    )
  })
})
