import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { expect, test } from 'vitest'

type Manifest = {
  license?: string
  dependencies?: Record<string, string>
  devDependencies?: Record<string, string>
}

const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const rows = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^\| (@?[a-z][\w./-]*) \| (.+?) \| (.+?) \|$/gm)].map(
  ([, name = '', licence = '', why = '']) => ({ name, licence, why }),
)
const { dependencies = {}, devDependencies = {} } = manifest('package.json')
const packages = [...Object.keys(dependencies), ...Object.keys(devDependencies)].sort()

test('every package has a row with its reason, and no row is obsolete', () => {
  expect(rows.map(({ name }) => name).sort()).toEqual(packages)
})

test.each(packages)('%s has the licence the table says', (name) => {
  expect(rows.find((row) => row.name === name)?.licence).toBe(manifest(`node_modules/${name}/package.json`).license)
})

const lock: {
  packages: Record<string, { version?: string; license?: string; dev?: boolean; link?: boolean; optional?: boolean; integrity?: string }>
} = JSON.parse(readFileSync('package-lock.json', 'utf8'))

test('production packages and their dependencies have permissive licences that require only their notice', () => {
  const allowed =
    /^\(?(MIT|MIT-0|ISC|BSD-\d-Clause|Apache-2\.0|BlueOak-1\.0\.0|OFL-1\.1|Unlicense)( (AND|OR) (MIT|OFL-1\.1|Apache-2\.0|ISC|BSD-\d-Clause|CC0-1\.0|Unlicense))*\)?$/
  const shipped = Object.entries(lock.packages).filter(([path, { dev, link }]) => path.startsWith('node_modules/') && !dev && !link)
  expect(shipped.length).toBeGreaterThan(100)
  expect(shipped.filter(([, { license = '' }]) => !allowed.test(license)).map(([path, { license }]) => `${path}: ${license}`)).toEqual([])
})

test('every entry of the lock file has its integrity hash', () => {
  const without = Object.entries(lock.packages).filter(
    ([path, { link, integrity }]) => path.startsWith('node_modules/') && !link && !/^sha512-/.test(integrity ?? ''),
  )
  expect(without.map(([path]) => path)).toEqual([])
})

/** Whether a version is the same as the other or later. */
const reaches = (version: string, other: string): boolean => version.localeCompare(other, 'en', { numeric: true }) >= 0
const major = (version: string): string | undefined => version.split('.')[0]
const weaknesses = [...readFileSync('docs/dependencies.md', 'utf8').matchAll(/^- (@?[\w./-]+) ([\d., ]+): (?:GHSA|CVE)-/gm)].map(
  ([, name = '', versions = '']) => ({ name, safe: versions.split(', ') }),
)

test.each(weaknesses)('$name has none of the listed vulnerabilities', ({ name, safe }) => {
  const installed = Object.entries(lock.packages).flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) && version) || [])
  expect(installed).not.toEqual([])
  const weak = installed.filter((version) => {
    const ofMajor = safe.find((other) => major(other) === major(version))
    return !reaches(version, ofMajor ?? safe.at(-1) ?? '')
  })
  expect(weak).toEqual([])
})

test('the list of vulnerabilities is read, and SQLite has none of them either', () => {
  expect(weaknesses.length).toBeGreaterThanOrEqual(17)
  const sqlite = new Database(':memory:').prepare('select sqlite_version()').pluck().get()
  expect(reaches(String(sqlite), '3.53.2')).toBe(true)
  expect(reaches('5.0.8', '5.0.9')).toBe(false)
})
