import { createContext, Script } from 'node:vm'
import fc from 'fast-check'
import { expect, test } from 'vitest'
import { allCalls } from '../../contract/calls.ts'
import { parseMailAddress } from '../../contract/mail-address.ts'

/** All patterns that untrusted texts are matched against. */
const patterns = [
  ...new Set(
    [...JSON.stringify(allCalls).matchAll(/"pattern":("(?:[^"\\]|\\.)*")/g)].map(([, text]) => JSON.parse(text ?? '""') as string),
  ),
]
/** Longer than any accepted body or header. */
const length = 60_000
const hostile = (part: string) => `${part.repeat(length / part.length)}\u0000`
const parts = ['a', '0', '-', '.', '#', 'a.', 'a-', '@', 'a@', '"', '\u00e9', ' ', 'aA0_-']
/** Far more than any of them needs; catastrophic backtracking would take years. */
const options = { timeout: 5000 }

test.each(patterns)('the pattern %s handles long hostile texts (ReDoS)', (pattern) => {
  const valid = fc.sample(fc.stringMatching(new RegExp(pattern)), { numRuns: 5, seed: 1 }).filter((text) => text !== '')
  const texts = [...parts, ...valid].flatMap((part) => [hostile(part), `${part.slice(0, -1)}${hostile(part)}`])
  const context = createContext({ pattern: new RegExp(pattern, 'u'), texts })
  expect(new Script('texts.some((text) => pattern.test(text))').runInContext(context, options)).toBe(false)
})

test('the pattern of mail addresses handles long hostile texts (ReDoS)', () => {
  const context = createContext({ parse: parseMailAddress, texts: parts.flatMap((part) => [hostile(part), `a@${hostile(part)}`]) })
  expect(new Script('texts.some((text) => parse(text))').runInContext(context, options)).toBe(false)
})
