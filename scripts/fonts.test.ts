import { readFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { expect, it } from 'vitest'
import { loadTexts } from '../i18n/load-texts.ts'
import { type Locales, sets } from '../i18n/sets.ts'

const read = (name: string) => readFileSync(resolve(import.meta.dirname, '..', name), 'utf8')

/** The code points that the font faces cover, by their `unicode-range`. */
const ranges = [...read('app/theme/fonts.ts').matchAll(/U\+([0-9A-F]+)(?:-([0-9A-F]+))?/g)].map(([, from = '', to = from]) => [
  Number.parseInt(from, 16),
  Number.parseInt(to, 16),
])
const brought = (letter: string) => {
  const code = letter.codePointAt(0) ?? 0
  return ranges.some(([from = 0, to = 0]) => from <= code && code <= to)
}

it.each(Object.keys(sets) as Locales[])('every letter and mark of %s is in one of our web fonts', async (locale) => {
  const letters = new Set([...(await loadTexts(locale))].flatMap(([, text]) => [...text, ...text.toUpperCase()]))
  expect([...letters].filter((letter) => !brought(letter) && letter !== '\n')).toEqual([])
})

it('detects letters that no font covers: Hebrew, Arabic', () => {
  expect([...'Aßčαωșж'].every(brought)).toBe(true)
  expect([...'אع'].filter(brought)).toEqual([])
})
