// `npm run release -- 1.1.0` (or patch, minor, major): npm writes the version into package.json and the lock file; SDK, image, guide and
// changelog follow. Server and OpenAPI documents read package.json. Then everything is built, what partners rely on is kept in
// `contract/released/VERSION`, and it is committed and tagged. Its assets are in `dist/release`. Nothing is pushed or published.
import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { readUnfinished } from './texts/set-file.ts'
import { versionPlaces } from './version-places.ts'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })
const read = (command: string, ...args: string[]) => execFileSync(command, args, { encoding: 'utf8' }).trim()

/** Replaces what must be there. */
const replace = (file: string, pattern: RegExp, by: string) => {
  const text = readFileSync(file, 'utf8')
  if (text.search(pattern) < 0) throw new Error(`${file} does not match ${pattern}`)
  writeFileSync(file, text.replace(pattern, by))
}

/** Says what is wrong, before anything is changed. */
const refuse = (line: string): never => {
  console.error(line)
  process.exit(1)
}

const { version: present } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const [major = 0, minor = 0, patch = 0] = present.split('.').map(Number)
const next: Record<string, string> = {
  major: `${major + 1}.0.0`,
  minor: `${major}.${minor + 1}.0`,
  patch: `${major}.${minor}.${patch + 1}`,
}
const [wanted = '', ...more] = process.argv.slice(2)
const version = next[wanted] ?? wanted
const tag = `v${version}`
const isBefore = (one: string, two: string) => one.localeCompare(two, 'en', { numeric: true }) < 0

if (more.length > 0 || !/^(0|[1-9]\d*)(\.(0|[1-9]\d*)){2}$/.test(version))
  refuse(`"${process.argv.slice(2).join(' ')}" is no version: write one such as ${next.minor}, or patch, minor or major.`)
// The first release has the version that stands there.
if (isBefore(version, present)) refuse(`${version} is before ${present}, which package.json says: write a later version.`)
const open = readUnfinished('i18n')
if (open.length > 0)
  refuse(`i18n/unfinished.txt lists ${open.length} texts that are not translated, first "${open[0]}": write them into their sets.`)
if (read('git', 'tag', '--list', tag) || existsSync(join('contract/released', version)))
  refuse(`${version} was released already: write a later version, such as ${next.patch}.`)
const changes = read('git', 'status', '--porcelain')
if (changes) refuse(`There are changes that are not committed:\n${changes}`)
if (!/^## Unreleased\n+(?!## )\S/m.test(readFileSync('CHANGELOG.md', 'utf8')))
  refuse('CHANGELOG.md says nothing under "## Unreleased": write there what this release changes.')

// It is run again once the version stands everywhere.
run(process.execPath, 'scripts/repository.ts')

process.on('exit', (code) => {
  if (code !== 0) console.error(`${tag} was not made. "git restore . && git clean -fd contract/released" undoes what was written.`)
})
run('npm', 'version', version, '--no-git-tag-version', '--allow-same-version')
const today = new Date().toISOString().slice(0, 10)
// As a workspace npm would format its package.json anew, and install.
for (const [file, pattern] of versionPlaces) replace(file, pattern, version)
replace('package-lock.json', /("name": "@gamalyze\/sdk",\s+"version": ")[^"]+/, `$1${version}`)
replace('CHANGELOG.md', /^## Unreleased\n/m, `## ${version} · ${today}\n`)
replace('CITATION.cff', /(?<=^date-released: ).+/m, today)
run('npm', 'run', 'build')
run(process.execPath, 'scripts/openapi.ts', '--release', version)

run('npm', 'pack', '--workspace', 'sdk', '--pack-destination', join('contract/released', version))

run(process.execPath, 'scripts/repository.ts')
run('git', 'add', '--all')
run('git', 'commit', '--quiet', '--message', `Release ${version}`)
run('git', 'tag', '--annotate', tag, '--message', `Gamalyze ${version}`)
run(process.execPath, 'scripts/release-assets.ts')
console.log(`${tag} stands at ${read('git', 'rev-parse', '--short', 'HEAD')}; push it, and the workflow publishes it`)
