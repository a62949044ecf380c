import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { loadTexts } from '../i18n/load-texts.ts'

const folders = '{app,contract,i18n,sdk,server}/**/*.{ts,tsx}'
const exclude = ['**/*.test.*', 'i18n/{checks,eng}/**', '{app,server}/testing/**', 'app/{workbench,gallery}/**', '**/node_modules/**']

it('every text is used somewhere: each part of its key is a word of the sources as shipped', async () => {
  const words = new Set(globSync(folders, { exclude }).flatMap((file) => readFileSync(file, 'utf8').match(/[A-Za-z0-9]+/g) ?? []))
  const keys = [...(await loadTexts('eng'))].map(([key]) => key)
  expect(keys.length).toBeGreaterThan(300)
  expect(keys.filter((key) => !key.split(/[._-]/).every((part) => words.has(part)))).toEqual([])
})
