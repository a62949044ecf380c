import { expect, test } from 'vitest'
// @ts-expect-error it has no types
import { watchSilence } from './silence.mjs'

/** Checks each second, or later, what has been written so far; true when the run counts as hanging. */
const watch = (...looks: { written: number; after?: number }[]) => {
  let time = 0
  const hangs = watchSilence(3, () => time)
  return looks.map(({ written, after = 1000 }) => {
    time += after
    return hangs(written)
  })
}
const line = { written: 1 }

test('a run that writes no new line counts as hanging after the limit, repeatedly', () => {
  expect(watch(line, line, line, line, line, line, line)).toEqual([false, false, false, true, false, false, true])
})

test('a new line resets the count', () => {
  expect(watch(line, line, line, { written: 2 }, { written: 2 }, { written: 2 })).toEqual(Array(6).fill(false))
})

test('a late second does not count: the machine was suspended or busy', () => {
  expect(watch(line, line, { ...line, after: 120_000 }, { ...line, after: 2001 }, line, line).indexOf(true)).toBe(5)
})
