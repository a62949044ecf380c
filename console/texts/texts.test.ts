// @vitest-environment jsdom
import { expect, test } from 'vitest'
import { type LanguageKey, languageOf } from '../../contract/console/console-languages.ts'
import { webhookTypes } from '../../contract/webhooks.ts'
import eng from './eng/index.ts'
import { languages, openTexts } from './open-texts.ts'
import { textByPath } from './use-texts.ts'

const all = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : all(value, `${path}${key}.`),
  )
const names = (text: string) => [...text.matchAll(/\{(\w+):\w+\}/g)].map(([, name]) => name).sort()

test.each(Object.entries(languages))('%s has every text with the same parameters', async (_key, { load }) => {
  const source = new Map(all(eng))
  const translatedKeys = all(await load())
  expect(translatedKeys.map(([key]) => key).sort()).toEqual([...source.keys()].sort())
  for (const [key, text] of translatedKeys) {
    expect(text.trim(), key).not.toBe('')
    expect(names(text), key).toEqual(names(source.get(key) ?? ''))
  }
})

test.each([
  [['de-AT', 'en'], 'ger'],
  [['da', 'en-GB'], 'eng'],
  [['da'], 'eng'],
] as const)('a reader of %j is shown %s', (wanted, key) => expect(languageOf(wanted)).toBe(key))

test.each(Object.entries(languages))('%s can be asked for each text', async (key, { load }) => {
  const { t } = (await openTexts(key as LanguageKey)).get()
  for (const [path] of all(await load())) expect(textByPath(t, path), path).not.toBe('')
})

test.each(webhookTypes)('the event %s has a name', async (type) => {
  const { t } = (await openTexts('eng')).get()
  expect(textByPath(t.webhooks.types, type)).not.toBe('')
  expect(textByPath(t.changes, `${type}.unknown`)).toBe('')
})
