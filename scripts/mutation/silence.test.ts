import { expect, test } from 'vitest'
// @ts-expect-error it brings no types
import { watchSilence } from './silence.mjs'

/** Looks each second, or later, at what was written by then; true where the run counts as hanging. */
const watch = (...looks: { written: number; after?: number }[]) => {
  let time = 0
  const hangs = watchSilence(3, () => time)
  return looks.map(({ written, after = 1000 }) => {
    time += after
    return hangs(written)
  })
}
const line = { written: 1 }

test('a run without a new line hangs after so many seconds, each time', () => {
  expect(watch(line, line, line, line, line, line, line)).toEqual([false, false, false, true, false, false, true])
})

test('a new line begins the count anew', () => {
  expect(watch(line, line, line, { written: 2 }, { written: 2 }, { written: 2 })).toEqual(Array(6).fill(false))
})

test('a second that came late is none: the machine stood still, or was busy elsewhere', () => {
  expect(watch(line, line, { ...line, after: 120_000 }, { ...line, after: 2001 }, line, line).indexOf(true)).toBe(5)
})
