import { expect, test } from 'vitest'
import { parseModelName } from './name.ts'

test('names say the provider and the model', () => {
  expect(parseModelName('openai:gpt-5')).toEqual({ provider: 'openai', model: 'gpt-5' })
  expect(parseModelName('anthropic:claude:x')).toEqual({ provider: 'anthropic', model: 'claude:x' })
  expect(parseModelName('llama:./models/a.gguf')).toEqual({ provider: 'llama', file: './models/a.gguf' })
  expect(parseModelName('stand-in')).toEqual({ provider: 'stand-in', options: '' })
  expect(parseModelName('stand-in:latency=5')).toEqual({ provider: 'stand-in', options: 'latency=5' })
})

test('an address and a model are parted by the first #', () => {
  expect(parseModelName('http://localhost:11434/v1#hf.co/a/b:Q4@1')).toEqual({
    provider: 'compatible',
    address: new URL('http://localhost:11434/v1'),
    model: 'hf.co/a/b:Q4@1',
  })
})

test.each([
  ['gpt-5', 'model "gpt-5" is unknown; a model is named openai:<model>'],
  ['openai:', 'say which, as in openai:<model>'],
  ['llama:', 'say which file, as in llama:<file.gguf>'],
  ['http://localhost:11434/v1', 'say which model, as in http://localhost:11434/v1#<model>'],
  ['http://', 'the address cannot be read; write <address>#<model>'],
  ['', 'model "" is unknown'],
])('"%s" is told what would be right', (name, message) => {
  expect(() => parseModelName(name)).toThrow(message)
})
