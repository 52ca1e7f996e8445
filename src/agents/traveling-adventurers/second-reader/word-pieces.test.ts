import { describe, expect, it } from 'vitest'
import { WordPieces } from './word-pieces.ts'

describe('pieces of words', () => {
  const list = ['[UNK]', 'un', '##do', '##able', 'do', "'", 's', '##s', 'kitchen', '>', '1', '##2', '12']
  const pieces = new WordPieces(list)
  const named = (word: string): string[] => pieces.cut(word).map((number) => list[number]!)

  it.each([
    ['kitchen', ['kitchen']],
    ['undoable', ['un', '##do', '##able']],
    ["kitchen's", ['kitchen', "'", 's']],
    ['kitchens', ['kitchen', '##s']],
    ['12', ['12']],
    ['>', ['>']],
    ['undo?', ['un', '##do', '[UNK]']],
    ['unfit', ['[UNK]']],
    ['', ['[UNK]']],
  ])('%j, the longest first', (word, parts) => {
    expect(named(word)).toEqual(parts)
    expect(named(word)).toEqual(parts)
  })

  it('of a long word the beginning', () => expect(named(`un${'do'.repeat(20)}`)).toHaveLength(6))
  it('knows numbers of pieces, and that of the unknown', () => {
    expect(pieces.numberOf('do')).toBe(4)
    expect(pieces.numberOf('none')).toBe(0)
  })
})
