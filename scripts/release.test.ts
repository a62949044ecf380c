import { spawnSync } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'

test.each([
  [['v9.0.0'], '"v9.0.0" is no version'],
  [['0.9.0'], '0.9.0 is before'],
])('a release %j is refused with words, before anything is changed', (args, words) => {
  const { status, stderr, stdout } = spawnSync(process.execPath, ['scripts/release.ts', ...args], { encoding: 'utf8' })
  expect({ status, stdout, stderr }).toEqual({ status: 1, stdout: '', stderr: expect.stringContaining(words) })
})

test('a release is refused while a text is not translated', () => {
  const folder = mkdtempSync(join(tmpdir(), 'release-'))
  onTestFinished(() => rmSync(folder, { recursive: true }))
  mkdirSync(join(folder, 'i18n'))
  writeFileSync(join(folder, 'package.json'), '{ "version": "1.0.0" }')
  writeFileSync(join(folder, 'i18n/unfinished.txt'), 'dan thankYou.title\nswe thankYou.title\n')
  const { status, stderr } = spawnSync(process.execPath, [resolve('scripts/release.ts'), 'minor'], { cwd: folder, encoding: 'utf8' })
  expect({ status, stderr }).toEqual({
    status: 1,
    stderr: 'i18n/unfinished.txt lists 2 texts that are not translated, first "dan thankYou.title": write them into their sets.\n',
  })
})
