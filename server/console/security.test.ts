import { request } from 'node:http'
import { afterAll, expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import type { Me } from '../../contract/console/session-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import type { ServerOptions } from '../start-server.ts'
import { cookiesOf, memberIdOf, openConsoleClient, signedIn, tokenOf } from '../testing/console-client.ts'
import { onSqliteFirst } from '../testing/test-server.ts'
import { makeLink } from './links.ts'

const { askForLink, signIn, me, members, removeMember, changeRole, signIns } = consoleCalls
const nfl = { operator: 'nfl' }
const minute = 60_000
const hour = 60 * minute

/** ms that the servers' clock is ahead */
let clockOffset = 0
const catcher = await startMailCatcher()
const options: ServerOptions = { catcher, clock: () => Date.now() + clockOffset }
afterAll(() => catcher.close())
const mails = (to: string) => catcher.list().filter((mail) => mail.to === to)

/** A raw request as no browser makes it, with any headers and body length; returns its status, or that the connection was closed early. */
const send = (
  url: string,
  method: string,
  headers: Record<string, string>,
  body: (write: (part: Buffer) => void) => void,
): Promise<number | 'closed'> =>
  new Promise((resolve) => {
    const outgoing = request(url, { method, headers })
    const end = (outcome: number | 'closed') => {
      resolve(outcome)
      outgoing.destroy()
    }
    outgoing.on('response', ({ statusCode = 0 }) => end(statusCode))
    outgoing.on('error', () => end('closed'))
    outgoing.flushHeaders()
    body((part) => outgoing.write(part))
  })

onSqliteFirst(
  'the console’s doors',
  (server) => {
    const newMember = (email: string, role: 'owner' | 'viewer' = 'owner') => signedIn(server().deps, email, { operator: 'nfl', role })
    const consoleUrl = () => server().deps.consoleSite.url

    test('a session ends twelve hours after it began, however much it is used (ASVS 7.3.1, 7.3.2)', async () => {
      const member = await newMember('long@nfl.example')
      const { expiresAt } = (await member.call(me)).body as Me
      for (const hours of [1, 6, 11.99]) {
        clockOffset = hours * hour
        expect(await member.call(me)).toMatchObject({ status: 200, body: { expiresAt } })
      }
      clockOffset = 12 * hour
      expect(await member.call(me)).toMatchObject({ status: 204 })
      expect(await member.call(signIns)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      expect((await (await newMember('long@nfl.example')).call(signIns)).body).toMatchObject({ sessions: [{ here: true }] })
      clockOffset = 0
    })

    test('signing in again ends this browser’s previous session, and no other (ASVS 7.2.4)', async () => {
      const { deps } = server()
      const email = 'again@nfl.example'
      const elsewhere = await newMember(email)
      const member = await newMember(email)
      const cookiesBefore = new Map(member.cookies)
      const token = tokenOf(await makeLink(deps.store, consoleUrl(), { email, expiresAt: deps.clock() + lifetimesMs.signInLink }))
      expect(await member.call(signIn, {}, { token })).toMatchObject({ status: 200 })
      expect(member.cookies.get('__Host-gamalyze-console')).not.toBe(cookiesBefore.get('__Host-gamalyze-console'))
      expect({ here: (await member.call(me)).status, elsewhere: (await elsewhere.call(me)).status }).toEqual({ here: 200, elsewhere: 200 })
      member.cookies.set('__Host-gamalyze-console', cookiesBefore.get('__Host-gamalyze-console') ?? '')
      expect(await member.call(me)).toMatchObject({ status: 204 })
    })

    test('a mailed link expires when its time is over, and points to the console whatever the Host header of the request (ASVS 6.5.5)', async () => {
      await newMember('late@nfl.example')
      const forgedHeaders = { host: 'evil.example', 'x-forwarded-host': 'evil.example', forwarded: 'host=evil.example' }
      const client = openConsoleClient(consoleUrl())
      const mailCount = mails('late@nfl.example').length
      const another = (count: number) => expect.poll(() => mails('late@nfl.example').length).toBeGreaterThanOrEqual(mailCount + count)
      const ask = (headers = {}) => client.send('POST', askForLink.path, { email: 'late@nfl.example' }, headers)
      expect((await ask(forgedHeaders)).status).toBe(202)
      await another(1)
      await ask()
      await another(2)
      const texts = mails('late@nfl.example').map(({ text }) => text)
      expect(texts.join()).not.toContain('evil.example')
      const [link = ''] = /http\S+#token=\S+/.exec(texts[0] ?? '') ?? []
      expect(link.startsWith(`${consoleUrl()}/sign-in#token=`)).toBe(true)
      clockOffset = lifetimesMs.signInLink
      // One that nobody has got is answered like it.
      for (const token of [tokenOf(link), 'x'.repeat(43)])
        expect(await client.call(signIn, {}, { token })).toMatchObject({ status: 410, body: { code: 'link_expired' } })
      clockOffset = 0
    })

    test('a removed member loses access at once and for good: sessions, pending links, even after a later return (ASVS 7.4.2)', async () => {
      const { deps } = server()
      const owner = await newMember('owner@nfl.example')
      const email = 'gone@nfl.example'
      const formerMember = await newMember(email, 'viewer')
      const link = tokenOf(await makeLink(deps.store, consoleUrl(), { email, expiresAt: Date.now() + lifetimesMs.signInLink }))
      const member = await memberIdOf(owner, 'nfl', email)
      // A changed role applies from the next call, too.
      expect(await formerMember.call(removeMember, { ...nfl, member })).toMatchObject({ status: 403 })
      expect(await owner.call(changeRole, { ...nfl, member }, { role: 'owner' })).toMatchObject({ status: 200 })
      expect(await formerMember.call(changeRole, { ...nfl, member }, { role: 'viewer' })).toMatchObject({ status: 200 })
      expect(await owner.call(removeMember, { ...nfl, member })).toMatchObject({ status: 204 })
      expect(await formerMember.call(members, nfl)).toMatchObject({ status: 401 })
      expect(await openConsoleClient(consoleUrl()).call(signIn, {}, { token: link })).toMatchObject({ status: 410 })
      await deps.store.members.add({ email, operator: 'nfl', role: 'viewer', at: Date.now() })
      expect(await formerMember.call(me)).toMatchObject({ status: 204 })
    })

    test('a member of two operators stays signed in at the one that remains', async () => {
      const { deps } = server()
      const owner = await newMember('owner@nfl.example')
      const email = 'both@nfl.example'
      const viewerAndEditor = await newMember(email, 'viewer')
      await deps.store.members.add({ email, operator: 'vegaslegends', role: 'viewer', at: Date.now() })
      await owner.call(removeMember, { ...nfl, member: await memberIdOf(owner, 'nfl', email) })
      expect(await viewerAndEditor.call(members, nfl)).toMatchObject({ status: 403 })
      expect(await viewerAndEditor.call(members, { operator: 'vegaslegends' })).toMatchObject({ status: 200 })
    })

    test('every state-changing call from another page is refused before it is parsed (ASVS 3.5.1)', async () => {
      const owner = await newMember('owner@nfl.example')
      const other = await newMember('owner@nfl.example')
      const origins = ['https://evil.example', server().url, 'null'].map((origin) => ({ origin }))
      const foreign: Record<string, string>[] = [...origins, { 'sec-fetch-site': 'same-site' }, { 'sec-fetch-site': 'cross-site' }]
      const unprotectedCalls: string[] = []
      for (const [name, { method, path, role }] of Object.entries(consoleCalls)) {
        if (method === 'GET' || role === 'page') continue
        const filledPath = path.replace(':operator', 'nfl').replace(/:\w+/g, '1')
        for (const headers of foreign) {
          const { status, body } = await owner.send(method, filledPath, {}, headers)
          if (status !== 403 || (body as { detail?: string }).detail !== 'only the console itself may call this')
            unprotectedCalls.push(`${name} ${status}`)
        }
      }
      expect(unprotectedCalls).toEqual([])
      expect(await other.call(me)).toMatchObject({ status: 200 })
    })

    test('the console answers on its own origin only, and the test’s origin serves none of it (ruling 35)', async () => {
      const url = consoleUrl()
      for (const { method, path } of Object.values(consoleCalls)) {
        const filledPath = path.replace(/:\w+/g, 'nfl')
        const reply = await server().call(method, filledPath, method === 'GET' || method === 'DELETE' ? undefined : {})
        expect(`${path} ${reply.status}`).toBe(`${path} 404`)
      }
      const openApi = await fetch(`${url}/openapi.json`)
      const document = (await openApi.json()) as { paths: Record<string, object> }
      const describedCalls = Object.entries(document.paths).flatMap(([path, methods]) =>
        Object.keys(methods).map((method) => `${method} ${path}`),
      )
      const declaredCalls = Object.values(consoleCalls).map(
        ({ method, path }) => `${method.toLowerCase()} ${path.replace(/:(\w+)/g, '{$1}')}`,
      )
      expect(describedCalls.sort()).toEqual(declaredCalls.sort())
      expect(JSON.stringify((await server().call('GET', '/openapi.json')).body)).not.toContain('/api/console')
      for (const path of ['/api/v1/game/card_value', '/gamalyze', '/healthz', '/metrics', '/docs', '/operators/nfl/theme.css', '/mail'])
        expect(`${path} ${(await fetch(url + path)).status}`).toBe(`${path} 404`)
      for (const path of ['/', '/gamalyze?operator=nfl', '/api/v1/authentication/check_secret/x/nfl'])
        expect((await fetch(server().url + path)).headers.getSetCookie()).toEqual([])
    })

    test('a session is accepted only from its own cookie, sent once and complete', async () => {
      const member = await newMember('cookie@nfl.example')
      const value = member.cookies.get('__Host-gamalyze-console') ?? ''
      const meStatus = async (cookie: string) => (await fetch(consoleUrl() + me.path, { headers: { cookie } })).status
      expect(await meStatus(`other=1; __Host-gamalyze-console=${value}`)).toBe(200)
      for (const cookie of [
        `gamalyze-console=${value}`,
        `__Host-gamalyze-console=${value}; __Host-gamalyze-console=${value}`,
        `__Host-gamalyze-console=${value}x`,
        `__Host-gamalyze-console=${value.slice(1)}`,
        `__host-gamalyze-console=${value}`,
        `__Host-gamalyze-browser=${value}`,
      ])
        expect(await meStatus(cookie), cookie.replaceAll(value, '…')).toBe(204)
      expect((await fetch(`${consoleUrl()}${me.path}?session=${value}`, { headers: { authorization: `Bearer ${value}` } })).status).toBe(
        204,
      )
    })

    test('every response has the isolating headers, and none that opens it to other origins', async () => {
      const member = await newMember('headers@nfl.example')
      for (const path of [
        '/',
        '/nfl/look',
        '/api/console/session',
        '/api/console/operators/nfl/keys',
        '/api/console/none',
        '/openapi.json',
      ]) {
        const { headers } = await member.send('GET', path, undefined, { origin: 'https://evil.example' })
        expect(headers.get('x-content-type-options'), path).toBe('nosniff')
        expect(headers.get('referrer-policy'), path).toBe('no-referrer')
        expect(headers.get('cross-origin-opener-policy'), path).toBe('same-origin')
        expect(headers.get('access-control-allow-origin'), path).toBeNull()
        expect(headers.get('content-security-policy'), path).toMatch(/default-src 'none'.*frame-ancestors 'none'/)
        if (path.startsWith('/api/')) expect(headers.get('cache-control'), path).toBe('no-store')
      }
    })

    test('a hundred megabytes are refused, announced or streamed; without a session no body is read', async () => {
      const member = await newMember('large@nfl.example')
      const url = `${consoleUrl()}/api/console/operators/nfl/look/drafts/1/files/logo.png`
      const headers = { 'content-type': 'application/json', origin: new URL(consoleUrl()).origin }
      const size = 100 * 1024 * 1024
      const withLength = { ...headers, 'content-length': `${size}` }
      expect(await send(url, 'PUT', { ...withLength, cookie: cookiesOf(member) }, () => {})).toBe(413)
      expect(await send(url, 'PUT', withLength, () => {})).toBe(401)
      let writtenBytes = 0
      const part = Buffer.alloc(1024 * 1024, 'A')
      const streamedReply = await send(url, 'PUT', { ...headers, cookie: cookiesOf(member) }, (write) => {
        const more = () => {
          if (writtenBytes >= size) return
          writtenBytes += part.length
          write(part)
          setTimeout(more, 1).unref()
        }
        more()
      })
      // A client that keeps writing may find the connection closed before the response is read.
      expect([413, 'closed']).toContain(streamedReply)
      expect(writtenBytes).toBeLessThan(size)
      // It keeps answering.
      expect(await member.call(me)).toMatchObject({ status: 200 })
    })
  },
  { CONSOLE_PORT: '0' },
  options,
)
