import { globSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'

/** What the intended purpose (`docs/standing/purpose.md`) does not allow anybody to say of the test. */
const claims = [
  /\b(detects?|diagnoses|identif(y|ies)|screens?|predicts?|treats?|cures?)\b.*\b(gambling disorder|addict\w*|problem gambl\w+)\b/i,
  /\bclinically (proven|tested|validated)\b/i,
  /\bmedical device\b/i,
  /\bcertificate of\b/i,
  /\bproven to\b/i,
  /\b(a|your) diagnosis\b/i,
  /\byou are not at risk\b/i,
  // No effect on gambling is claimed, whatever the legal basis.
  /\b(prevent|reduc|lower|avert)\w*\b.{0,40}\b(harms?|gambling|addiction)\b/i,
  // What some regulators require (ruling 50): this test never calls itself one.
  /\btests?( yourself)? (for|of) (a |your )?(gambling|gaming) (disorder|addiction|problem)s?\b/i,
  /\b(addiction|disorder) (self-)?test\b/i,
  /\b(approved|certified|accredited|recommended) by (the |a |your |its )?(regulator|authorit|gambling commission)/i,
]
/** A sentence that denies it, or speaks of what others ask. */
const denied = /\b(not?|never|nobody|none|neither|nor|without|cannot|other than|another|\w+n’t)\b/i

/** The sentences of an English text that claim more than the intended purpose. */
const claimsMore = (text: string): string[] =>
  text
    .split(/(?<=[.!?])\s+|\n/)
    .filter((sentence) => claims.some((claim) => claim.test(sentence)))
    .filter((sentence) => /you are not at risk/i.test(sentence) || !denied.test(sentence))

/** All that players, partners, members and readers are told in English. */
const englishFiles = globSync(
  [
    'i18n/eng/*.ts',
    'i18n/{uk,us,enHC,enDraftKings}.json',
    'console/texts/eng/*.ts',
    'sdk/**/*.ts',
    'server/report/**/*.ts',
    'docs/*.md',
    'docs/{standing,method-card}/*.md',
    '{README,CHANGELOG,sdk/README}.md',
  ],
  { exclude: ['**/*.test.ts', '**/node_modules/**', '**/dist/**'] },
).sort()

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
  'A self-test for gambling addiction.',
  'The legal basis is a task in the public interest: preventing harm from gambling.',
  'Take the addiction test.',
  'It is approved by the regulator.',
])('"%s" is refused', (sentence) => {
  expect(claimsMore(`All is well. ${sentence}`)).toEqual([sentence])
})

test.each([
  'It is not a diagnosis.',
  'It is no medical device.',
  'It is not the self-test for gambling disorder that some national rules require.',
  'Choose a helpline for gambling problems.',
  'It never screens for a disorder of gambling.',
  'It gives no certificate.',
  'A certificate nobody signed is refused by TLS.',
])('"%s" is not', (sentence) => {
  expect(claimsMore(sentence)).toEqual([])
})
