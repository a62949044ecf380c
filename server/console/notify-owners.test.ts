import { afterAll, beforeAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { OperatorState } from '../../contract/operator-state.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import type { MailCatcher } from '../mail/catcher.ts'
import { createMailer, type Mailer } from '../mail/mailer.ts'
import type { Mail, SendOutcome } from '../mail/transport.ts'
import { type ConsoleClient, memberIdOf, signedIn } from '../testing/console-client.ts'
import { passTime } from '../testing/pass-time.ts'
import { runHere } from '../testing/run-here.ts'
import { onSqliteFirst, testIdKey } from '../testing/test-server.ts'
import { runUpkeep } from './upkeep.ts'

const { invite, changeRole, addKey, rotateKey, addEndpoint, changeEndpoint, rotateEndpoint, removeMember } = consoleCalls
const at = { operator: 'nfl' }
const minute = 60_000
const hour = 60 * minute

// The servers have no mail, so that their own maintenance leaves all of it to the test's.
let catcher: MailCatcher
let mailer: Mailer
beforeAll(async () => {
  catcher = await startMailCatcher()
  mailer = createMailer({ smtpUrl: catcher.smtpUrl, from: 'console@gamalyze.example', log: { warn() {} } })
})
afterAll(async () => {
  await mailer?.close()
  await catcher?.close()
})

onSqliteFirst(
  'mails to owners about new access (ruling 44)',
  (server) => {
    let owner: ConsoleClient
    let since = 0
    beforeAll(async () => {
      owner = await signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
      await signedIn(server().deps, 'partner@nfl.example', { operator: 'nfl', role: 'owner' })
      for (const role of ['editor', 'viewer'] as const) await signedIn(server().deps, `${role}@nfl.example`, { operator: 'nfl', role })
      await signedIn(server().deps, 'foreign@vegaslegends.example', { operator: 'vegaslegends', role: 'owner' })
      await signedIn(server().deps, 'you@provider.example')
      since = catcher.list()[0]?.number ?? 0
    })
    /** Mails since the last time, oldest first: recipients and texts. */
    const newMails = () => {
      const mails = catcher.list().filter(({ number }) => number > since)
      since = catcher.list()[0]?.number ?? since
      return mails.reverse()
    }
    const upkeep = (later = 0, more: object = {}) =>
      runUpkeep({ ...server().deps, catcher, mailer, clock: () => Date.now() + later, ...more })
    const cli = async (...args: string[]) => {
      const { dataDir, publicUrl, databaseUrl } = server().deps.config
      const database = databaseUrl && { DATABASE_URL: databaseUrl, ID_KEY: testIdKey }
      const { code, out } = await runHere(args, { DATA_DIR: dataDir, PUBLIC_URL: publicUrl, ...database })
      expect(code).toBe(0)
      return out
    }

    test('each owner is told of every new owner, key and endpoint, by whom and what to do; without secrets or a link that signs in', async () => {
      await owner.call(invite, at, { email: 'third@nfl.example', role: 'owner' })
      await owner.call(invite, at, { email: 'helper@nfl.example', role: 'viewer' })
      const { key, value } = (await owner.call(addKey, at, { kind: 'server', name: 'CRM' })).body
      const { body: rotation } = await owner.call(rotateKey, { ...at, fingerprint: key.fingerprint }, { overlapHours: 24 })
      const { body: addition } = await owner.call(addEndpoint, at, { url: 'http://127.0.0.1:9/one' })
      const { id: endpoint } = addition.endpoint
      await owner.call(changeEndpoint, { ...at, endpoint }, { url: 'http://127.0.0.2:9/two' })
      // The same address again, and other events, are no news.
      await owner.call(changeEndpoint, { ...at, endpoint }, { url: 'http://127.0.0.2:9/two', events: ['game.completed'] })
      const { body: rotatedAgain } = await owner.call(rotateEndpoint, { ...at, endpoint })
      const editor = await memberIdOf(owner, 'nfl', 'editor@nfl.example')
      await owner.call(changeRole, { ...at, member: editor }, { role: 'owner' })
      await owner.call(changeRole, { ...at, member: editor }, { role: 'editor' })
      newMails()

      await upkeep()
      const mails = newMails()
      // One mail for each owner, whatever happened; the new one is told about what came after it.
      expect(mails.map(({ to }) => to).sort()).toEqual(['owner@nfl.example', 'partner@nfl.example', 'third@nfl.example'])
      const text = mails.find(({ to }) => to === 'partner@nfl.example')?.text ?? ''
      const news = text.split('\n\n').filter((line) => / UTC\.$/.test(line))
      expect(news.map((line) => line.replace(/ By an owner, .*/, ''))).toEqual([
        'New owner: third@nfl.example, owner.',
        `New key: ${key.fingerprint}, server, “CRM”.`,
        `New key replacing another: ${key.fingerprint} to ${rotation.key.fingerprint}, 24 h.`,
        `New webhook endpoint: ${endpoint}, 127.0.0.1:9.`,
        `Webhook endpoint with a new address: ${endpoint}, 127.0.0.2:9.`,
        `Webhook endpoint with a new signing secret: ${endpoint}, 127.0.0.2:9.`,
        'New owner: editor@nfl.example, owner.',
      ])
      expect(mails.find(({ to }) => to === 'third@nfl.example')?.text).not.toContain('New owner: third')
      for (const mail of mails) {
        for (const secret of [value, rotation.value, addition.secret, rotatedAgain.secret, 'token=', '/one', '/two'])
          expect(mail.html + mail.text).not.toContain(secret)
        expect(mail.text).toContain('If not, sign in')
        expect(mail.text).toContain(`${server().deps.consoleSite.url}/o/nfl/log`)
        expect(mail.text).not.toContain('By owner@')
      }
      await upkeep(hour)
      expect(newMails()).toEqual([])
    })

    test('the server reports what the command line did; each owner reads it in their language', async () => {
      const { store } = server().deps
      const [session] = await store.members.listSessions('partner@nfl.example', Date.now())
      await store.members.seeSession(session?.hash ?? '', 'partner@nfl.example', Date.now(), 'ger')
      const values = [
        await cli('secret', 'create', '--operator', 'nfl'),
        await cli('key', 'create', '--operator', 'nfl', '--name', 'CRM'),
        await cli('webhook', 'add', '--operator', 'nfl', '--url', 'http://127.0.0.1:9/cli'),
        await cli('member', 'add', '--operator', 'nfl', '--email', 'new@nfl.example'),
      ]
      await cli('member', 'add', '--operator', 'nfl', '--role', 'viewer', '--email', 'looks@nfl.example')
      await cli('member', 'add', '--provider', '--email', 'more@provider.example')
      await upkeep()
      const mails = newMails()
      expect(mails.map(({ to }) => to).sort()).toEqual(['owner@nfl.example', 'partner@nfl.example', 'third@nfl.example'])
      const [mail] = mails.filter(({ to }) => to === 'owner@nfl.example')
      expect(mail?.text.match(/By the provider’s command line/g)).toHaveLength(4)
      for (const value of values) expect(mail?.text).not.toContain(value)
      expect(mails.find(({ to }) => to === 'partner@nfl.example')).toMatchObject({
        subject: 'Neuer Zugang zu NFL in der Gamalyze-Konsole',
        text: expect.stringContaining('Neuer Schlüssel: '),
      })
    })

    test('a mail server that fails stops no call; the mail follows, also to an owner who was removed since, and is given up after days of a clock that does not jump (ruling 60)', async () => {
      const outcomes: SendOutcome[] = ['failed', 'failed', 'failed', 'failed', 'sent', 'sent', 'sent', 'rejected']
      const triedAddresses: string[] = []
      const mailer = {
        send: async (mail: Mail) => outcomes[triedAddresses.push(mail.to.address) - 1] ?? ('failed' as const),
        close: async () => {},
      }
      expect(await owner.call(addKey, at, { kind: 'test', name: 'one' })).toMatchObject({ status: 201 })
      await owner.call(removeMember, { ...at, member: await memberIdOf(owner, 'nfl', 'partner@nfl.example') })
      await upkeep(0, { mailer })
      expect(triedAddresses.sort()).toEqual(['new', 'owner', 'partner', 'third'].map((name) => `${name}@nfl.example`))
      // Not at once again.
      await upkeep(30_000, { mailer })
      expect(triedAddresses).toHaveLength(4)
      await upkeep(2 * minute, { mailer })
      expect(triedAddresses).toHaveLength(8)
      // An address that is refused for good is not tried again.
      await upkeep(4 * hour, { mailer })
      expect(triedAddresses).toHaveLength(8)

      await owner.call(addKey, at, { kind: 'test', name: 'two' })
      await upkeep(0, { mailer })
      expect(triedAddresses).toHaveLength(11)
      // The clock has jumped: whether days have passed is not sure.
      await upkeep(4 * 24 * hour, { mailer })
      expect(triedAddresses).toHaveLength(14)
      await passTime(server().store, Date.now() + 6 * 24 * hour)
      await upkeep(6 * 24 * hour, { mailer })
      expect(triedAddresses).toHaveLength(17)
      await upkeep(7 * 24 * hour, { mailer })
      expect(triedAddresses).toHaveLength(17)
    })

    test('one of two processes sends at the same moment; a process without a mail server leaves it to others', async () => {
      newMails()
      await owner.call(addKey, at, { kind: 'page', name: 'Website' })
      await upkeep(0, { catcher: undefined })
      expect(newMails()).toEqual([])
      await Promise.all([upkeep(), upkeep(), upkeep()])
      expect(
        newMails()
          .map(({ to }) => to)
          .sort(),
      ).toEqual(['new@nfl.example', 'owner@nfl.example', 'third@nfl.example'])
    })

    test('of a label that is paused owners are mailed once it is resumed, of one that has ended not at all (ruling 61)', async () => {
      newMails()
      const set = (state: OperatorState) => server().store.operatorSettings.setState('nfl', state, Date.now())
      const mailsAfter = async (days: number) => {
        await upkeep(days * 24 * hour)
        return newMails().length
      }
      await set('paused')
      await cli('key', 'create', '--operator', 'nfl', '--name', 'while paused')
      expect([await mailsAfter(0), await mailsAfter(1), await mailsAfter(5)]).toEqual([0, 0, 0])
      await set('live')
      expect(await mailsAfter(6)).toBe(3)
      await cli('key', 'create', '--operator', 'nfl', '--name', 'before the end')
      await set('ended')
      expect(await mailsAfter(6)).toBe(0)
      await set('live')
      expect(await mailsAfter(7)).toBe(0)
    })

    test('many changes make one mail that lists the first of them', async () => {
      newMails()
      for (let index = 0; index < 25; index++) await owner.call(addKey, at, { kind: 'test', name: `key ${index}` })
      await upkeep()
      const mails = newMails()
      expect(mails).toHaveLength(3)
      expect(mails[0]?.text).toContain('key 19')
      expect(mails[0]?.text).not.toContain('key 20')
      expect(mails[0]?.text).toContain('And 5 more')
    })
  },
  { CONSOLE_PORT: '0' },
)
