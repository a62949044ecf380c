import { describe, expect, it } from 'vitest'
import { parseSequence, parseSequenceText } from './parse-sequence.ts'

const draw = { choice: 1, outcome: -50 }
const draws = (count: number) => Array.from({ length: count }, () => draw)

describe('parseSequence', () => {
  it.each([1, 80, 500])('takes %i draws and leaves other keys aside', (count) => {
    expect(parseSequence({ id: 'x', payscale: 60, draws: draws(count) })).toEqual({ payscale: 60, draws: draws(count) })
  })

  it.each([
    ['no object', []],
    ['no draws', { payscale: 100 }],
    ['an empty list', { payscale: 100, draws: [] }],
    ['501 draws', { payscale: 100, draws: draws(501) }],
    ['a zero payscale', { payscale: 0, draws: draws(2) }],
    ['a negative payscale', { payscale: -1, draws: draws(2) }],
    ['a payscale that is text', { payscale: '100', draws: draws(2) }],
    ['a fifth deck', { payscale: 100, draws: [{ choice: 4, outcome: 1 }] }],
    ['half a deck', { payscale: 100, draws: [{ choice: 0.5, outcome: 1 }] }],
    ['NaN', { payscale: 100, draws: [{ choice: 0, outcome: Number.NaN }] }],
    ['an outcome beyond all numbers', { payscale: 1e-300, draws: [{ choice: 0, outcome: 1e300 }] }],
    ['an outcome that is missing', { payscale: 100, draws: [{ choice: 0 }] }],
    ['a draw that is null', { payscale: 100, draws: [null] }],
  ])('refuses %s', (_, value) => {
    expect(() => parseSequence(value)).toThrow(expect.objectContaining({ code: 'invalid' }))
  })

  it.each(['', '{', '{"payscale": 100, "draws": [{"choice": 0, "outcome": NaN}]}', '\u0000'])(
    'refuses a text that is not JSON: %j',
    (text) => {
      expect(() => parseSequenceText(text)).toThrow(expect.objectContaining({ code: 'invalid' }))
    },
  )
})
