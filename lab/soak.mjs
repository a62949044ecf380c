// The long runs: `npm run soak` for all, or parts of it by name. Environment variables override the settings here.
import { spawnSync } from 'node:child_process'
import { testSettings } from '../scripts/test-settings.mjs'

const vitest = (...args) => ['node_modules/vitest/vitest.mjs', 'run', ...args]
const playwright = (...args) => ['node_modules/@playwright/test/cli.js', 'test', ...args]

/** By name: the settings and the command. `npm test` runs the same tests with small numbers. */
const parts = {
  science: [
    { SOAK: '1' },
    vitest('lab/method-card/truth.test.ts', 'lab/method-card/calibration.test.ts', 'lab/method-card/export-fit.test.ts'),
  ],
  'postgres-too': [
    { POSTGRES_TOO: 'all' },
    vitest(
      '--project',
      'server',
      'server/console/import',
      'server/console/keys',
      'server/console/mailed-links',
      'server/console/page-reports',
      'server/console/security',
      'server/console/standing',
      'server/console/user-ids',
      'server/game/comparable',
      'server/routes/consent-property',
      'server/routes/counts',
      'server/routes/partner-events',
      'server/routes/results.test',
      'server/routes/views',
      'server/jobs/queues',
      'server/keys/id-key',
      'server/security/worlds',
      'server/webhooks/deliver',
    ),
  ],
  fuzz: [{ FUZZ_REQUESTS: '100000', FUZZ_GAMES: '100', POSTGRES_TOO: 'all' }, vitest('--project', 'server', 'server/testing/fuzz')],
  kills: [{ KILLS: '20' }, vitest('--project', 'server', 'server/process/process', 'server/http/faults')],
  outages: [{ OUTAGES: 'all' }, vitest('--project', 'server', 'server/http/outages.test.ts')],
  alerts: [{}, ['lab/soak/alerts.mjs']],
  reports: [
    { REPORTS: 'all' },
    vitest('--project', 'server', 'server/report/report.test', 'server/report/pages', 'server/operators/letters.test'),
  ],
  pgbouncer: [{}, ['lab/soak/pgbouncer.mjs']],
  rolling: [{}, ['lab/soak/rolling.mjs']],
  postgres: [{}, ['lab/soak/postgres.mjs']],
  versions: [{}, ['lab/soak/versions.mjs']],
  plans: [
    { PLAN_ROWS: '1000000' },
    vitest('--project', 'server', 'server/store/sqlite/sqlite.test', 'server/store/postgres/postgres.test'),
  ],
  releases: [{}, ['lab/soak/releases.mjs']],
  kubernetes: [{}, ['lab/soak/kubernetes.mjs']],
  'full-disk': [{}, ['lab/soak/full-disk.mjs']],
  clocks: [{ RETENTION_SEQUENCES: '200' }, vitest('--project', 'server', 'server/schedule/retention.test.ts')],
  consents: [{ CONSENT_SEQUENCES: '10000' }, vitest('--project', 'server', 'server/routes/consent-property.test.ts')],
  migration: [{ MIGRATED_GAMES: '10000', MIGRATION_KILLS: '20' }, vitest('--project', 'server', 'server/store/migrate-release.test.ts')],
  mails: [{ MAILS: '100' }, vitest('--project', 'server', 'server/mail/canary.test.ts')],
  popups: [{ POPUP_GAMES: '5000' }, vitest('app/game/due-popup.test.ts')],
  mounts: [{ MOUNTS: '600' }, playwright('e2e/sdk/mounts.spec.ts')],
  diagnose: [{ DIAGNOSE: 'all' }, playwright('e2e/sdk/diagnose.spec.ts')],
  profiles: [{ PROFILES: 'all' }, playwright('e2e/screens/storage.spec.ts')],
  pages: [{ PAGES: 'all' }, playwright('e2e/sdk/pages.spec.ts')],
  hosts: [{}, ['lab/soak/hosts.ts']],
  engines: [{ ENGINES: 'all' }, playwright('e2e/engines')],
  guide: [{ GUIDE: 'all' }, playwright('e2e/sdk/guide.spec.ts', 'e2e/sdk/web-view.spec.ts')],
  // On an idle machine: from mount to ready compared with a bare React frame, and what an idle embed costs.
  mount: [{}, ['lab/bench/mount.ts']],
  idle: [{}, ['lab/bench/idle.ts']],
  'react-18': [{}, ['lab/soak/react-18.mjs']],
  dialogs: [{}, ['lab/soak/dialogs.ts']],
  image: [{}, ['lab/soak/image.mjs']],
  fresh: [{}, ['lab/soak/fresh.mjs']],
  samples: [{}, ['lab/soak/samples.ts']],
  study: [{ STUDY: 'all' }, vitest('--project', 'server', 'lab/commands/study.test.ts')],
  servers: [{}, ['lab/soak/servers.ts']],
  events: [{}, ['lab/soak/events.ts']],
  'openapi-client': [{}, ['lab/soak/openapi-client.mjs']],
  wordpress: [{}, ['lab/soak/wordpress.ts']],
  'console-screens': [{ CONSOLE: 'all' }, playwright('e2e/console/screens.spec.ts')],
  docs: [{ DOCS: 'all' }, playwright('e2e/docs/docs.spec.ts')],
  texts: [{ TEXTS: 'all' }, vitest('--project', 'server', 'lab/commands/texts.test.ts')],
  labels: [{ OPERATORS: 'all' }, vitest('--project', 'server', 'server/console/look.test.ts')],
  hostile: [{}, ['lab/bench/hostile.ts']],
  new: [{ NEW: 'all' }, vitest('scripts/new.test.ts')],
  axe: [{ AXE: 'all' }, playwright('e2e/axe')],
  orca: [{}, ['lab/soak/orca/play.ts']],
  scenes: [{ SCENES: 'all' }, playwright('e2e/i18n/fit.spec.ts', 'e2e/i18n/own-texts.spec.ts', 'e2e/screens/scenes.spec.ts')],
}

const names = process.argv.slice(2)
const unknown = names.filter((name) => !(name in parts))
if (unknown.length > 0) {
  console.error(`Unknown part ${unknown.join(', ')}; parts are ${Object.keys(parts).join(', ')}`)
  process.exit(1)
}
const failed = []
if (names.length === 0 || names.includes('engines') || names.includes('hosts'))
  spawnSync(process.execPath, ['scripts/install-browsers.ts', 'engines'], { stdio: 'inherit' })
for (const name of names.length > 0 ? names : Object.keys(parts)) {
  const [settings, command] = parts[name]
  const started = Date.now()
  // Benchmarks write to the real disk.
  const quick = /^lab\/bench\//.test(command[0]) ? {} : testSettings
  const { status } = spawnSync(process.execPath, command, { stdio: 'inherit', env: { ...quick, ...settings, ...process.env } })
  if (status !== 0) failed.push(name)
  console.log(`${status === 0 ? '✓' : '✗'} ${name} (${Math.round((Date.now() - started) / 1000)} s)`)
}
process.exitCode = failed.length > 0 ? 1 : 0
