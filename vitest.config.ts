import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'

const exclude = ['**/node_modules/**', 'dist/**']
/** Tests of app and console that talk to a server share the one of `app/testing/global-server.ts`. */
const withServer = '{app,console}/**/*.http.test.{ts,tsx}'
/** These load the whole server, as those of the server do. */
const loadsServer = 'scripts/{contract-life,deploy,start-demo}.test.ts'

const common = {
  // A busy machine is no failure: what is waited for comes, or the test's own time is up.
  testTimeout: 240_000,
  hookTimeout: 240_000,
  expect: { poll: { timeout: 120_000 } },
  // The cores are busy: more threads for the garbage of each worker only add up.
  execArgv: ['--single-threaded-gc'],
}

export default defineConfig({
  test: {
    // Each loads React and a page first, which costs more than most files do: one in place of two takes a fifth of the CPU time less.
    maxWorkers: Math.max(1, Math.floor(availableParallelism() / 2)),
    projects: [
      {
        test: {
          name: 'unit',
          environment: 'node',
          include: ['{contract,app,config,console,sdk,operators,i18n,scripts,e2e}/**/*.test.ts'],
          exclude: [...exclude, withServer, loadsServer],
          ...common,
          setupFiles: ['app/testing/tidy-up.ts'],
          // A process for each file costs more than most of them do.
          isolate: false,
        },
      },
      {
        // Another React than the app's: `npm run soak -- react-18`.
        resolve: {
          alias: process.env.REACT ? ['react-dom', 'react'].map((find) => ({ find, replacement: `${process.env.REACT}/${find}` })) : [],
        },
        test: {
          name: 'dom',
          environment: 'jsdom',
          include: ['{app,console,sdk}/**/*.test.tsx'],
          exclude: [...exclude, withServer],
          ...common,
          setupFiles: ['app/testing/browser-gaps.ts', 'app/testing/tidy-up.ts'],
          isolate: false,
        },
      },
      {
        test: {
          name: 'app',
          environment: 'jsdom',
          include: [withServer],
          exclude,
          globalSetup: 'app/testing/global-server.ts',
          setupFiles: ['app/testing/browser-gaps.ts', 'app/testing/tidy-up.ts'],
          isolate: false,
          ...common,
        },
      },
      {
        test: {
          name: 'server',
          // By Node itself, as in production: a fit of the model takes half the time, as each name that a module takes from another is no getter.
          experimental: { viteModuleRunner: false },
          environment: 'node',
          include: ['{server,lab}/**/*.test.ts', loadsServer],
          exclude,
          // Loading the server takes longer than most files do: they share it. What a module keeps is a server's own, and each test starts its own.
          isolate: false,
          globalSetup: ['server/testing/shared-postgres.ts', 'server/testing/few-operators.ts'],
          // These wait for each other's processes a third of the time.
          maxWorkers: Math.max(2, availableParallelism()),
          sequence: { groupOrder: 1 },
          ...common,
        },
      },
    ],
  },
})
