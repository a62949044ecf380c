import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { parts } from '../../stryker.config.mjs'
import whole from '../../vitest.config.ts'

/** The tests that stand in one folder judge it: what only a far test notices counts as unnoticed. */
const part = process.env.MUTATION_PART ?? 'app/host'

const projects = (whole.test?.projects ?? [])
  .filter(({ test }) => (test.name === 'server') === part.startsWith('server/'))
  .map(({ test: { globalSetup, ...test } }) => ({
    test: {
      ...test,
      // What a module meets while it loads is counted in the first file that loads it: each file loads its own.
      isolate: true,
      // A copy's modules are made ready while the first tests run, beside whatever the machine is busy with; what hangs later is ended by Stryker.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      include: test.include.map((pattern) => parts[part].tests(pattern.replace(/.*\*/, ''))),
      // The posterior is judged by its calibration, and slow.
      exclude: [...test.exclude, 'server/analysis/posterior/**'],
      // The analysis needs no database.
      ...(globalSetup && test.name !== 'server' && { globalSetup }),
    },
  }))

export default defineConfig({ test: { root: resolve(import.meta.dirname, '../..'), projects } })
