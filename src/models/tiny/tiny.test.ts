import { describe, expect, it } from 'vitest'
import { Random } from '../../core/random.ts'
import { chooseLikeliest } from './choose.ts'
import { Decoder, decoderShapes, type DecoderSize } from './decoder.ts'
import type { TinyModel } from './model.ts'
import { TinyReader } from './reader.ts'
import { BEGIN, END, isSlot, learnVocabulary, UNKNOWN, Vocabulary } from './vocabulary.ts'
import { Slots, splitWords } from './words.ts'

const size: DecoderSize = { vocabulary: 48, width: 16, layers: 2, heads: 2, hidden: 32, context: 24 }

const drawDecoder = (seed: number): Decoder => new Decoder(size, drawWeights(seed, size))

/** A model that knows three words. */
function drawModel(seed: number): TinyModel {
  const vocabulary = new Vocabulary([' a ', ' b ', ' c '])
  const enough = { ...size, vocabulary: vocabulary.tokens.length }
  return { name: 'drawn', size: enough, vocabulary, weights: drawWeights(seed, enough) }
}

function drawWeights(seed: number, size: DecoderSize): Record<string, Float32Array> {
  const random = new Random(seed, 'weights')
  const draw = ([name, shape]: [string, readonly number[]]): [string, Float32Array] => [
    name,
    Float32Array.from({ length: shape.reduce((a, b) => a * b, 1) }, () => random.float() - 0.5),
  ]
  return Object.fromEntries(Object.entries(decoderShapes(size)).map(draw))
}

describe('the small format', () => {
  const known = new Set(['take', 'of', 'in', 'box'])

  it('writes known words as they are, and each name and number in a slot, however many words it has', () => {
    const slots = new Slots(known)
    expect(slots.write('Take the 25 hen eggs in a basket')).toBe(' take  <0>  <1>  in  <2> ')
    expect(slots.write('basket in 25 hen eggs')).toBe(' <2>  in  <0>  <1> ')
  })

  it('tells the digits of a number once, where they are words', () => {
    const slots = new Slots(new Set([...known, ...'0123456789']))
    expect(slots.write('take 25 eggs of 25')).toBe(' take  <0>  2  5  <1>  of  <0> ')
    expect(slots.write('take 25 eggs')).toBe(' take  <0>  <1> ')
  })

  it('takes names that hold known words for one, longer names first', () => {
    const slots = new Slots(known, { names: ['bar of soap', 'bar of soap dish', 'box'] })
    expect(slots.write('box in bar of soap of bar of soap dish')).toBe(' box  in  <0>  of  <1> ')
  })

  it('takes slots in the order that it is given', () => {
    expect(new Slots(known, { order: [7, 3] }).write('hen of egg of hen')).toBe(' <7>  of  <3>  of  <7> ')
  })

  it('keeps marks, and splits signs off', () => {
    expect(splitWords('[see] A box (closed), no-one’s.')).toEqual([
      '[see]',
      'box',
      '(',
      'closed',
      ')',
      ',',
      'no-one’s',
      '.',
    ])
  })

  it('has a slot for every word, however many there are', () => {
    const many = Array.from({ length: 300 }, (_, i) => String.fromCharCode(97 + (i % 26), 97 + Math.floor(i / 26)))
    const vocabulary = new Vocabulary([])
    const text = new Slots(vocabulary.words, { names: many }).write(many.join(' '))
    expect(vocabulary.encode(text).every(isSlot)).toBe(true)
    expect(vocabulary.encode(text)).toHaveLength(300)
  })
})

describe('a vocabulary', () => {
  const vocabulary = new Vocabulary([' take ', ' in ', ' inn ', ' take  in '])

  it('takes the longest first, and never part of a word', () => {
    expect(vocabulary.decode(vocabulary.encode(' take  in  inn  in '))).toBe(' take  in  inn  in ')
    expect(vocabulary.encode(' take  in  inn  in ')).toHaveLength(3)
  })

  it('says of what it does not know that it does not', () => {
    expect(vocabulary.encode(' take  never ')).toContain(UNKNOWN)
  })

  it('learns groups of words that often stand together, and drops those that only led to longer ones', () => {
    const texts = Array.from({ length: 9 }, () => ' you  carry  nothing  <3>  4  2 ')
    const { phrases } = learnVocabulary(texts, ['you', 'carry', 'nothing', '4', '2'], 10)
    expect(phrases).toEqual([' you ', ' carry ', ' nothing ', ' 4 ', ' 2 ', ' you  carry  nothing '])
  })
})

describe('a decoder', () => {
  it('gives chances that sum to one', () => {
    const chances = drawDecoder(1).readAll([BEGIN, 7, 9])
    expect(chances.reduce((sum, chance) => sum + Math.exp(chance), 0)).toBeCloseTo(1, 5)
  })

  it('says the same after a rewind as from the start', () => {
    const decoder = drawDecoder(2)
    const first = decoder.readAll([BEGIN, 5, 6, 7])
    decoder.readAll([8, 9, 10])
    decoder.rewind(2)
    expect(decoder.readAll([6, 7])).toEqual(first)
  })

  it('knows the order of what it read', () => {
    expect(drawDecoder(3).readAll([BEGIN, 5, 6, 7])).not.toEqual(drawDecoder(3).readAll([BEGIN, 6, 5, 7]))
  })

  it('reads no further than it can', () => {
    const decoder = drawDecoder(4)
    expect(() => decoder.readAll(new Array<number>(25).fill(5))).toThrow('at most 24 tokens')
  })

  it('refuses weights of another size', () => {
    expect(() => new Decoder(size, { token_embd: new Float32Array(3) })).toThrow('"token_embd" should be 768 numbers')
  })

  it('chooses what is likeliest of all answers, as adding up every one of them finds', () => {
    for (let seed = 0; seed < 40; seed++) {
      const random = new Random(seed, 'answers')
      const decoder = drawDecoder(seed)
      const text = [BEGIN, ...Array.from({ length: 6 }, () => random.int(3, 47))]
      const answers = Array.from({ length: 12 }, () => [
        ...Array.from({ length: random.int(1, 4) }, () => random.int(3, 6)),
        END,
      ])
      const likelihood = (answer: readonly number[]): number =>
        answer.reduce((sum, token, i) => {
          decoder.rewind(0)
          return sum + decoder.readAll([...text, ...answer.slice(0, i)])[token]!
        }, 0)
      const all = answers.map(likelihood)
      const chosen = chooseLikeliest(decoder, text, answers)
      expect(all[chosen]).toBeCloseTo(Math.max(...all), 4)
    }
  })

  it('says several answers, the likeliest of all first where every beginning is followed', () => {
    for (let seed = 0; seed < 5; seed++) {
      const model = drawModel(seed)
      const reader = new TinyReader(model)
      const possible = ['a', 'b', 'c'].flatMap((one) => ['a', 'b', 'c'].map((other) => ` ${one}  ${other} `))
      const accepts = (said: string, ended: boolean): boolean =>
        ended ? possible.includes(said) : possible.some((answer) => answer.startsWith(said))
      const answers = reader.answers(' a  b ', { count: 9, longest: 4, accepts })
      expect(answers.toSorted()).toEqual(possible)
      expect(answers[0]).toBe(possible[reader.choose(' a  b ', possible)])
      expect(reader.answers(' a  b ', { count: 2, longest: 4, accepts })).toHaveLength(2)
    }
  })
})
