const posterior = 'server/analysis/posterior/**'
/** The analysis runs these millions of times, which takes hours once they are changed in a hundred places: tests without a posterior judge them. */
const hot = ['exp', 'likelihood', 'normal', 'random'].map((name) => `server/analysis/${name}.ts`)

const folder = (name) => ({ mutate: [`${name}/**/*.{ts,tsx}`], tests: (kind) => `${name}/**/*${kind}` })

/** What is judged by which tests, each at 85 % or more. */
export const parts = {
  'app/game': folder('app/game'),
  'app/host': folder('app/host'),
  'app/api': folder('app/api'),
  'app/routing': folder('app/routing'),
  'app/results': folder('app/results'),
  'server/analysis': { ...folder('server/analysis'), without: hot },
  'server/analysis/hot': { mutate: hot, tests: () => 'server/analysis/{likelihood,numbers}.test.ts' },
}

/** What was found of a part so far; only what changed since is tried again. */
export const reportOf = (part) => `reports/mutation/${part.replaceAll('/', '-')}.json`

const part = process.env.MUTATION_PART ?? 'app/host'
const { mutate, without = [] } = parts[part]

/** Mutation testing of one part: `npm run mutation -- app/host` (`scripts/mutation/run.mjs`). It takes long and is run on purpose. */
export default {
  testRunner: 'vitest-5',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/plugins.mjs'],
  ignorers: ['not-behaviour'],
  mutate: [
    ...mutate,
    ...without.map((file) => `!${file}`),
    '!**/*.test.{ts,tsx}',
    '!app/game/test-draws.ts',
    // Judged by its calibration: a draw from a posterior has no one right value.
    `!${posterior}`,
    // Data and how it was made, held by their own checksums.
    '!server/analysis/{reference-cases,reference,decks}/**',
  ],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'scripts/mutation/vitest.config.mjs', related: true },
  incremental: true,
  incrementalFile: reportOf(part),
  htmlReporter: { fileName: reportOf(part).replace('json', 'html') },
  reporters: ['clear-text', 'html', 'progress-append-only'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 1,
  timeoutMS: 20_000,
  // The analysis samples its posterior through changed code, which is slow.
  dryRunTimeoutMinutes: 240,
  thresholds: { high: 90, low: 85, break: 85 },
  ignorePatterns: ['/docs', '/e2e/**/*.{png,jpeg,jpg}', 'dist', '/bench', '/deploy', '/data', '/test-results', '/reports'],
}
