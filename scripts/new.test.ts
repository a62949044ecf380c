import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, expect, test } from 'vitest'

/** One copy of the tree for all kinds. `npm run soak -- new` also runs its type check, its linter and the tests that discover folders. */
const root = resolve(import.meta.dirname, '..')
const copy = mkdtempSync(join(tmpdir(), 'new-'))
afterAll(() => rmSync(copy, { recursive: true }), 120_000)

const large = /^(?:node_modules|dist|data|reports|test-results|\.git|\.stryker-tmp|e2e\/pictures\/stored)$/
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

test('one command makes a language, screen, popup, advice, operator, route and command, and lists the remaining steps', () => {
  copyTree()
  const wanted = ['language', 'nor', 'screen', 'thank you', 'popup', 'long_pause', 'advice', 'drink_water']
  const left = node('scripts/new.ts', ...wanted, 'operator', 'Spil Nord', 'route', 'game-length', 'command', 'ping-store')
  for (const name of [
    'language nor',
    'screen thank you',
    'popup long_pause',
    'advice drink_water',
    'operator Spil Nord',
    'command ping-store',
  ])
    expect(left).toContain(`\n${name}\n  - `)
  const status = node('server/cli/main.ts', 'texts', 'status', 'dan')
  expect(status.match(/^untranslated {2}(\S+):/gm)).toHaveLength(6)
  expect(JSON.parse(read('operators/spil-nord/operator.json'))).toMatchObject({ name: 'Spil Nord' })
  expect(read('i18n/readability.md')).toMatch(/^\| nor \| Norsk/m)
  // An existing name changes nothing.
  const paths = read('contract/paths.ts')
  expect(() => node('scripts/new.ts', 'screen', 'thank you')).toThrow('already exists')
  expect(read('contract/paths.ts')).toBe(paths)
}, 300_000)

test.runIf(process.env.NEW === 'all')(
  'the generated skeletons pass the type check, the linter and the tests that discover folders',
  () => {
    node('node_modules/typescript-7/bin/tsc', '-b')
    node('node_modules/@biomejs/biome/bin/biome', 'check', '--error-on-warnings')
    const tests = [
      'i18n',
      'app/game/triggers',
      'app/screens/thank-you',
      'server/texts',
      'server/operators',
      'server/cli/commands/ping-store',
    ]
    const more = ['server/routes/game-length', 'scripts/used-texts', 'scripts/i18n.test', 'scripts/openapi']
    node('node_modules/vitest/vitest.mjs', 'run', ...tests, ...more)
  },
  600_000,
)
