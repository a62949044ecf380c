import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { openConsoleClient, signedIn, tokenOf } from '../testing/console-client.ts'
import { onBothEngines, startTestServer } from '../testing/test-server.ts'
import { makeLink } from './links.ts'

const { openLink, signIn, me, signOut, signIns, endSignIn, endOtherSignIns, members, changeRole, removeMember, log } = consoleCalls
const settings = { CONSOLE_PORT: '0' }

onBothEngines(
  'getting in',
  (server) => {
    const browser = () => openConsoleClient(server().deps.consoleSite.url)
    const newMember = (email: string, role: 'owner' | 'editor' | 'viewer' = 'owner', operator = 'nfl') =>
      signedIn(server().deps, email, { operator, role })

    test('a first link is bound to the first browser that opens it, and works once', async () => {
      const { deps } = server()
      await deps.store.members.add({ email: 'first@nfl.example', operator: 'nfl', role: 'owner', at: Date.now() })
      const link = await makeLink(deps.store, deps.consoleSite.url, {
        email: 'first@nfl.example',
        expiresAt: Date.now() + lifetimesMs.firstLink,
      })
      const token = tokenOf(link)
      const mine = browser()
      expect(await mine.call(openLink, {}, { token })).toMatchObject({ status: 200, body: { hint: 'f…@nfl.example' } })
      const thief = browser()
      expect(await thief.call(openLink, {}, { token })).toMatchObject({ status: 403, body: { code: 'other_browser' } })
      expect(await thief.call(signIn, {}, { token })).toMatchObject({ status: 403, body: { code: 'other_browser' } })
      const reply = await mine.call(signIn, {}, { token })
      expect(reply).toMatchObject({
        status: 200,
        body: { email: 'first@nfl.example', provider: false, operators: [{ id: 'nfl', role: 'owner' }] },
      })
      const [cookie = ''] = reply.headers.getSetCookie()
      expect(cookie).toMatch(/^__Host-gamalyze-console=[\w-]{43}; Max-Age=43200; Path=\/; Secure; HttpOnly; SameSite=Strict$/)
      expect(await mine.call(signIn, {}, { token })).toMatchObject({ status: 409, body: { code: 'link_used' } })
      expect(await mine.call(me)).toMatchObject({ status: 200 })
      expect(await browser().call(me)).toMatchObject({ status: 204 })
    })

    test('only one of two simultaneous presses signs in', async () => {
      const { deps } = server()
      await deps.store.members.add({ email: 'twice@nfl.example', operator: 'nfl', role: 'viewer', at: Date.now() })
      const link = await makeLink(deps.store, deps.consoleSite.url, { email: 'twice@nfl.example', expiresAt: Date.now() + 1000 })
      const one = browser()
      await one.call(openLink, {}, { token: tokenOf(link) })
      const replies = await Promise.all([1, 2, 3].map(() => one.call(signIn, {}, { token: tokenOf(link) })))
      expect(replies.map(({ status }) => status).sort()).toEqual([200, 409, 409])
    })

    test('an expired or unknown link is refused', async () => {
      const { deps } = server()
      const link = await makeLink(deps.store, deps.consoleSite.url, { email: 'first@nfl.example', expiresAt: Date.now() - 1 })
      for (const token of [tokenOf(link), 'x'.repeat(43)])
        expect(await browser().call(signIn, {}, { token })).toMatchObject({ status: 410, body: { code: 'link_expired' } })
    })

    test('state-changing calls from other sites are refused', async () => {
      const owner = await newMember('sites@nfl.example')
      const invitation = ['POST', '/api/console/operators/nfl/members', { email: 'x@y.example', role: 'viewer' }] as const
      for (const headers of [
        { origin: 'https://evil.example' },
        { origin: server().url },
        { origin: 'null' },
        { 'sec-fetch-site': 'same-site' },
        { 'sec-fetch-site': 'cross-site' },
      ] as Record<string, string>[])
        expect(await owner.send(...invitation, headers)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
    })

    test('sessions are listed and can be ended at once, as are those of a removed member', async () => {
      const email = 'many@nfl.example'
      const one = await newMember(email, 'editor')
      const other = await newMember(email, 'editor')
      const third = await newMember(email, 'editor')
      const { body } = (await one.call(signIns)) as { body: { sessions: { id: string; here: boolean }[] } }
      expect(body.sessions).toHaveLength(3)
      expect(body.sessions.filter(({ here }) => here)).toHaveLength(1)
      const { body: signInsBody } = (await other.call(signIns)) as { body: { sessions: { id: string; here: boolean }[] } }
      const id = signInsBody.sessions.find(({ here }) => here)?.id ?? ''
      expect(await one.call(endSignIn, { id })).toMatchObject({ status: 204 })
      expect(await one.call(endSignIn, { id })).toMatchObject({ status: 404 })
      expect(await other.call(me)).toMatchObject({ status: 204 })
      expect(await one.call(endOtherSignIns)).toMatchObject({ status: 200, body: { ended: 1 } })
      expect(await third.call(me)).toMatchObject({ status: 204 })
      const owner = await newMember('boss@nfl.example')
      const memberList = (await owner.call(members, { operator: 'nfl' })) as { body: { members: { id: number; email: string }[] } }
      const member = memberList.body.members.find((each) => each.email === email)?.id ?? 0
      expect(await owner.call(removeMember, { operator: 'nfl', member })).toMatchObject({ status: 204 })
      expect(await one.call(me)).toMatchObject({ status: 204 })
      expect(await one.call(members, { operator: 'nfl' })).toMatchObject({ status: 401 })
    })

    test('signing out ends the session on the server', async () => {
      const one = await newMember('out@nfl.example')
      const cookiesBefore = new Map(one.cookies)
      expect(await one.call(signOut)).toMatchObject({ status: 204 })
      for (const [name, value] of cookiesBefore) one.cookies.set(name, value)
      expect(await one.call(me)).toMatchObject({ status: 204 })
    })

    test('an operator keeps an owner; roles change at once; every change is audited, and the database keeps the log immutable', async () => {
      const owner = await newMember('only@vegaslegends.example', 'owner', 'vegaslegends')
      const editor = await newMember('second@vegaslegends.example', 'editor', 'vegaslegends')
      const at = { operator: 'vegaslegends' }
      const { body } = (await owner.call(members, at)) as { body: { members: { id: number; email: string }[] } }
      const idOf = (email: string) => body.members.find((each) => each.email.startsWith(email))?.id ?? 0
      expect(await owner.call(changeRole, { ...at, member: idOf('only') }, { role: 'viewer' })).toMatchObject({ status: 409 })
      expect(await owner.call(removeMember, { ...at, member: idOf('only') })).toMatchObject({ status: 409 })
      expect(await owner.call(changeRole, { ...at, member: idOf('second') }, { role: 'owner' })).toMatchObject({ body: { role: 'owner' } })
      expect(await editor.call(changeRole, { ...at, member: idOf('only') }, { role: 'viewer' })).toMatchObject({ status: 200 })
      expect(await owner.call(removeMember, { ...at, member: idOf('second') })).toMatchObject({ status: 403 })
      const entries = (await owner.call(log, at)).body as { entries: { who: string; what: string; subject: string }[] }
      expect(entries.entries.map(({ what, subject }) => `${what} ${subject}`)).toEqual([
        'member.role_changed only@vegaslegends.example, viewer',
        'member.role_changed second@vegaslegends.example, owner',
        expect.stringContaining('member.signed_in'),
        expect.stringContaining('member.signed_in'),
      ])
    })

    test('two owners who both go at once leave one', async () => {
      const at = { operator: 'four-houses' }
      const owners = [
        await newMember('one@houses.example', 'owner', at.operator),
        await newMember('two@houses.example', 'owner', at.operator),
      ]
      const roster = async (owner = owners[0]) =>
        ((await owner?.call(members, at))?.body as { members?: { id: number; role: string }[] })?.members
      const ids = (await roster())?.map(({ id }) => id) ?? []
      const calls = owners.flatMap((owner) =>
        ids.flatMap((member) => [
          owner.call(changeRole, { ...at, member }, { role: 'viewer' }),
          owner.call(removeMember, { ...at, member }),
        ]),
      )
      for (const { status } of await Promise.all(calls)) expect(status).toBeLessThan(500)
      const left = (await roster()) ?? (await roster(owners[1])) ?? []
      expect(left.filter(({ role }) => role === 'owner')).toHaveLength(1)
    })
  },
  settings,
)

test('the console answers on its own origin only, and the test’s origin serves none of it (ruling 35)', async () => {
  const server = await startTestServer(settings)
  try {
    const { url } = server.deps.consoleSite
    for (const { method, path } of Object.values(consoleCalls)) {
      const filledPath = path.replace(/:\w+/g, 'nfl')
      const reply = await server.call(method, filledPath, method === 'GET' || method === 'DELETE' ? undefined : {})
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
    expect(JSON.stringify((await server.call('GET', '/openapi.json')).body)).not.toContain('/api/console')
    for (const path of ['/api/v1/game/card_value', '/gamalyze', '/healthz', '/metrics', '/docs', '/operators/nfl/theme.css', '/mail'])
      expect(`${path} ${(await fetch(url + path)).status}`).toBe(`${path} 404`)
    for (const path of ['/', '/gamalyze?operator=nfl', '/api/v1/authentication/check_secret/x/nfl'])
      expect((await fetch(server.url + path)).headers.getSetCookie()).toEqual([])
  } finally {
    await server.close()
  }
})
