import { expect, test } from 'vitest'
import eng from './eng/index.ts'
import { languageOf, languages } from './languages.ts'

const all = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : all(value, `${path}${key}/`),
  )
const names = (text: string) => [...text.matchAll(/\{(\w+):\w+\}/g)].map(([, name]) => name).sort()

test.each(Object.entries(languages))('%s has every text with the same parameters', async (_key, { load }) => {
  const source = new Map(all(eng))
  const translated = all(await load())
  expect(translated.map(([key]) => key).sort()).toEqual([...source.keys()].sort())
  for (const [key, text] of translated) {
    expect(text.trim(), key).not.toBe('')
    expect(names(text), key).toEqual(names(source.get(key) ?? ''))
  }
})

test.each([
  [['de-AT', 'en'], 'ger'],
  [['da', 'en-GB'], 'eng'],
  [['da'], 'eng'],
] as const)('a reader of %j is shown %s', (wanted, key) => expect(languageOf(wanted)).toBe(key))
