import { describe, expect, it } from 'vitest'
import { parseSequence, parseSequenceText } from './parse-sequence.ts'

const draw = { choice: 1, outcome: -50 }
const draws = (count: number) => Array.from({ length: count }, () => draw)

describe('parseSequence', () => {
  it.each([1, 80, 500])('accepts %i draws and ignores other keys', (count) => {
    expect(parseSequence({ id: 'x', payscale: 60, draws: draws(count) })).toEqual({ payscale: 60, draws: draws(count) })
  })

  it.each([
    ['a list', [], 'the file must hold one object with payscale and draws'],
    ['null', null, 'the file must hold one object with payscale and draws'],
    ['a number', 5, 'the file must hold one object with payscale and draws'],
    ['no draws', { payscale: 100 }, 'draws must be a list'],
    ['an empty list', { payscale: 100, draws: [] }, 'draws must be 1 to 500, not 0'],
    ['501 draws', { payscale: 100, draws: draws(501) }, 'draws must be 1 to 500, not 501'],
    ['a zero payscale', { payscale: 0, draws: draws(2) }, 'payscale must be a number above 0'],
    ['a negative payscale', { payscale: -1, draws: draws(2) }, 'payscale must be a number above 0'],
    ['a payscale that is text', { payscale: '100', draws: draws(2) }, 'payscale must be a number above 0'],
    ['a fifth deck', { payscale: 100, draws: [draw, { choice: 4, outcome: 1 }] }, 'draws[1].choice must be 0, 1, 2 or 3'],
    ['half a deck', { payscale: 100, draws: [{ choice: 0.5, outcome: 1 }] }, 'draws[0].choice must be 0, 1, 2 or 3'],
    ['NaN', { payscale: 100, draws: [{ choice: 0, outcome: Number.NaN }] }, 'draws[0].outcome must be a finite number'],
    ['an infinite outcome', { payscale: 1e-300, draws: [{ choice: 0, outcome: 1e300 }] }, 'draws[0].outcome must be a finite number'],
    ['an outcome that is text', { payscale: 100, draws: [{ choice: 0, outcome: '5' }] }, 'draws[0].outcome must be a finite number'],
    ['an outcome that is missing', { payscale: 100, draws: [{ choice: 0 }] }, 'draws[0].outcome must be a finite number'],
    ['a draw that is null', { payscale: 100, draws: [draw, draw, null] }, 'draws[2] must be an object'],
  ])('refuses %s, and locates the error', (_, value, message) => {
    expect(() => parseSequence(value)).toThrow(expect.objectContaining({ code: 'invalid', message }))
  })

  it('accepts each of the four decks', () => {
    const each = [0, 1, 2, 3].map((choice) => ({ choice, outcome: 0 }))
    expect(parseSequenceText(JSON.stringify({ payscale: 1, draws: each }))).toEqual({ payscale: 1, draws: each })
  })

  it.each(['', '{', '{"payscale": 100, "draws": [{"choice": 0, "outcome": NaN}]}', '\u0000'])(
    'refuses a text that is not JSON: %j',
    (text) => {
      expect(() => parseSequenceText(text)).toThrow(expect.objectContaining({ code: 'invalid', message: 'the file is not JSON' }))
    },
  )
})
