import { spawnSync } from 'node:child_process'
import { expect, test } from 'vitest'

test.each([
  [[], '"" is no version'],
  [['1.0'], '"1.0" is no version'],
  [['v9.0.0'], '"v9.0.0" is no version'],
  [['9.0.0', 'now'], '"9.0.0 now" is no version'],
  [['0.9.0'], '0.9.0 is before'],
])('a release %j is refused with words, before anything is changed', (args, words) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/release.ts', ...args], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(words) })
})
