import { resolve } from 'node:path'
import { defineConfig } from 'vitest/config'
import { parts } from '../../stryker.config.mjs'
import whole from '../../vitest.config.ts'

/** A folder is judged by its own tests: a mutant that only another folder's test kills counts as survived. */
const part = process.env.MUTATION_PART ?? 'app/host'

const projects = (whole.test?.projects ?? [])
  .filter(({ test }) => (test.name === 'server') === part.startsWith('server/'))
  .map(({ test: { globalSetup, ...test } }) => ({
    test: {
      ...test,
      // Mutants hit during module load are counted only in the first file that loads the module, so files do not share modules.
      isolate: true,
      // A fresh copy's modules are transformed during the first tests, on a machine that may be busy; Stryker ends later hangs.
      testTimeout: 600_000,
      hookTimeout: 600_000,
      expect: { poll: { timeout: 60_000 } },
      include: test.include.map((pattern) => parts[part].tests(pattern.replace(/.*\*/, ''))),
      // The posterior is judged by its calibration tests, which are slow.
      exclude: [...test.exclude, 'server/analysis/posterior/**'],
      // The analysis needs no database.
      ...(globalSetup && test.name !== 'server' && { globalSetup }),
    },
  }))

export default defineConfig({ test: { root: resolve(import.meta.dirname, '../..'), projects } })
