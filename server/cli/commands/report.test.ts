import { generateKeyPairSync, verify } from 'node:crypto'
import { cpSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { beforeAll, expect, onTestFinished, test } from 'vitest'
import { publicKeys, signBytes, signerOf } from '../../keys/signing-key.ts'
import { readConfig } from '../../process/config.ts'
import { startServer } from '../../start-server.ts'
import { newFolder } from '../../testing/new-folder.ts'
import { findUaFailures, tableRoles } from '../../testing/pdf-ua.ts'
import { runHere, storeOf } from '../../testing/run-here.ts'
import { addGame, sampleDraws } from '../../testing/sample-draws.ts'

const folder = newFolder()
const env = { DATA_DIR: folder, PUBLIC_URL: 'http://127.0.0.1:1', PORT: '0', LOG_LEVEL: 'silent' }
const path = (name: string) => join(folder, name)

const report = (...args: string[]) => runHere(['report', ...args], env)
const read = (name: string) => JSON.parse(readFileSync(path(name), 'utf8'))

/** Two games of dk-label nfl in March and one that is begun in April, deleted in May; one of another operator. */
beforeAll(async () => {
  const store = await storeOf(env)
  const play = async (operator: string, cards: number, month: number, only?: 'a') => {
    const at = Date.UTC(2026, month - 1, 15)
    const { uid } = await addGame(store, { operator, at })
    await store.addDraws(sampleDraws(uid, cards, 3, only), at)
    return uid
  }
  await play('nfl', 80, 3)
  await play('nfl', 80, 3, 'a')
  await play('hc', 80, 3)
  await store.removeGame(await play('nfl', 1, 4), Date.UTC(2026, 4, 2))
  await store.close()
})

test('a half-year report counts by country, operator and month, and deletions in the month in which they were made', async () => {
  expect(await report('half-year', '--from', '2026-01-01', '--out', path('all.json'))).toMatchObject({ code: 0 })
  const { from, to, complete, rows, totals } = read('all.json')
  expect([from, to, complete]).toEqual(['2026-01-01', '2026-06-30', true])
  const nfl = rows.filter(({ operator }: { operator: string }) => operator === 'nfl')
  expect(nfl).toMatchObject([
    { month: '2026-03', started: 2, completed: 2, refused_one_deck: 1, deleted_started: 0 },
    { month: '2026-04', started: 1, completed: 0, deleted_started: 0 },
    { month: '2026-05', started: 0, completed: 0, deleted_started: 1, deleted_completed: 0 },
  ])
  expect(totals).toMatchObject({ started: 4, completed: 3, refused_one_deck: 1, deleted_started: 1, help_opened_at_least: 0 })
  await report('half-year', '--from', '2026-01-01', '--operator', 'HC', '--out', path('hc.json'))
  expect(read('hc.json').totals).toMatchObject({ started: 1 })
  await report('half-year', '--from', '2026-01-01', '--country', 'ZZ', '--out', path('none.json'))
  expect(read('none.json').rows).toEqual([])
  await report('half-year', '--from', '2026-01-01', '--as', 'csv', '--out', path('all.csv'))
  expect(readFileSync(path('all.csv'), 'utf8').split('\r\n').at(-2)).toBe('all,all,all,4,3,1,0,1,0,0')
})

test('a signed report verifies offline by a kept key, and a changed one does not', async () => {
  expect(await report('half-year', '--from', '2026-01-01', '--sign', '--out', path('signed.json'))).toMatchObject({
    code: 0,
    out: `${path('signed.json')}\n${path('signed.json.sig')}`,
  })
  const signed = [path('signed.json'), path('signed.json.sig')]
  expect(await report('verify', ...signed)).toMatchObject({ code: 0, out: expect.stringContaining('is unchanged') })

  const server = await startServer(readConfig(env))
  const keys = await (await fetch(`${server.url}/.well-known/gamalyze-keys.json`)).text()
  const securityTxt = await (await fetch(`${server.url}/.well-known/security.txt`)).text()
  await server.close()
  expect(securityTxt).toMatch(/^Contact: mailto:\S+\nExpires: \d{4}-\d\d-\d\dT00:00:00\.000Z\n/)
  // By Node's own verification, without code of ours.
  const [{ kty, crv, x }] = JSON.parse(keys).keys
  const bytes = readFileSync(path('signed.json'))
  expect(verify(null, bytes, { key: { kty, crv, x }, format: 'jwk' }, readFileSync(path('signed.json.sig')))).toBe(true)

  writeFileSync(path('keys.json'), keys)
  // A machine that shares the installation key and no folder signs alike, and what 1.0.0 signed is verified by its own key.
  const { privateKey } = generateKeyPairSync('ed25519')
  const elsewhere = newFolder(onTestFinished)
  cpSync(path('id.key'), join(elsewhere, 'id.key'))
  writeFileSync(join(elsewhere, 'signing.key'), String(privateKey.export({ type: 'pkcs8', format: 'pem' })))
  const [present, former, ...others] = publicKeys(readConfig({ ...env, DATA_DIR: elsewhere }))
  expect({ present: present?.x, others }).toEqual({ present: x, others: [] })
  expect(former && signerOf(bytes, signBytes(bytes, privateKey), [former])).toBe(former?.kid)
  expect(await report('verify', ...signed, '--keys', path('keys.json'))).toMatchObject({ code: 0 })
  writeFileSync(path('signed.json'), String(bytes).replace('"started": 4', '"started": 5'))
  expect(await report('verify', ...signed, '--keys', path('keys.json'))).toMatchObject({
    code: 1,
    err: expect.stringContaining('was changed'),
  })
  // The installation key is another one since.
  const other = { ...env, ID_KEY: Buffer.alloc(32, 'other').toString('base64') }
  const { code, err } = await runHere(['report', 'verify', ...signed], other)
  expect({ code, err }).toEqual({ code: 1, err: expect.stringContaining('If its key is gone') })
})

test('the report as PDF is PDF/UA-1 with its tables', async () => {
  expect(await report('half-year', '--from', '2026-01-01', '--as', 'pdf', '--out', path('all.pdf'))).toMatchObject({ code: 0 })
  expect(await findUaFailures(readFileSync(path('all.pdf')), tableRoles)).toEqual([])
})

test.each([
  [['half-year', '--from', '2026-01-01', '--out', '/proc/x'], '/proc/x cannot be written (E'],
  [['half-year', '--out', 'x'], 'first day of a month'],
  [['half-year', '--from', '2026-01-02', '--out', 'x'], 'first day of a month'],
  [['half-year', '--from', '2026-13-01', '--out', 'x'], 'first day of a month'],
  [['half-year', '--from', '2026-01-01'], '--out must be given'],
  [['half-year', '--from', '2026-01-01', '--out', 'x', '--as', 'xls'], '--as is json, csv, pdf, not'],
  [['half-year', '--from', '2026-01-01', '--out', 'x', '--country', 'dk'], 'country code in capitals'],
  [['half-year', '--from', '2026-01-01', '--out', 'x', '--operator', 'nobody-at-all'], 'There is no operator'],
  [['verify', 'x'], 'FILE.sig must be given'],
  [['verify', '/none/x', '/none/x.sig'], 'cannot be read'],
  [['yearly'], 'There is no "yearly" here'],
])('report %j is refused with words', async (args, words) => {
  expect(await report(...args)).toMatchObject({ code: 1, out: '', err: expect.stringContaining(words) })
})
