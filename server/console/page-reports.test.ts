import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { pageReportsPath } from '../../sdk/page-report.ts'
import { openConsoleClient, signedIn } from '../testing/console-client.ts'
import { onSqliteFirst } from '../testing/test-server.ts'

const { livePage, addPageReport } = consoleCalls
const origin = 'https://staging.partner.example'
const readyReport = { what: 'ready', origin, width: 720, height: 1136 }

/** ms that the servers' clock is ahead */
let clockOffset = 0

onSqliteFirst(
  'reports of a page in test mode to the console',
  (server) => {
    /** As a page of any origin would. */
    const tell = (body: unknown, headers: Record<string, string> = { origin, 'sec-fetch-site': 'cross-site' }) =>
      openConsoleClient(server().deps.consoleSite.url).send('POST', addPageReport.path, body, headers)
    const testSecret = () => server().newSecret('nfl', { test: true })
    const look = async (operator: string, since: number) => {
      const member = await signedIn(server().deps, `looks@${operator}.example`, { operator, role: 'viewer' })
      const query = { since: new Date(since).toISOString() }
      const { steps, problems, heard } = (await member.call(livePage, { operator }, undefined, query)).body
      return { hello: steps[0], ready: steps[1], codes: problems.map(({ code }) => code), problems, heard }
    }

    test('origin, size and errors are shown to the operator’s members, until the test is shown again', async () => {
      const since = server().deps.clock()
      const secret = await testSecret()
      expect(await look('nfl', since)).toMatchObject({ codes: [], heard: false })
      const refusal = await tell({ ...readyReport, secret, what: 'FRAME_REFUSED', height: 480 })
      expect({ status: refusal.status, origin: refusal.headers.get('access-control-allow-origin') }).toEqual({ status: 204, origin: '*' })
      expect(refusal.headers.get('set-cookie')).toBeNull()
      expect((await look('nfl', since)).problems).toMatchObject([{ code: 'FRAME_REFUSED', origin }])
      clockOffset += 1000
      await tell({ ...readyReport, secret })
      expect(await look('nfl', since)).toMatchObject({ hello: { origin }, ready: { width: 720, height: 1136 }, codes: [], heard: true })
      clockOffset += 1000
      await tell({ ...readyReport, secret, what: 'GROWTH_LOOP' })
      await tell({ ...readyReport, secret, what: 'resize', width: 340, height: 2000 })
      expect(await look('nfl', since)).toMatchObject({ ready: { width: 340, height: 2000 }, codes: ['GROWTH_LOOP'] })
      clockOffset += 1000
      expect(await look('nfl', server().deps.clock())).toMatchObject({ codes: [], heard: false })
      // A different operator's page.
      expect(await look('vegaslegends', since)).toMatchObject({ codes: [], heard: false })
    })

    test('reports with a live, unknown, revoked or missing secret, or a server key, are ignored', async () => {
      const since = server().deps.clock()
      const revokedSecret = await testSecret()
      await server().revoke(revokedSecret)
      expect(await tell({ ...readyReport, secret: server().secret })).toMatchObject({ status: 403, body: { code: 'forbidden' } })
      for (const secret of [revokedSecret, 'x'.repeat(36)])
        expect(await tell({ ...readyReport, secret })).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
      for (const secret of [undefined, null, 7, '', await server().newKey('nfl', { test: true })])
        expect(await tell({ ...readyReport, secret })).toMatchObject({ status: 400, body: { code: 'invalid' } })
      // A test secret of another operator reports for that operator only.
      expect(await tell({ ...readyReport, secret: await server().newSecret('vegaslegends', { test: true }) })).toMatchObject({
        status: 204,
      })
      expect(await look('nfl', since)).toMatchObject({ heard: false })
    })

    test('values that no SDK sends are refused, and nothing is stored', async () => {
      const since = server().deps.clock()
      const secret = await testSecret()
      const wrong = [
        { what: '<img src=x onerror=alert(1)>' },
        { what: 'constructor' },
        { origin: 'javascript:alert(1)' },
        { origin: 'https://a.example/<script>' },
        { origin: `https://${'a'.repeat(300)}.example` },
        { height: 1e9 },
        { height: -1 },
        { height: 1.5 },
        { height: '480' },
        { width: null },
        { operator: 'vegaslegends' },
      ]
      for (const part of wrong) expect(await tell({ ...readyReport, secret, ...part }), JSON.stringify(part)).toMatchObject({ status: 400 })
      for (const body of ['{"secret":NaN}', '[]', 'null', '{'])
        expect(await tell(body), body).toMatchObject({ status: 400, body: { code: 'invalid' } })
      expect(await tell(JSON.stringify({ ...readyReport, secret }).padEnd(2000))).toMatchObject({
        status: 413,
        body: { code: 'too_large' },
      })
      expect(await look('nfl', since)).toMatchObject({ heard: false })
    })

    test('a browser may send a preflight; no other call of the console allows one', async () => {
      expect(pageReportsPath).toBe(addPageReport.path)
      const { url } = server().deps.consoleSite
      const ask = (path: string) => fetch(url + path, { method: 'OPTIONS', headers: { origin, 'access-control-request-method': 'POST' } })
      const { status, headers } = await ask(addPageReport.path)
      expect({ status, origin: headers.get('access-control-allow-origin'), headers: headers.get('access-control-allow-headers') }).toEqual({
        status: 204,
        origin: '*',
        headers: 'content-type',
      })
      expect(headers.get('access-control-allow-credentials')).toBeNull()
      expect((await ask('/api/console/session')).headers.get('access-control-allow-origin')).toBeNull()
      const { status: elsewhere } = await server().call('POST', addPageReport.path, { ...readyReport, secret: await testSecret() })
      expect(elsewhere).toBe(404)
    })

    test('reports are rate-limited per network and minute', async () => {
      const secret = await testSecret()
      const statuses = new Set<number>()
      for (let count = 0; count < 130; count++) statuses.add((await tell({ ...readyReport, secret })).status)
      expect(statuses).toEqual(new Set([204, 429]))
      expect(await tell({ ...readyReport, secret })).toMatchObject({ status: 429, body: { code: 'rate_limited' } })
      clockOffset += 61_000
      expect(await tell({ ...readyReport, secret })).toMatchObject({ status: 204 })
    })

    test('test pages contain the console’s origin while a member looks; live pages never do', async () => {
      const consoleOrigin = new URL(server().deps.consoleSite.url).origin
      const page = async (query: string) => {
        const reply = await fetch(`${server().url}/gamalyze?operator=hc&embed=1${query}`)
        return { text: await reply.text(), policy: reply.headers.get('content-security-policy') ?? '' }
      }
      const check = async (query: string) => (await fetch(`${server().url}/embed-check.json?operator=hc&origin=${origin}${query}`)).json()
      const unseen = await page('&test=1')
      expect(unseen.text + unseen.policy + JSON.stringify(await check('&test=1'))).not.toContain(consoleOrigin)
      await look('hc', server().deps.clock())
      await expect.poll(() => check('&test=1')).toMatchObject({ console: consoleOrigin })
      const live = await page('')
      expect(live.text + live.policy).not.toContain(consoleOrigin)
      expect(live.policy).toContain("connect-src 'self';")
      expect(JSON.stringify(await check(''))).not.toContain(consoleOrigin)
      expect((await page('&test=1')).policy).toContain(`connect-src 'self' ${consoleOrigin};`)
      expect((await page('&test=1')).text).toContain(`"console":"${consoleOrigin}"`)
      clockOffset += 3_600_000
      expect((await page('&test=1')).policy).toContain("connect-src 'self';")
      expect(await check('&test=1')).not.toHaveProperty('console')
    })
  },
  { CONSOLE_PORT: '0' },
  { clock: () => Date.now() + clockOffset },
)
