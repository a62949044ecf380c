/** Folders whose tests are judged, each at 85 % or more. */
export const folders = ['app/game', 'app/host', 'app/api', 'app/routing', 'app/results', 'server/analysis']

/** What was found of a folder so far; only what changed since is tried again. */
export const reportOf = (folder) => `reports/mutation/${folder.replace('/', '-')}.json`

const folder = process.env.MUTATION_FOLDER ?? folders[0]

/** Mutation testing of one folder: `npm run mutation -- app/host` (`scripts/mutation/run.mjs`). It takes long and is run on purpose. */
export default {
  testRunner: 'vitest-5',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/plugins.mjs'],
  ignorers: ['not-behaviour'],
  mutate: [
    `${folder}/**/*.{ts,tsx}`,
    '!**/*.test.{ts,tsx}',
    '!app/game/test-draws.ts',
    // Judged by its calibration: a draw from a posterior has no one right value.
    '!server/analysis/posterior/**',
    // Data and how it was made, held by their own checksums.
    '!server/analysis/{reference-cases,reference,decks}/**',
  ],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: true },
  incremental: true,
  incrementalFile: reportOf(folder),
  htmlReporter: { fileName: reportOf(folder).replace('json', 'html') },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 1,
  timeoutMS: 20_000,
  // The analysis samples its posterior through changed code, which is slow.
  dryRunTimeoutMinutes: 30,
  thresholds: { high: 90, low: 85, break: 85 },
  ignorePatterns: ['/docs', '/e2e/**/*.{png,jpeg,jpg}', 'dist', '/bench', '/deploy', '/data', '/test-results', '/reports'],
}
