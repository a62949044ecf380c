// @vitest-environment jsdom
import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { type LanguageKey, languageOf } from '../../contract/console/console-languages.ts'
import { logKinds } from '../../contract/console/log-calls.ts'
import { webhookTypes } from '../../contract/webhooks.ts'
import { textFileFaults } from '../../scripts/texts/set-file.ts'
import eng from './eng/index.ts'
import { languages, openTexts } from './open-texts.ts'
import { textByPath } from './use-texts.ts'

const all = (messages: object, path = ''): [string, string][] =>
  Object.entries(messages).flatMap(([key, value]) =>
    typeof value === 'string' ? [[`${path}${key}`, value]] : all(value, `${path}${key}.`),
  )

test('the German file has every text of the English ones with its placeholders', () => {
  const path = 'console/texts/ger.json'
  const language = { lang: 'de', quotes: '„“' }
  const content = readFileSync(path, 'utf8')
  expect(textFileFaults({ path, content, english: new Map(all(eng)), language, isOptional: () => false })).toEqual([])
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

test('every change that has a name is of a kind by which the log can be filtered', () => {
  const starts = Object.values(logKinds).flat()
  for (const kind of Object.keys(eng.changes)) expect(starts, kind).toContain(`${kind}.`)
})
