import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
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
