// Changes of the product that would make the documents for regulators untrue, planted one at a time in a scratch worktree: each must fail a check of
// `npm test`. First every check runs on what is committed, and must pass. Needs a build (`npm run build`), which the worktree shares.
import { execFileSync, spawnSync } from 'node:child_process'
import { existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { newestRelease } from '../../scripts/contract-life.ts'
import { must } from './must.ts'

type Plant = { name: string; file: string; from: string; to: string; check: string }

const contract = 'contract'
const plants: Plant[] = [
  {
    name: 'games are kept for ten years',
    file: 'server/process/settings.ts',
    from: "good'),\n    730,",
    to: "good'),\n    3650,",
    check: 'server/standing/pack.test.ts',
  },
  {
    name: 'events are kept for a year',
    file: 'server/schedule/retention.ts',
    from: 'events: 31 * day',
    to: 'events: 365 * day',
    check: 'server/standing/data-map.test.ts',
  },
  {
    name: 'a new column of players',
    file: 'server/store/migrations/004-tally.ts',
    from: '  return [\n',
    to: "  return [\n    schema.alterTable('game').addColumn('birthday', 'text'),\n",
    check: 'server/store/migrate.test.ts',
  },
  {
    name: 'a new role in the console',
    file: 'contract/console/console-call.ts',
    from: "'viewer', 'editor', 'owner'",
    to: "'viewer', 'editor', 'analyst', 'owner'",
    check: 'server/standing/source.test.ts',
  },
  {
    name: 'a page may ask a new host',
    file: 'server/pages/app-page.ts',
    from: '`connect-src ${["\'self\'", ',
    to: "`connect-src ${[\"'self'\", 'https://stats.example', ",
    check: 'server/routes/pages.test.ts',
  },
  {
    name: 'a tracker in the frame',
    file: 'server/pages/app-page.ts',
    from: `"script-src 'self'"`,
    to: `"script-src 'self' https://tracker.example"`,
    check: 'server/routes/pages.test.ts',
  },
  {
    name: 'any page may embed the test',
    file: 'server/pages/app-page.ts',
    from: '`frame-ancestors ${["\'self\'", ...origins]',
    to: '`frame-ancestors ${["*", ...origins]',
    check: 'server/routes/pages.test.ts',
  },
  {
    name: 'a cookie',
    file: 'server/http/create-app.ts',
    from: "reply.header('x-content-type-options', 'nosniff')",
    to: "reply.header('x-content-type-options', 'nosniff').header('set-cookie', 'visitor=1')",
    check: 'server/routes/pages.test.ts',
  },
  {
    name: 'a game outlives its tab',
    file: 'app/session/storage.ts',
    from: 'sessionStorage',
    to: 'localStorage',
    check: 'server/standing/source.test.ts',
  },
  {
    name: 'links tell where they come from',
    file: 'server/http/create-app.ts',
    from: "'no-referrer'",
    to: "'strict-origin'",
    check: 'server/routes/pages.test.ts',
  },
  {
    name: 'a result is read without an answer',
    file: 'server/store/consents.ts',
    from: "if (sharedAt === null || sharedText === null) throw new ProblemError('not_found')",
    to: "if (!consent) throw new ProblemError('not_found')",
    check: 'server/store/sqlite/sqlite.test.ts',
  },
  {
    name: 'consent to sharing is taken as given',
    file: 'server/store/consents.ts',
    from: '      share,\n      textVersion,\n',
    to: '      share: true,\n      textVersion,\n',
    check: 'server/store/sqlite/sqlite.test.ts',
  },
  {
    name: 'the score weighs losses more',
    file: 'server/analysis/risk.ts',
    from: 'badShare: 0.6, lossEffect: 0.4',
    to: 'badShare: 0.5, lossEffect: 0.5',
    check: 'server/analysis/scores.test.ts',
  },
  {
    name: 'Denmark has no emergency number and no crisis line',
    file: 'i18n/help/dk.ts',
    from: '  emergency: europe,\n',
    to: '',
    check: 'scripts/help.test.ts',
  },
  {
    name: 'a text promises a certificate',
    file: 'i18n/eng/root.ts',
    from: 'This is an indication from one short game with points, not a diagnosis.',
    to: 'Get your certificate of safe gambling.',
    check: 'server/standing/claims.test.ts',
  },
  {
    name: 'the report does not say that it must not be demanded',
    file: 'server/report/report-data.ts',
    from: ', terms.disclaimer.notProof()]',
    to: ']',
    check: 'server/report/report.test.ts',
  },
  {
    name: 'a player’s report is signed',
    file: 'server/report/request-document.ts',
    from: '\nexport ',
    to: '\nexport const signed = (bytes: Buffer) => signBytes(bytes)\nexport ',
    check: 'server/standing/source.test.ts',
  },
  {
    name: 'a new processor of mails',
    file: 'server/mail/mailer.ts',
    from: '\nexport ',
    to: "\nexport const tell = (to: string) => fetch('https://mail-provider.example', { method: 'POST', body: to })\nexport ",
    check: 'server/standing/source.test.ts',
  },
  {
    name: 'cells from five on are shown',
    file: 'server/console/weekly-figures.ts',
    from: 'Math.floor(count / 10) * 10',
    to: 'Math.floor(count / 5) * 5',
    check: 'server/console/attacker.test.ts',
  },
  {
    name: 'deletions are not tallied',
    file: 'server/store/removals.ts',
    from: 'yield* tallies.addAll(counts)',
    to: '',
    check: 'server/store/sqlite/sqlite.test.ts',
  },
  {
    name: 'the age is 16',
    file: 'i18n/terms-sections.ts',
    from: 'usualAge = 18',
    to: 'usualAge = 16',
    check: 'i18n/terms-sections.test.ts',
  },
  {
    name: 'an American label asks for 18 years',
    file: 'operators/nfl/operator.json',
    from: '"ageMark": 21',
    to: '"ageMark": 18',
    check: 'server/operators/all-operators.test.ts',
  },
  {
    name: 'requests are logged with their addresses',
    file: 'server/http/create-app.ts',
    from: 'registerErrorHandling(app, deps)',
    to: "registerErrorHandling(app, deps)\n  app.addHook('onRequest', async ({ url }) => deps.log.info({ url }, 'call'))",
    check: 'server/process/log.test.ts',
  },
  {
    name: 'a report is mailed without a key',
    file: 'server/mail/authorize-mail.ts',
    from: "  await authenticate(deps, client, secret, { of: game, purpose: 'go on', label: 'ended' })\n",
    to: '',
    check: 'server/routes/email.test.ts',
  },
  {
    name: 'a call of partners loses a field',
    file: 'contract/partner-calls.ts',
    from: 'secret: Secret, sessionId: SessionId,',
    to: 'secret: Secret,',
    check: contract,
  },
  {
    name: 'an event of the SDK is gone',
    file: 'sdk/emitter.ts',
    from: '  destroyed: { reason: DestroyReason }\n',
    to: '',
    check: contract,
  },
]

const place = join(mkdtempSync(join(tmpdir(), 'planted-')), 'tree')
const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' })
const rotten = plants.filter(({ file, from }) => !existsSync(file) || !readFileSync(file, 'utf8').includes(from))
if (rotten.length > 0) throw new Error(`there is nothing to change for: ${rotten.map(({ name, file }) => `${name} (${file})`).join(', ')}`)
must(existsSync('dist/app'), 'the product is built')
git('worktree', 'add', '--detach', '--quiet', place, 'HEAD')
const node = (...args: string[]) => spawnSync(process.execPath, args, { cwd: place, encoding: 'utf8' })
const passes = (check: string) => {
  if (check === contract) return node('scripts/openapi.ts').status === 0
  return node('node_modules/vitest/vitest.mjs', 'run', check).status === 0
}
try {
  for (const name of ['node_modules', 'dist', 'sdk/dist', 'sdk/docs', 'sdk/node_modules', 'examples/dist'])
    if (existsSync(name)) symlinkSync(resolve(name), join(place, name))
  // Before the first release is tagged, what stands now is what is promised.
  if (newestRelease() === undefined) must(node('scripts/openapi.ts', '--release', '1.0.0').status === 0, 'what partners rely on is kept')
  const checks = new Set(plants.map(({ check }) => check))
  for (const check of checks) must(passes(check), `${check} passes without a change`)
  for (const { name, file, from, to, check } of plants) {
    const path = join(place, file)
    const text = readFileSync(path, 'utf8')
    writeFileSync(
      path,
      text.replace(from, () => to),
    )
    must(!passes(check), `${name}: ${check} fails`)
    writeFileSync(path, text)
  }
} finally {
  git('worktree', 'remove', '--force', place)
  rmSync(resolve(place, '..'), { recursive: true, force: true })
}
