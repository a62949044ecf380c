import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, expect, test } from 'vitest'
import { runCommand } from './main.ts'

const dataDir = mkdtempSync(join(tmpdir(), 'gamalyze-with-store-'))
afterAll(() => rmSync(dataDir, { recursive: true, force: true }))
const database = `Database: ${join(dataDir, 'gamalyze.sqlite')}`

const command = async (args: string[], settings: Record<string, string> = {}) => {
  const err: string[] = []
  const code = await runCommand(args, { out: () => {}, err: (line) => err.push(line), env: { DATA_DIR: dataDir, ...settings } })
  return { code, err }
}

test('a command says once which database it works on', async () => {
  expect(await command(['jobs', 'list'])).toEqual({ code: 0, err: [database, 'No job is set aside.'] })
})

test('a backup to a folder that does not exist says so', async () => {
  expect(await command(['backup', '--to', join(dataDir, 'none', 'copy.sqlite')])).toEqual({
    code: 1,
    err: [database, `There is no folder ${join(dataDir, 'none')}`],
  })
})

test('a link for a member says that no console is set here', async () => {
  const { code, err } = await command(['member', 'add', '--provider', '--email', 'one@provider.example'])
  expect({ code, line: err[1] }).toEqual({ code: 0, line: expect.stringMatching(/^No console is set here: .*CONSOLE_URL/) })
})

test('in production a command refuses a demo’s folder', async () => {
  writeFileSync(join(dataDir, 'demo.json'), '{}')
  expect(await command(['secret', 'create', '--operator', 'nfl'], { NODE_ENV: 'production' })).toEqual({
    code: 1,
    err: [database, expect.stringContaining('is a demo')],
  })
})
