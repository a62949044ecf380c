import { expect, test } from 'vitest'
import { hasTooManyValues } from './bounded-json.ts'

const of = (value: unknown) => hasTooManyValues(Buffer.from(JSON.stringify(value)))
const many = Array.from({ length: 9000 }, (_, index) => index)

test('values, keys and nestings are counted, and what stands in strings is not', () => {
  expect(of(many)).toBe(true)
  expect(of(Object.fromEntries(many.map((key) => [key, 1])))).toBe(true)
  expect(hasTooManyValues(Buffer.from('['.repeat(9000)))).toBe(true)
  expect(of(many.slice(0, 4000))).toBe(false)
  expect(of({ text: ',:{['.repeat(9000) })).toBe(false)
})

test('quotes and backslashes in strings do not end them', () => {
  expect(of({ text: `"${',"\\'.repeat(9000)}` })).toBe(false)
  expect(of([`\\\\`, ...many])).toBe(true)
  expect(hasTooManyValues(Buffer.from(`["\\\\",${',1'.repeat(9000)}`))).toBe(true)
  for (const before of [0, 62, 63, 64, 65, 200].map((length) => 'x'.repeat(length))) {
    expect(of([`${before}"${',"'.repeat(9000)}`])).toBe(false)
    expect(of([`${before}\\\\`, `${before}\\"`, ...many])).toBe(true)
  }
  expect(hasTooManyValues(Buffer.from(`["never ended ${',1'.repeat(9000)}`))).toBe(false)
})
