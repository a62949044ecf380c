export default {
  testRunner: 'vitest-5',
  plugins: ['@stryker-mutator/vitest-runner', './scripts/mutation/plugins.mjs'],
  ignorers: ['styles'],
  coverageAnalysis: 'perTest',
  mutate: ['app/game/reduce.ts'],
  vitest: { configFile: 'vitest.config.ts', related: true },
  concurrency: 1,
  reporters: ['clear-text'],
  ignorePatterns: ['docs', 'e2e/screens/screenshots', 'dist', 'bench', 'deploy', 'data', 'sdk/dist', 'test-results'],
}
