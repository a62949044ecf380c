import { execFileSync } from 'node:child_process'
import { existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, utimesSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { expect, onTestFinished, test } from 'vitest'
// @ts-expect-error it has no types
import { buildSources, serverSources } from './build-sources.mjs'

test('a change of any script that the build runs makes a new build', () => {
  const builders = [
    'scripts/build.mjs',
    'vite.config.ts',
    'console/vite.config.ts',
    ...readdirSync('config/vite').map((name) => `config/vite/${name}`),
  ]
  const run = builders.flatMap((file) => readFileSync(file, 'utf8').match(/scripts\/[\w-]+\.(?:ts|mjs)/g) ?? [])
  expect(run).toContain('scripts/first-scripts.ts')
  expect(buildSources()).toEqual(expect.arrayContaining([...builders, ...run]))
})

test('what the build writes is none of its sources: a second start would build again', () => {
  const written = readFileSync('.gitignore', 'utf8').match(/^.+\/$/gm) ?? []
  expect(written).toContain('sdk/docs/')
  expect(buildSources().filter((file: string) => written.some((folder) => `/${file}`.includes(`/${folder}`)))).toEqual([])
})

test('no file is looked for by the pathname of its URL, where a space is %20 (ruling 63)', () => {
  const sources = [...buildSources(), ...serverSources()].filter((file: string) => /\.m?[jt]sx?$/.test(file))
  expect(sources.filter((file: string) => /(import\.meta\.url|file\(.*)\)\.pathname/.test(readFileSync(file, 'utf8')))).toEqual([])
})

test('a chunk stays for a week after the build that replaced it, however old it was', () => {
  const cwd = mkdtempSync(`${tmpdir()}/gamalyze-assets-`)
  onTestFinished(() => rmSync(cwd, { recursive: true }))
  for (const folder of ['.vite', 'assets']) mkdirSync(`${cwd}/dist/app/${folder}`, { recursive: true })
  const chunk = `${cwd}/dist/app/assets/a.js`
  writeFileSync(chunk, '')
  const isKept = (daysOld: number, current: string): boolean => {
    writeFileSync(`${cwd}/dist/app/.vite/manifest.json`, JSON.stringify({ app: { file: `assets/${current}` } }))
    if (daysOld > 0) utimesSync(chunk, new Date(), new Date(Date.now() - daysOld * 24 * 3600 * 1000))
    execFileSync(process.execPath, [`${import.meta.dirname}/prune-assets.ts`], { cwd })
    return existsSync(chunk)
  }
  expect([isKept(30, 'a.js'), isKept(0, 'b.js'), isKept(6, 'b.js'), isKept(8, 'b.js')]).toEqual([true, true, true, false])
})
