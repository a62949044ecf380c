// `npm run release -- 1.1.0` (or patch, minor, major): npm writes the version into package.json and the lock file; SDK, image, guide, accessibility
// report and changelog follow. Server and OpenAPI documents read package.json. Nothing is committed or tagged.
import { execFileSync } from 'node:child_process'
import { readFileSync, writeFileSync } from 'node:fs'

const run = (command: string, ...args: string[]) => execFileSync(command, args, { stdio: 'inherit' })

/** Replaces what must be there. */
const replace = (file: string, pattern: RegExp, by: string) => {
  const text = readFileSync(file, 'utf8')
  if (!pattern.test(text)) throw new Error(`${file} does not match ${pattern}`)
  writeFileSync(file, text.replace(pattern, by))
}

const [wanted = ''] = process.argv.slice(2)
run('npm', 'version', wanted, '--no-git-tag-version')
const { version } = JSON.parse(readFileSync('package.json', 'utf8')) as { version: string }
const today = new Date().toISOString().slice(0, 10)
// As a workspace npm would format its package.json anew, and install.
replace('sdk/package.json', /("version": ")[^"]+/, `$1${version}`)
replace('package-lock.json', /("name": "@gamalyze\/sdk",\s+"version": ")[^"]+/, `$1${version}`)
replace('CHANGELOG.md', /^## Unreleased\n/m, `## Unreleased\n\n## ${version} · ${today}\n`)
replace('deploy/compose.yaml', /(image: gamalyze:)\S+/, `$1${version}`)
for (const file of ['docs/frameworks.md', 'docs/known-users.md', 'sdk/README.md'])
  replace(file, /(gamalyze-sdk-)[\d.]+(?=\.tgz)/, `$1${version}`)
run(process.execPath, 'scripts/openacr.ts', '--write')
run(process.execPath, 'scripts/openapi.ts', '--release', version)
run(process.execPath, 'scripts/repository.ts')
