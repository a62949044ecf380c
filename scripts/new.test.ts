import { spawnSync } from 'node:child_process'
import { cpSync, lstatSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, readlinkSync, rmSync, symlinkSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, relative, resolve } from 'node:path'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { findLocale } from '../i18n/resolve-locale.ts'
import { readRequests, runRecipes } from './new/run-recipes.ts'
import { openTree } from './new/tree.ts'

const root = resolve(import.meta.dirname, '..')
const freeLanguage = ['nor', 'fin', 'isl', 'hun'].find((code) => !findLocale(code)) ?? ''
/** Runs recipes on this tree without writing. */
const dryRun = (...args: string[]) =>
  runRecipes(
    openTree(root),
    args.flatMap((kind, index) => (index % 2 === 0 ? [{ kind, name: args[index + 1] ?? '' }] : [])),
  )

test('every recipe fits the tree, several at once too, and says what is left to write', async () => {
  const steps = await dryRun('language', freeLanguage, 'screen', 'good evening', 'operator', 'Ærlig Spil')
  for (const [index, line] of steps.entries()) if (line.startsWith('\n')) expect(steps[index + 1]).toMatch(/^ {2}- /)
  expect(steps).toEqual(expect.arrayContaining([`\nlanguage ${freeLanguage}`, '\nscreen good evening', '\noperator Ærlig Spil']))
  expect(steps.join()).toContain('operators/aerlig-spil/')
})

test('what the files of a new screen import is there', async () => {
  const tree = openTree(root)
  await runRecipes(tree, [{ kind: 'screen', name: 'good evening' }])
  const screen = 'app/screens/good-evening/good-evening'
  const files = [`${screen}.tsx`, `${screen}-view.tsx`, `${screen}.http.test.tsx`, 'app/workbench/scenes/good-evening.tsx']
  for (const file of files)
    for (const [, path = ''] of tree.read(file).matchAll(/from '([.][^']+)'/g)) expect(tree.read(join(file, '..', path)), path).not.toBe('')
})

const forCode = 'write words of the letters a to z and digits, such as "thank you"'
const forLanguage = 'write the three small letters of ISO 639-2, such as nor'
const forOperator = 'write at most 60 letters that can be seen, without < and >'
const forFolder = 'write a name with letters from a to z, from which its folder is named, such as "Spil Nord"'
const isUsed = 'code uses this name already: write more words, such as "thank you"'
const isThere = 'is there already: write another name'
const another = 'already: write another name'

describe('a name that is wrong or taken is refused with what to write', () => {
  test.each([
    ['language', 'dan', 'its texts are there already, in i18n/dan: write the code of another language'],
    ['language', 'deu', 'its texts are there already, in i18n/ger: write the code of another language'],
    ['language', 'scc', 'its texts are there already, in i18n/srp: write the code of another language'],
    ['language', 'ukr', 'its code "uk" leads to i18n/uk, English (UK): write the code of another language'],
    ['language', 'mul', 'ISO 639-2 has no such language: write one of its codes, such as nor'],
    ['language', 'xqq', 'ISO 639-2 has no such language: write one of its codes, such as nor'],
    ['language', 'xx', forLanguage],
    ['language', 'NORWEGIAN', forLanguage],
    ['language', 'NOR', forLanguage],
    ['language', '../x', forLanguage],
    ['language', '🃏', forLanguage],
    ['screen', 'game', `app/screens/game ${isThere}`],
    ['screen', 'Risk-Score', `app/screens/risk-score ${isThere}`],
    ['screen', 'risk  score', `app/screens/risk-score ${isThere}`],
    ['screen', 'common', `texts of players have a part "common" ${another}`],
    ['screen', 'help', `texts of players have a part "help" ${another}`],
    ['screen', 'errors', `app/workbench/scenes/errors.tsx ${isThere}`],
    ['screen', 'timeout', `sdk/protocol.ts has a "timeout" ${another}`],
    ['screen', 'class', isUsed],
    ['screen', 'new', isUsed],
    ['screen', 'constructor', isUsed],
    ['screen', 'then', isUsed],
    ['screen', 'error', isUsed],
    ['screen', 'screen props', isUsed],
    ['screen', '__proto__', forCode],
    ['screen', '../x', forCode],
    ['screen', '42', forCode],
    ['screen', 'Ærlig Spil', forCode],
    ['screen', 'thank 👋', forCode],
    ['screen', 'a'.repeat(200), 'write at most 30 letters, such as "thank you"'],
    ['operator', 'Four Houses', `operators/four-houses ${isThere}`],
    ['operator', '--help', 'write a name that does not begin with a hyphen, such as "Spil Nord"'],
    ['operator', '42', forFolder],
    ['operator', 'Καζίνο', forFolder],
    ['operator', '🃏🃏', forFolder],
    ['operator', '<b>', forOperator],
    ['operator', 'a'.repeat(200), forOperator],
  ])('%s "%s"', async (kind, name, words) => {
    await expect(dryRun(kind, name)).rejects.toThrow(new Error(`${kind} "${name}": ${words}`))
  })

  test('a name whose folder is there in another case is refused', () => {
    expect(() => openTree(root).claim('operators/NFL')).toThrow(`operators/NFL ${isThere}`)
  })

  test('a name that another recipe of the same run takes is refused', async () => {
    await expect(dryRun('screen', 'good bye', 'screen', 'Good Bye')).rejects.toThrow(`app/screens/good-bye ${isThere}`)
    await expect(dryRun('language', freeLanguage, 'language', freeLanguage)).rejects.toThrow(`i18n/${freeLanguage}.json ${isThere}`)
  })
})

test.each([
  [[], /^npm run new -- KIND NAME …/],
  [['screen'], /^Write a name after "screen"\.\nnpm run new/],
  [['screen', ' '], /^Write a name after "screen"\.\nnpm run new/],
  [['banana', 'x'], /^There is no kind "banana"\.\nnpm run new/],
])('for the words %j it is said what to write', (args, words) => {
  expect(readRequests(args)).toMatch(words)
})

test.each([
  [['screen', 'game'], 1, /^screen "game": .*\nNothing was changed\.\n$/],
  [['banana', 'x'], 2, /^There is no kind "banana"\.\nnpm run new/],
])('npm run new -- %j ends with %d and a sentence', (args, code, words) => {
  const { status, stdout, stderr } = spawnSync(process.execPath, ['scripts/new.ts', ...args], { cwd: root, encoding: 'utf8' })
  expect(stderr).toMatch(words)
  expect({ status, stdout }).toEqual({ status: code, stdout: '' })
})

describe.runIf(process.env.NEW === 'all')('a copy of the tree with a new language, screen and operator', () => {
  let copy = ''
  beforeAll(() => {
    copy = mkdtempSync(join(tmpdir(), 'new-'))
  })
  afterAll(() => rmSync(copy, { recursive: true, force: true }), 120_000)

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
  /** What Vitest sets, with which a build is one for development, and `NEW`, with which the copy's tests would make a copy of it. */
  const ofThisRun = /^(?:NEW|NODE_ENV|TEST|VITEST\w*|MODE|DEV|PROD|SSR|BASE_URL)$/
  /** Returns the script's output; a failure throws with it. */
  const node = (...args: string[]): string => {
    const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !ofThisRun.test(name)))
    const { status, stdout, stderr } = spawnSync(process.execPath, args, { cwd: copy, encoding: 'utf8', maxBuffer: 2 ** 28, env })
    if (status !== 0) throw new Error(`node ${args.join(' ')}\n${stdout.slice(-4000)}${stderr.slice(-4000)}`)
    return stdout
  }
  const read = (path: string) => readFileSync(join(copy, path), 'utf8')

  test('passes the checks and the tests of the folders in which something is new', () => {
    copyTree()
    node('scripts/new.ts', 'language', 'nor', 'screen', 'thank you', 'operator', 'Spil Nord')
    expect(JSON.parse(read('operators/spil-nord/operator.json'))).toMatchObject({ name: 'Spil Nord' })
    const open = read('i18n/unfinished.txt').split('\n')
    expect(open.filter((line) => line.startsWith('dan '))).toEqual(['dan thankYou.title', 'dan thankYou.text'])
    // Every text of a whole set and the screen's two.
    const whole = Object.keys(JSON.parse(readFileSync(join(root, 'i18n/dan.json'), 'utf8')))
    expect(open.filter((line) => line.startsWith('nor '))).toHaveLength(whole.length + 2)
    for (const name of ['typecheck', 'lint', 'architecture', 'knip', 'openapi', 'conformance']) node('scripts/check.mjs', name)
    node('scripts/build.mjs')
    // What was built by itself is not built again by what serves it.
    const stamps = node('-e', "import('./scripts/build-sources.mjs').then(({ buildStamps }) => console.log(JSON.stringify(buildStamps())))")
    for (const [file, content] of Object.entries<string>(JSON.parse(stamps))) expect(read(file)).toBe(content)
    node(
      'node_modules/vitest/vitest.mjs',
      'run',
      '--silent=true',
      'i18n',
      'app',
      'console',
      'contract',
      'sdk',
      'operators',
      'scripts',
      'server/operators',
      'server/routes',
    )
  }, 1_800_000)

  test('is as it was before if something fails on the way', () => {
    const path = join(copy, 'operators/operator.schema.json')
    rmSync(path)
    mkdirSync(path)
    expect(() => node('scripts/new.ts', 'language', 'dak')).toThrow('Nothing was changed.')
    expect(readdirSync(join(copy, 'i18n')).filter((name) => name.startsWith('dak'))).toEqual([])
    expect(read('contract/languages.ts')).not.toContain('dak')
  }, 300_000)
})
