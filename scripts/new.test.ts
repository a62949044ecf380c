import { spawnSync } from 'node:child_process'
import {
  cpSync,
  existsSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  readlinkSync,
  rmSync,
  symlinkSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** One copy of the tree for all kinds. `npm run soak -- new` also runs its type check, its linter and the tests that discover folders. */
const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'new-'))
afterAll(() => rmSync(copy, { recursive: true }), 120_000)

const large = /^(?:node_modules|dist|data|test-results|\.git|e2e\/pictures\/stored)$/
const copyTree = () => {
  cpSync(root, copy, { recursive: true, filter: (path) => !large.test(relative(root, path)) })
  // Installed packages are linked, except the type check's cache, which is written to.
  const installed = join(copy, 'node_modules')
  mkdirSync(installed)
  for (const name of readdirSync(join(root, 'node_modules')).filter((entry) => entry !== '.tmp')) {
    const [from, to] = [join(root, 'node_modules', name), join(installed, name)]
    symlinkSync(lstatSync(from).isSymbolicLink() ? readlinkSync(from) : from, to)
  }
}
/** Returns the script's output; a failure throws with it. */
const node = (...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8' })
  if (status !== 0) throw new Error(`node ${args.join(' ')}\n${stdout.slice(-4000)}${stderr.slice(-4000)}`)
  return stdout
}
const read = (path: string) => readFileSync(join(copy, path), 'utf8')

test('one command makes a language, a screen and an operator, and lists the remaining steps', () => {
  copyTree()
  const left = node('scripts/new.ts', 'language', 'nor', 'screen', 'thank you', 'operator', 'Spil Nord')
  for (const name of ['language nor', 'screen thank you', 'operator Spil Nord']) expect(left).toContain(`\n${name}\n  - `)
  const status = node('server/cli/main.ts', 'texts', 'status', 'dan')
  expect(status.match(/^untranslated {2}(\S+):/gm)).toHaveLength(2)
  expect(JSON.parse(read('operators/spil-nord/operator.json'))).toMatchObject({ name: 'Spil Nord' })
  const open = read('i18n/unfinished.txt').split('\n')
  expect(open.filter((line) => line.startsWith('dan '))).toEqual(['dan thankYou.title', 'dan thankYou.text'])
  expect(open.filter((line) => line.startsWith('nor ')).length).toBeGreaterThan(700)
}, 300_000)

test.each([
  [['language', 'eng'], 'language "eng" already exists: i18n/eng'],
  [['language', 'dan'], 'language "dan" already exists: i18n/dan.json'],
  [['screen', 'game'], 'screen "game" already exists: app/screens/game'],
  [['screen', 'good bye', 'operator', 'Four Houses'], 'operator "Four Houses" already exists: operators/four-houses'],
  [['screen', 'good bye', 'screen', 'Good Bye'], 'screen "Good Bye" already exists: app/screens/good-bye'],
  [['language', 'xqq'], '"xqq" is not an ISO 639-2 language code'],
  [['operator', '42'], '"42" is not a valid name'],
])('a name that is taken or wrong is refused in one sentence, and nothing is written: %j', (args, words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], { cwd: root, encoding: 'utf8' })
  expect(stderr).toMatch(new RegExp(`^${words}.*\nNothing was changed\\.\n$`))
  expect({ status, stdout }).toEqual({ status: 1, stdout: '' })
  expect(existsSync(join(root, 'app/screens/good-bye'))).toBe(false)
})

test.runIf(process.env.NEW === 'all')(
  'the generated skeletons pass the type check, the linter and the tests that discover folders',
  () => {
    node('node_modules/typescript-7/bin/tsc', '-b')
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
    const tests = ['i18n', 'app/screens/thank-you', 'server/texts', 'server/operators', 'scripts/used-texts']
    node('node_modules/vitest/vitest.mjs', 'run', ...tests)
  },
  600_000,
)
