import { afterAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import type { ServerOptions } from '../start-server.ts'
import { type ConsoleClient, memberIdOf, openConsoleClient, signedIn, tokenOf } from '../testing/console-client.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

const { askForLink, openLink, signIn, invite, inviteAgain, members, removeMember } = consoleCalls
const firefox = { 'user-agent': 'Mozilla/5.0 (Windows NT 10.0; rv:140.0) Gecko/20100101 Firefox/140.0' }
const nfl = { operator: 'nfl' }

/** ms that the servers' clock is ahead */
let clockOffset = 0
const catcher = await startMailCatcher()
const options: ServerOptions = { catcher, clock: () => Date.now() + clockOffset }
afterAll(() => catcher.close())
/** Newest first */
const mailsTo = (to: string) => catcher.list().filter((mail) => mail.to === to)
const tokensTo = (to: string) => mailsTo(to).map(({ text }) => tokenOf(/http\S+#token=\S+/.exec(text)?.[0] ?? ''))
const isMailed = (to: string, count: number) => expect.poll(() => mailsTo(to).length).toBe(count)

onSqliteFirst(
  'mailed links (rulings 41, 72)',
  (server) => {
    const browser = () => openConsoleClient(server().deps.consoleSite.url)
    const newMember = (email: string) => signedIn(server().deps, email, { operator: 'nfl', role: 'owner' })
    /** Asks for a link from a network. */
    const ask = (client: ConsoleClient, email: string, from: string, headers: Record<string, string> = {}) =>
      client.send('POST', askForLink.path, { email }, { 'x-forwarded-for': from, ...headers })
    const digitsOf = ({ body }: { body: unknown }) => (body as { digits: string }).digits
    const othersThan = (digits: string) => `${(Number(digits) + 1) % 1e6}`.padStart(6, '0')
    /** As many strangers as given, one after another, each with a browser of its own, from one network or from as many. */
    const strangers = async (count: number, email: string, from: (stranger: number) => string) => {
      const statuses: number[] = []
      for (let stranger = 0; stranger < count; stranger++) statuses.push((await ask(browser(), email, from(stranger))).status)
      return statuses
    }
    /** Addresses, and with them limits, are of one test. */
    const emailOf = (name: string) => `${name}-${server().url.split(':').at(-1)}@nfl.example`

    test('a link lets in the browser that asked, and another one with its digits, once; a press without them, as of a mail scanner, signs nobody in (ruling 72)', async () => {
      const email = emailOf('anywhere')
      await newMember(email)
      const mine = browser()
      const asking = await ask(mine, email, '192.0.2.1', firefox)
      expect(asking).toMatchObject({ status: 202, body: { digits: expect.stringMatching(/^\d{6}$/) } })
      await isMailed(email, 1)
      const [token = ''] = tokensTo(email)
      expect(mailsTo(email)[0]?.text).toContain('Firefox on Windows')
      expect(JSON.stringify(mailsTo(email))).not.toContain(digitsOf(asking))
      const firstReply = await mine.call(openLink, {}, { token })
      expect(firstReply).toMatchObject({ status: 200, body: { hint: 'a…@nfl.example' } })
      expect(firstReply.body).not.toHaveProperty('askedElsewhere')
      const phone = browser()
      const secondReply = await phone.call(openLink, {}, { token })
      expect(secondReply).toMatchObject({ status: 200, body: { askedElsewhere: { browser: 'Firefox on Windows' } } })
      const { askedElsewhere } = secondReply.body as { askedElsewhere: { at: string } }
      expect(Math.abs(Date.parse(askedElsewhere.at) - Date.now())).toBeLessThan(60_000)
      for (const wrong of [undefined, othersThan(digitsOf(asking))])
        expect(await phone.call(signIn, {}, { token, digits: wrong })).toMatchObject({ status: 403, body: { code: 'wrong_digits' } })
      expect([...phone.cookies.keys()]).toEqual(['__Host-gamalyze-browser'])
      expect(await phone.call(signIn, {}, { token, digits: digitsOf(asking) })).toMatchObject({ status: 200, body: { email } })
      expect(await mine.call(signIn, {}, { token })).toMatchObject({ status: 409, body: { code: 'link_used' } })

      await ask(mine, email, '192.0.2.1')
      await isMailed(email, 2)
      expect(await mine.call(signIn, {}, { token: tokensTo(email)[0] })).toMatchObject({ status: 200 })
    })

    test('five tries of the digits end a link for all browsers but the one that asked, and no other link (ruling 72)', async () => {
      const email = emailOf('guessed')
      await newMember(email)
      const mine = browser()
      const digits = digitsOf(await ask(mine, email, '192.0.2.8'))
      await isMailed(email, 1)
      await ask(mine, email, '192.0.2.8')
      await isMailed(email, 2)
      const [second = '', first = ''] = tokensTo(email)
      const guesses = Array.from({ length: 8 }, () => browser().call(signIn, {}, { token: first, digits: othersThan(digits) }))
      expect((await Promise.all(guesses)).map(({ status }) => status).sort()).toEqual([403, 403, 403, 403, 403, 410, 410, 410])
      expect(await browser().call(signIn, {}, { token: first, digits })).toMatchObject({ status: 410, body: { code: 'link_expired' } })
      expect(await browser().call(signIn, {}, { token: second, digits })).toMatchObject({ status: 200 })
      expect(await mine.call(signIn, {}, { token: first })).toMatchObject({ status: 200 })
    })

    test('a new request voids no earlier link; each has its own end (ruling 41)', async () => {
      const email = emailOf('several')
      await newMember(email)
      try {
        const shownDigits: string[] = []
        for (const count of [1, 2, 3]) {
          clockOffset = count * 60_000
          shownDigits.push(digitsOf(await ask(browser(), email, '192.0.2.2')))
          await isMailed(email, count)
        }
        const [third = '', second = '', first = ''] = tokensTo(email)
        // The digits of any asking, in any order.
        expect(await browser().call(signIn, {}, { token: first, digits: shownDigits[2] })).toMatchObject({ status: 200 })
        expect(await browser().call(signIn, {}, { token: third, digits: shownDigits[0] })).toMatchObject({ status: 200 })
        clockOffset = lifetimesMs.signInLink + 2 * 60_000
        expect(await browser().call(signIn, {}, { token: second, digits: shownDigits[1] })).toMatchObject({ status: 410 })
        // Digits end, too.
        clockOffset += 2 * lifetimesMs.signInLink
        await ask(browser(), email, '192.0.2.2')
        await isMailed(email, 4)
        const [fourth] = tokensTo(email)
        expect(await browser().call(signIn, {}, { token: fourth, digits: shownDigits[2] })).toMatchObject({ status: 403 })
      } finally {
        clockOffset = 0
      }
    })

    test('an unknown address gets the same reply and no mail, in a browser with and without a past', async () => {
      const email = emailOf('quiet')
      const owner = await newMember(email)
      for (const client of [browser(), owner]) {
        const unknown = await ask(client, emailOf('nobody'), '192.0.2.3')
        const replyToMember = await ask(client, email.toUpperCase(), '192.0.2.3')
        for (const { status, body } of [unknown, replyToMember])
          expect({ status, body }).toEqual({
            status: 202,
            body: { digits: expect.stringMatching(/^\d{6}$/), mails: expect.stringMatching(/\/mail$/) },
          })
        expect([...unknown.headers.keys()]).toEqual([...replyToMember.headers.keys()])
      }
      await isMailed(email, 2)
      expect(mailsTo(emailOf('nobody'))).toEqual([])
    })

    test('40 strangers of one household use up no link of a member, who asks elsewhere, or there in a browser signed in before (ruling 41)', async () => {
      const email = emailOf('one')
      const member = await newMember(email)
      // Whatever address of it they take.
      const from = (stranger: number) => `2001:db8:ffff:${stranger}::1`
      const statuses = await strangers(40, email, from)
      expect(statuses.filter((status) => status === 202)).toHaveLength(30)
      expect(await ask(browser(), emailOf('other'), from(41))).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      await isMailed(email, 10)
      const mine = browser()
      const digits = digitsOf(await ask(mine, email, '192.0.2.4'))
      await isMailed(email, 11)
      // Each of the strangers' links is in the member's mailbox, and works with the digits of the member's own asking.
      for (const token of tokensTo(email).slice(0, 3)) expect(await mine.call(signIn, {}, { token, digits })).toMatchObject({ status: 200 })
      expect(await ask(member, email, from(0))).toMatchObject({ status: 202 })
      await isMailed(email, 12)
      // For another address the same browser is a stranger.
      expect(await ask(member, emailOf('other'), from(0))).toMatchObject({ status: 429 })
    })

    test('an address gets thirty links a day, whoever asks: twenty for strangers of any network, ten for browsers signed in before (ruling 41)', async () => {
      const email = emailOf('many')
      const member = await newMember(email)
      const statuses = await strangers(40, email, (stranger) => `203.0.113.${stranger + 1}`)
      expect(new Set(statuses)).toEqual(new Set([202]))
      await isMailed(email, 20)
      // A new browser gets no mail any more, and lets its user in by one of the strangers' links.
      const mine = browser()
      const digits = digitsOf(await ask(mine, email, '192.0.2.55'))
      const ofStranger = tokensTo(email)[3]
      expect(await mine.call(signIn, {}, { token: ofStranger })).toMatchObject({ status: 403, body: { code: 'wrong_digits' } })
      expect(await mine.call(signIn, {}, { token: ofStranger, digits })).toMatchObject({ status: 200 })
      // Kept for this browser also while it is signed out.
      member.cookies.delete('__Host-gamalyze-console')
      for (let attempt = 1; attempt <= 10; attempt++) {
        expect(await ask(member, email, '203.0.113.1')).toMatchObject({ status: 202 })
        await isMailed(email, 20 + attempt)
      }
      expect(await ask(member, email, '203.0.113.1')).toMatchObject({ status: 202 })
      const [token = ''] = tokensTo(email)
      expect(await member.call(signIn, {}, { token })).toMatchObject({ status: 200 })
      expect(mailsTo(email)).toHaveLength(30)
      try {
        // A day later all of them are there again.
        clockOffset = 24 * 3600_000 + 1000
        await ask(browser(), email, '203.0.113.99')
        await isMailed(email, 31)
      } finally {
        clockOffset = 0
      }
    })

    test('a mail comes in the language of the console; an invitation is bound to no browser', async () => {
      const email = emailOf('sprache')
      const owner = await newMember(email)
      const digits = digitsOf(await ask(browser(), email, '192.0.2.6', { 'accept-language': 'de-AT,en;q=0.5' }))
      await isMailed(email, 1)
      expect(mailsTo(email)[0]).toMatchObject({ subject: 'In der Gamalyze-Konsole anmelden' })
      const [token = ''] = tokensTo(email)
      const german = { 'accept-language': 'de' }
      expect(await owner.send('POST', signIn.path, { token, digits }, german)).toMatchObject({ status: 200 })

      const guest = emailOf('new')
      expect(await owner.call(invite, nfl, { email: guest, role: 'viewer' })).toMatchObject({ status: 201 })
      expect(await owner.call(invite, nfl, { email: guest, role: 'viewer' })).toMatchObject({ status: 409 })
      await isMailed(guest, 1)
      expect(mailsTo(guest)[0]?.subject).toMatch(/^Sie können sich/)
      const [first = ''] = tokensTo(guest)
      const scanner = await browser().call(openLink, {}, { token: first })
      expect(scanner).toMatchObject({ status: 200 })
      expect(scanner.body).not.toHaveProperty('askedElsewhere')
      expect(await browser().call(signIn, {}, { token: first })).toMatchObject({ status: 200, body: { operators: [{ role: 'viewer' }] } })
    })

    test('a member is invited until the link ends, gets a new one, and is active once here', async () => {
      const member = await newMember(emailOf('inviter'))
      const stateOf = async (email: string, client = member) =>
        (await client.call(members, nfl)).body.members.find((each) => each.email === email)
      const email = emailOf('guest')
      const { id } = (await member.call(invite, nfl, { email, role: 'viewer' })).body
      expect(await stateOf(email)).toMatchObject({ state: 'invited', linkUntil: expect.any(String) })
      clockOffset = lifetimesMs.invitation + 60_000
      const later = await newMember(emailOf('inviter'))
      expect(await stateOf(email, later)).toMatchObject({ state: 'ended' })
      expect(await later.call(inviteAgain, { ...nfl, member: id })).toMatchObject({ status: 201, body: { state: 'invited' } })
      expect(mailsTo(email)).toHaveLength(2)
      clockOffset = 0
      const own = await stateOf(emailOf('inviter'))
      expect(own).toMatchObject({ state: 'active' })
      expect(await member.call(inviteAgain, { ...nfl, member: own?.id ?? 0 })).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(await member.call(inviteAgain, { ...nfl, member: 999_999 })).toMatchObject({ status: 404 })
    })

    test('a removed member’s browser is a stranger’s', async () => {
      const email = emailOf('left')
      const formerMember = await newMember(email)
      const owner = await newMember(emailOf('stays'))
      const { store } = server().deps
      await owner.call(removeMember, { ...nfl, member: await memberIdOf(owner, 'nfl', email) })
      await store.members.add({ email, operator: 'nfl', role: 'viewer', at: Date.now() })
      await strangers(25, email, (stranger) => `203.0.113.${100 + stranger}`)
      await isMailed(email, 20)
      expect(await ask(formerMember, email, '192.0.2.7')).toMatchObject({ status: 202 })
      const other = emailOf('stays')
      await ask(owner, other, '192.0.2.7')
      await isMailed(other, 1)
      expect(mailsTo(email)).toHaveLength(20)
    })
  },
  { CONSOLE_PORT: '0', TRUST_PROXY: '1' },
  options,
)
