import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { claimsMore } from './claims.ts'

const englishFiles = [
  ...readdirSync('i18n/eng')
    .filter((name) => name.endsWith('.ts'))
    .map((name) => `i18n/eng/${name}`),
  ...readdirSync('docs')
    .filter((name) => name.endsWith('.md'))
    .map((name) => `docs/${name}`),
  ...readdirSync('docs/standing').map((name) => `docs/standing/${name}`),
  'README.md',
  'sdk/README.md',
]

test.each(englishFiles)('%s claims no more than the intended purpose (ruling 50)', (file) => {
  expect(claimsMore(readFileSync(file, 'utf8'))).toEqual([])
})

test.each([
  'The test detects gambling disorder.',
  'It screens players for addiction.',
  'A clinically validated self-test.',
  'This medical device is free.',
  'Get your certificate of safe gambling.',
  'It is proven to reduce gambling.',
  'A diagnosis in three minutes.',
  'You are not at risk.',
])('"%s" is refused', (sentence) => {
  expect(claimsMore(`All is well. ${sentence}`)).toEqual([sentence])
})

test.each([
  'It is not a diagnosis.',
  'It is no medical device.',
  'It never screens for a disorder of gambling.',
  'It gives no certificate.',
  'A certificate nobody signed is refused by TLS.',
])('"%s" is not', (sentence) => {
  expect(claimsMore(sentence)).toEqual([])
})
