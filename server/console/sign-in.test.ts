import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { memberIdOf, openConsoleClient, signedIn, tokenOf } from '../testing/console-client.ts'
import { onBothEngines } from '../testing/test-server.ts'
import { makeLink } from './links.ts'

const { openLink, signIn, me, signOut, signIns, endSignIn, endOtherSignIns, members, changeRole, removeMember, log } = consoleCalls

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

    test('sessions are listed and can be ended at once, on the server too', async () => {
      const email = 'many@nfl.example'
      const one = await newMember(email, 'editor')
      const other = await newMember(email, 'editor')
      const third = await newMember(email, 'editor')
      const sessions = async (client = one) => (await client.call(signIns)).body.sessions
      expect(await sessions()).toHaveLength(3)
      expect((await sessions()).filter(({ here }) => here)).toHaveLength(1)
      const id = (await sessions(other)).find(({ here }) => here)?.id ?? ''
      expect(await one.call(endSignIn, { id })).toMatchObject({ status: 204 })
      expect(await one.call(endSignIn, { id })).toMatchObject({ status: 404 })
      expect(await other.call(signIns)).toMatchObject({ status: 401 })
      expect(await one.call(endOtherSignIns)).toMatchObject({ status: 200, body: { ended: 1 } })
      expect(await third.call(signIns)).toMatchObject({ status: 401 })
      const cookiesBefore = new Map(one.cookies)
      expect(await one.call(signOut)).toMatchObject({ status: 204 })
      for (const [name, value] of cookiesBefore) one.cookies.set(name, value)
      expect(await one.call(signIns)).toMatchObject({ status: 401 })
    })

    test('an operator keeps an owner; roles change at once; every change is audited, and the database keeps the log immutable', async () => {
      const owner = await newMember('only@vegaslegends.example', 'owner', 'vegaslegends')
      const editor = await newMember('second@vegaslegends.example', 'editor', 'vegaslegends')
      const at = { operator: 'vegaslegends' }
      const idOf = async (name: string) => ({ ...at, member: await memberIdOf(owner, at.operator, `${name}@vegaslegends.example`) })
      const [only, second] = [await idOf('only'), await idOf('second')]
      expect(await owner.call(changeRole, only, { role: 'viewer' })).toMatchObject({ status: 409 })
      expect(await owner.call(removeMember, only)).toMatchObject({ status: 409 })
      expect(await owner.call(changeRole, second, { role: 'owner' })).toMatchObject({ body: { role: 'owner' } })
      expect(await editor.call(changeRole, only, { role: 'viewer' })).toMatchObject({ status: 200 })
      expect(await owner.call(removeMember, second)).toMatchObject({ status: 403 })
      expect((await owner.call(log, at)).body.entries.map(({ what, subject }) => `${what} ${subject}`)).toEqual([
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
      // None for who is no member any more.
      const roster = async (owner = owners[0]) => (await owner?.call(members, at))?.body.members
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
  { CONSOLE_PORT: '0' },
)
