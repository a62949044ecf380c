import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
// @ts-expect-error it has no types
import { buildSources } from './build-sources.mjs'

test('a change of any script that the build runs makes a new build', () => {
  const builders = ['scripts/build.mjs', ...readdirSync('.').filter((name) => /^vite\..*ts$/.test(name))]
  const run = builders.flatMap((file) => readFileSync(file, 'utf8').match(/scripts\/[\w-]+\.(?:ts|mjs)/g) ?? [])
  expect(run).toContain('scripts/first-scripts.ts')
  expect(buildSources()).toEqual(expect.arrayContaining([...builders, ...run]))
})

test('what the build writes is none of its sources: a second start would build again', () => {
  const written = readFileSync('.gitignore', 'utf8').match(/^.+\/$/gm) ?? []
  expect(written).toContain('sdk/docs/')
  expect(buildSources().filter((file: string) => written.some((folder) => `/${file}`.includes(`/${folder}`)))).toEqual([])
})
