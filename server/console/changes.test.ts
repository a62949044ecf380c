import { afterAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { logKinds } from '../../contract/console/log-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { isoDay } from '../process/time.ts'
import type { ServerOptions } from '../start-server.ts'
import { type ConsoleClient, memberIdOf, openConsoleClient, signedIn, tokenOf } from '../testing/console-client.ts'
import { makePng } from '../testing/png.ts'
import { openRawDatabase, type RawDatabase } from '../testing/raw-database.ts'
import { onBothEngines } from '../testing/test-server.ts'
import { startReceiver } from '../testing/webhook-receiver.ts'
import { makeLink } from './links.ts'
import { runUpkeep } from './upkeep.ts'

const at = { operator: 'nfl' }

/** Calls of the console that cause no audit entry. */
const quiet = ['askForLink', 'openLink', 'checkLook', 'checkFile', 'checkText', 'testEndpoint', 'replayDelivery', 'inviteTo']
const changing = Object.entries(consoleCalls).flatMap(([name, { method, role }]) =>
  method !== 'GET' && role !== 'page' && !quiet.includes(name) ? [name] : [],
)

/** Everything that members can change, and the audit log. */
const tables = [
  'consoleMember',
  'consoleLink',
  'consoleSession',
  'consoleBrowser',
  'ownerNotice',
  'secret',
  'serverKey',
  'operatorSetting',
  'webhookEndpoint',
  'webhookDelivery',
  'lookVersion',
  'lookDraft',
  'lookBlob',
  'lookFile',
  'audit',
]
const everything = async (db: RawDatabase): Promise<string> => {
  const rows: unknown[] = []
  for (const table of tables) rows.push([table, await db.rows(`select * from "${table}" order by 1, 2`)])
  return JSON.stringify(rows, (key, value) => (key === 'lastSeen' ? undefined : value))
}

/** Breaks the database while an audit entry is being written: on PostgreSQL the connection is terminated. */
const breakLog = (db: RawDatabase): Promise<void> =>
  db.run(
    db.isSqlite
      ? "create trigger away before insert on audit begin select raise(rollback, 'away'); end"
      : `create or replace function away() returns trigger language plpgsql as
           $$ begin perform pg_terminate_backend(pg_backend_pid()); return new; end $$;
         create trigger away before insert on audit for each row execute function away()`,
  )
const mendLog = (db: RawDatabase): Promise<void> => db.run(db.isSqlite ? 'drop trigger away' : 'drop trigger away on audit')

const catcher = await startMailCatcher()
const options: ServerOptions = { catcher }
afterAll(() => catcher.close())

onBothEngines(
  'changes in the console and the audit log',
  (server) => {
    const owner = () => signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })

    test('every change is audited; if the log cannot be written it is rolled back, and the published label stays as it was (issue 16)', async () => {
      const { deps } = server()
      const db = await openRawDatabase(server())
      const receiver = await startReceiver()
      try {
        const member = await owner()
        const provider = await signedIn(deps, 'all@provider.example')
        await deps.store.members.add({ email: 'second@nfl.example', operator: 'nfl', role: 'editor', at: 1 })
        const second = await memberIdOf(member, 'nfl', 'second@nfl.example')
        const link = tokenOf(
          await makeLink(deps.store, deps.consoleSite.url, { email: 'second@nfl.example', expiresAt: Date.now() + lifetimesMs.signInLink }),
        )
        const visitor = openConsoleClient(deps.consoleSite.url)
        await visitor.call(consoleCalls.openLink, {}, { token: link })
        const newKey = async () => (await member.call(consoleCalls.addKey, at, { kind: 'page', name: 'Website' })).body.key.fingerprint
        const [rotatedKey, revokedKey] = [await newKey(), await newKey()]
        const { url } = receiver
        const endpoint = (await member.call(consoleCalls.addEndpoint, at, { url })).body.endpoint.id
        const other = await owner()

        const triedCalls: string[] = []
        const lastEntry = async () => Number(((await db.rows('select max(id) as id from audit')) as { id: number }[])[0]?.id)
        /** Makes a call while the log is broken, and again after it is repaired, which succeeds. */
        const failThenRepeat = async <Name extends keyof typeof consoleCalls>(
          client: ConsoleClient,
          name: Name,
          ...rest: [values?: Record<string, string | number>, body?: unknown]
        ) => {
          triedCalls.push(name)
          const call = () => client.call(consoleCalls[name], ...rest)
          // Otherwise a pass of the server's own changes them meanwhile.
          await expect.poll(() => runUpkeep(deps).then(() => db.rows('select id from "ownerNotice"'))).toEqual([])
          const stateBefore = await everything(db)
          const cookies = [...client.cookies]
          await breakLog(db)
          const failedReply = await call()
          await mendLog(db)
          expect(`${name} ${failedReply.status}`).toBe(`${name} ${db.isSqlite ? 500 : 503}`)
          expect(await everything(db), name).toBe(stateBefore)
          for (const [cookie, value] of cookies) client.cookies.set(cookie, value)
          const entryBefore = await lastEntry()
          let repeatedReply = await call()
          // The pool replaces the terminated connection, which on a busy machine may take longer than a call waits.
          while (repeatedReply.status === 503) repeatedReply = await call()
          expect(repeatedReply.status, `${name} ${JSON.stringify(repeatedReply.body)}`).toBeLessThan(300)
          expect(await lastEntry(), name).toBeGreaterThan(entryBefore)
          return repeatedReply.body
        }
        const theme = async () => String((await server().call('GET', '/operators/nfl/theme.css')).body)
        const publishedTheme = await theme()

        await failThenRepeat(member, 'addKey', at, { kind: 'server', name: 'Accounts' })
        await failThenRepeat(member, 'rotateKey', { ...at, fingerprint: rotatedKey }, { overlapHours: 24 })
        await failThenRepeat(member, 'revokeKey', { ...at, fingerprint: revokedKey })
        await failThenRepeat(member, 'addEndpoint', at, { url })
        const ofEndpoint = { ...at, endpoint }
        for (const change of [{ events: ['game.completed'] }, { on: false }, { on: true }])
          await failThenRepeat(member, 'changeEndpoint', ofEndpoint, change)
        await failThenRepeat(member, 'rotateEndpoint', ofEndpoint)
        await failThenRepeat(member, 'replayEndpoint', ofEndpoint, { since: '2026-01-01T00:00:00Z' })
        await failThenRepeat(member, 'removeEndpoint', ofEndpoint)

        await failThenRepeat(member, 'takeOver', at)
        const start = { from: 'colour', colour: '#a3261f', name: 'Red' }
        const newDraft = await failThenRepeat(member, 'addDraft', at, { name: 'Red', start })
        const draft = { ...at, draft: newDraft.id }
        const study = { id: 'retest', until: isoDay(deps.clock()) }
        const operator = { ...newDraft.operator, study: { ...study, coachingPopups: false } }
        await failThenRepeat(member, 'saveDraft', draft, { revision: 1, name: 'Redder', operator })
        await failThenRepeat(member, 'putFile', { ...draft, file: 'mark.png' }, { revision: 2, data: makePng(1, 1).toString('base64') })
        expect(await theme()).toBe(publishedTheme)
        await failThenRepeat(member, 'publish', draft, { revision: 3, note: '' })
        // At once, or a second later if the database was away for that poll.
        await expect.poll(theme).not.toBe(publishedTheme)
        await failThenRepeat(provider, 'setStudy', at, { ...study, allowed: true })
        await failThenRepeat(member, 'rollBack', { ...at, version: 1 }, { note: '' })
        await expect.poll(theme).toBe(publishedTheme)
        await failThenRepeat(member, 'savePage', at, { origins: ['https://www.nfl.example'], previewOrigins: [] })
        const { files } = (await member.call(consoleCalls.exportFolder, at)).body
        const importedDraft = await failThenRepeat(member, 'importFolder', at, { name: 'Back', files })
        await failThenRepeat(member, 'removeDraft', { ...at, draft: importedDraft.id })

        await failThenRepeat(member, 'invite', at, { email: 'new@nfl.example', role: 'viewer' })
        await failThenRepeat(member, 'inviteAgain', { ...at, member: await memberIdOf(member, 'nfl', 'new@nfl.example') })
        await failThenRepeat(member, 'changeRole', { ...at, member: second }, { role: 'viewer' })
        await failThenRepeat(visitor, 'signIn', {}, { token: link })
        await failThenRepeat(member, 'removeMember', { ...at, member: second })
        await failThenRepeat(provider, 'actFor', at)
        await failThenRepeat(provider, 'setUserIds', at, { userIds: 'open' })
        await failThenRepeat(provider, 'addOperator', {}, { id: 'harbour', name: 'Harbour', colour: '#1f4e79', language: 'eng' })
        await failThenRepeat(provider, 'stopActing')
        const { sessions } = (await other.call(consoleCalls.signIns)).body
        await failThenRepeat(other, 'endSignIn', { id: sessions.find(({ here }) => !here)?.id ?? '' })
        await owner()
        await failThenRepeat(other, 'endOtherSignIns')
        await failThenRepeat(other, 'signOut')
        expect([...new Set(triedCalls)].sort()).toEqual(changing.sort())
      } finally {
        receiver.close()
        await db.close()
      }
    })

    test('the log is narrowed by kind, actor, words and days, and so is its CSV, in which nothing is computed', async () => {
      const { log, logCsv, addKey } = consoleCalls
      const spelro = { operator: 'spelro' }
      const member = await signedIn(server().deps, 'owner@spelro.example', { ...spelro, role: 'owner' })
      await member.call(addKey, spelro, { kind: 'test', name: '=1+1' })
      await member.call(addKey, spelro, { kind: 'test', name: '100%_a' })
      const namesOf = async (query: Record<string, string>) =>
        (await member.call(log, spelro, undefined, query)).body.entries.map(({ what }) => what)
      expect(await namesOf({ kinds: 'keys' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ kinds: 'keys,people', find: '100%_A' })).toEqual(['key.created'])
      expect(await namesOf({ find: '%%%%' })).toEqual([])
      expect(await namesOf({ to: '2026-01-01' })).toEqual([])
      expect(await namesOf({ kinds: 'keys', who: 'owner@spelro.example' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ who: 'owner%' })).toEqual([])
      expect((await member.call(log, spelro, undefined, { who: 'nobody' })).body).toMatchObject({
        entries: [],
        actors: expect.arrayContaining(['owner@spelro.example']),
      })
      for (const query of [{ kinds: 'all' }, { kinds: '' }, { from: 'yesterday' }, { find: '' }] as Record<string, string>[])
        expect(await member.call(log, spelro, undefined, query)).toMatchObject({ status: 400 })
      for (const start of Object.values(logKinds).flat())
        await server().deps.store.audit.add({ at: Date.now(), actor: 'each kind', action: `${start}x`, operator: 'spelro', subject: 'x' })
      expect(await namesOf({ kinds: Object.keys(logKinds).join(), who: 'each kind' })).toHaveLength(Object.values(logKinds).flat().length)
      const csv = String((await member.call(logCsv, spelro, undefined, { kinds: 'keys', who: 'owner@spelro.example' })).body).split('\r\n')
      expect(csv).toHaveLength(4)
      expect(csv[0]).toBe('at,who,what,subject')
      expect(csv.join()).not.toMatch(/,"?=/)
    })

    test('nothing is published while another process holds the lock, and players see the label as it was (issue 16)', async () => {
      const db = await openRawDatabase(server())
      try {
        // PostgreSQL has no database-wide lock; a lost connection is tested above.
        if (!db.isSqlite) return
        const theme = async () => String((await server().call('GET', '/operators/spelro/theme.css')).body)
        const editor = await signedIn(server().deps, 'owner@spelro.example', { operator: 'spelro', role: 'owner' })
        const spelro = { operator: 'spelro' }
        await editor.call(consoleCalls.takeOver, spelro)
        const start = { from: 'colour', colour: '#a3261f', name: 'Spelro' }
        const { id } = (await editor.call(consoleCalls.addDraft, spelro, { name: 'Red', start })).body
        const publish = () => editor.call(consoleCalls.publish, { ...spelro, draft: id }, { revision: 1, note: '' })
        const themeBefore = await theme()
        await db.run('begin immediate')
        const reply = await publish()
        expect(reply).toMatchObject({ status: 503, body: { code: 'unavailable' } })
        expect(await theme()).toBe(themeBefore)
        await db.run('rollback')
        expect((await editor.call(consoleCalls.versions, spelro)).body.versions).toHaveLength(1)
        expect(await publish()).toMatchObject({ status: 201, body: { number: 2 } })
        await expect.poll(theme).not.toBe(themeBefore)
      } finally {
        await db.close()
      }
    })
  },
  { CONSOLE_PORT: '0' },
  options,
)
