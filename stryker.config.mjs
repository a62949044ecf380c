const whole = ['app/game', 'app/host', 'app/api', 'app/routing', 'app/results', 'server/analysis']

/** Mutation testing: `npm run mutation`, or of one folder `npm run mutation -- -m 'app/host/**'`. It takes long and is run on purpose. */
export default {
  testRunner: 'vitest-5',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/plugins.mjs'],
  // Styles are compared in pictures.
  ignorers: ['styles'],
  mutate: [
    ...whole.map((folder) => `${folder}/**/*.{ts,tsx}`),
    '!**/*.test.{ts,tsx}',
    '!app/game/test-draws.ts',
    // Judged by its calibration: a draw from a posterior has no one right value.
    '!server/analysis/posterior/**',
    // Data and how it was made, held by their own checksums.
    '!server/analysis/{reference-cases,reference,decks}/**',
  ],
  coverageAnalysis: 'perTest',
  vitest: { configFile: 'vitest.config.ts', related: true },
  incremental: true,
  incrementalFile: 'reports/mutation/incremental.json',
  reporters: ['clear-text', 'html'],
  clearTextReporter: { allowColor: false, reportTests: false },
  concurrency: 1,
  timeoutMS: 20_000,
  thresholds: { high: 90, low: 85, break: 85 },
  ignorePatterns: ['/docs', '/e2e/**/*.{png,jpeg,jpg}', 'dist', '/bench', '/deploy', '/data', '/test-results', '/reports'],
}
