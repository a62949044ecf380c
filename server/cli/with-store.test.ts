import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { readConfig } from '../process/config.ts'
import { demoMember, openStore } from '../store/open-store.ts'
import { newDatabase } from '../testing/new-database.ts'
import { newFolder } from '../testing/new-folder.ts'
import { testIdKey } from '../testing/test-server.ts'
import { runCommand } from './main.ts'

const dataDir = newFolder()
const database = `Database: ${join(dataDir, 'gamalyze.sqlite')}`

const command = async (args: string[], settings: Record<string, string> = {}) => {
  const err: string[] = []
  const code = await runCommand(args, { out: () => {}, err: (line) => err.push(line), env: { DATA_DIR: dataDir, ...settings } })
  return { code, err }
}

test('a command says once which database it works on', async () => {
  expect(await command(['jobs', 'list'])).toEqual({ code: 0, err: [database, 'No job has failed.'] })
})

test('a backup to a folder that does not exist says so', async () => {
  expect(await command(['backup', '--to', join(dataDir, 'none', 'copy.sqlite')])).toEqual({
    code: 1,
    err: [database, `There is no folder ${join(dataDir, 'none')}`, expect.stringMatching(/\/docs\/settings$/)],
  })
})

test('a link for a member says that no console is set here', async () => {
  const { code, err } = await command(['member', 'add', '--provider', '--email', 'one@provider.example'])
  expect({ code, line: err[1] }).toEqual({ code: 0, line: expect.stringMatching(/^No console is configured here: .*CONSOLE_URL/) })
})

test('a command refuses a demo’s folder where it is to be production’s', async () => {
  writeFileSync(join(dataDir, 'demo.json'), '{}')
  expect(await command(['secret', 'create', '--operator', 'nfl'], { NODE_ENV: 'production' })).toEqual({
    code: 1,
    err: [database, expect.stringContaining('belongs to a demo'), expect.stringMatching(/\/docs\/settings$/)],
  })
})

test('in production the first live secret waits until the provider has a name; test secrets and later ones do not', async () => {
  const production = { NODE_ENV: 'production', DATA_DIR: join(dataDir, 'production') }
  const create = (kind: string, env: Record<string, string>, ...more: string[]) =>
    command([kind, 'create', '--operator', 'nfl', ...more], env)
  const refusal = 'Players would read gamalyze.example as the provider: write providerUrl, contactEmail, mailFrom into PROVIDER_FILE first.'
  expect((await create('secret', production, '--test')).code).toBe(0)
  for (const kind of ['secret', 'key'])
    expect(await create(kind, production)).toMatchObject({
      code: 1,
      err: [expect.stringMatching(/^Database: /), refusal, expect.anything()],
    })
  const file = join(dataDir, 'provider.json')
  writeFileSync(file, JSON.stringify({ providerUrl: 'https://p.example', contactEmail: 'a@p.example', mailFrom: 'a@p.example' }))
  expect((await create('secret', { ...production, PROVIDER_FILE: file })).code).toBe(0)
  expect((await create('key', production)).code).toBe(0)
})

test('in production a demo’s PostgreSQL is refused', async () => {
  const settings = { DATABASE_URL: await newDatabase(), ID_KEY: testIdKey }
  const store = await openStore(readConfig({ ...settings, NODE_ENV: 'test' }))
  await store.members.add({ email: demoMember, operator: undefined, role: 'owner', at: 1 })
  await store.close()
  const { code, err } = await command(['secret', 'create', '--operator', 'nfl'], settings)
  expect({ code, line: err[1] }).toEqual({ code: 1, line: expect.stringMatching(/^PostgreSQL .* belongs to a demo/) })
})

test.each([
  [
    ['member', 'add', '--operator', 'nfl', '--role', 'admin', '--email', 'a@b.example'],
    '--role is viewer, editor, owner, not "admin".',
    'errors/usage',
  ],
  [['member', 'add', '--operator', 'nfl'], '--email must be given.', 'errors/usage'],
  [['secret', 'create'], '--operator must be given.', 'errors/usage'],
  [['secret', 'make'], 'There is no "make" here; choose from create, list, revoke, pause, resume.', 'errors/usage'],
  [['operator', 'toString'], 'There is no "toString" here; choose from create, check, ', 'errors/usage'],
  [['secret', 'create', '--operater', 'nfl'], "Unknown option '--operater'", 'errors/usage'],
  [['webhook', 'add', '--operator', 'nfl'], '--url must be given.', 'errors/usage'],
  [['norms', 'build', 'x'], 'Too many arguments.', 'errors/usage'],
  [['jobs', 'drop', 'x!'], 'Give a fingerprint, or all.', 'errors/usage'],
  [['key', 'create', '--operator', 'nobody'], 'There is no operator "nobody"', 'docs/known-users'],
  [['secret'], 'Name an action: create, ', 'errors/usage'],
  [['nothing'], 'There is no command "nothing"; choose from audit, ', 'errors/usage'],
  [['sk_0123456789abcdefghijklmnopqrstuvwxyzABCDEFG'], 'There is no command "…"; choose from audit, ', 'errors/usage'],
  [['secret', 'a\u001b[31m'], 'There is no "…" here; choose from create, ', 'errors/usage'],
  [['key', 'list', '--no\u001b[31m'], "Unknown option '--no\ufffd[31m'.", 'errors/usage'],
  [['audit', '--operator', 'nfl', '--operator', 'spelro'], '--operator is given twice.', 'errors/usage'],
  [['secret', 'create', '--operator', 'nfl', '--test', '--test'], '--test is given twice.', 'errors/usage'],
  [['audit', '--json', '--json'], '--json is given twice.', 'errors/usage'],
  [['key', 'list', '--operator='], '--operator is empty.', 'errors/usage'],
  [['copy', '--from', 'my\nsql', '--to', 'sqlite'], '--from is sqlite, postgres, not "…".', 'errors/usage'],
])('%j says in one line what is wrong, and the address of its page last', async (args, words, page) => {
  const { code, err } = await command(args)
  expect(code).toBe(1)
  const [line, address, ...more] = err.filter((each) => each !== database)
  expect(line).toContain(words)
  expect(line).not.toContain('\n')
  expect(address).toMatch(new RegExp(`^http://.*/${page}$`))
  expect(more).toEqual([])
})
