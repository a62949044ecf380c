import { expect, test } from 'vitest'
import { calls } from './calls.ts'

/** Names of everything that goes into a call. */
const inputsOf = (call: (typeof calls)[keyof typeof calls]) =>
  [
    call.path,
    ...(['params', 'query', 'body'] as const).map((part) => (part in call ? JSON.stringify(call[part as keyof typeof call]) : '')),
  ]
    .join()
    .match(/\b[a-z_]+(?="?:)|[a-z_]+(?=\/|$)/gi)

test.each(Object.entries(calls))('the call %s asks for no name, account or login (R217)', (_, call) => {
  expect(inputsOf(call)?.filter((name) => /name|account|login|password|sign_?in|phone|birth/i.test(name))).toEqual([])
})
