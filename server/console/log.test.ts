import { expect, test } from 'vitest'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { logKinds } from '../../contract/console/log-calls.ts'
import type { Member } from '../../contract/console/member-calls.ts'
import { lifetimesMs } from '../../contract/lifetimes.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import type { ServerOptions } from '../start-server.ts'
import { signedIn } from '../testing/console-client.ts'
import { onBothEngines } from '../testing/test-server.ts'

const { log, logCsv, addKey, invite, inviteAgain, members, addOperator, allOperators, look } = consoleCalls
const at = { operator: 'nfl' }
const catcher = await startMailCatcher()
let clockOffset = 0
const options: ServerOptions = { catcher, clock: () => Date.now() + clockOffset }

onBothEngines(
  'what the finished console asks for',
  (server) => {
    const owner = () => signedIn(server().deps, 'owner@nfl.example', { operator: 'nfl', role: 'owner' })
    const provider = () => signedIn(server().deps, 'help@provider.example')

    test('the log is narrowed by kind, actor, words and days, and so is its CSV, in which nothing is computed', async () => {
      const member = await owner()
      await member.call(addKey, at, { kind: 'test', name: '=1+1' })
      await member.call(addKey, at, { kind: 'test', name: '100%_a' })
      const namesOf = async (query: Record<string, string>) => {
        const { body } = await member.call(log, at, undefined, query)
        return (body as { entries: { what: string; subject: string }[] }).entries.map(({ what }) => what)
      }
      expect(await namesOf({ kinds: 'keys' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ kinds: 'keys,people', find: '100%_A' })).toEqual(['key.created'])
      expect(await namesOf({ find: '%%%%' })).toEqual([])
      expect(await namesOf({ to: '2026-01-01' })).toEqual([])
      expect(await namesOf({ kinds: 'keys', who: 'owner@nfl.example' })).toEqual(['key.created', 'key.created'])
      expect(await namesOf({ who: 'owner%' })).toEqual([])
      expect((await member.call(log, at, undefined, { who: 'nobody' })).body).toMatchObject({
        entries: [],
        actors: expect.arrayContaining(['owner@nfl.example']),
      })
      for (const query of [{ kinds: 'all' }, { kinds: '' }, { from: 'yesterday' }, { find: '' }])
        expect(await member.call(log, at, undefined, query as Record<string, string>)).toMatchObject({ status: 400 })
      for (const start of Object.values(logKinds).flat())
        await server().deps.store.audit.add({ at: Date.now(), actor: 'each kind', action: `${start}x`, operator: 'nfl', subject: 'x' })
      expect(await namesOf({ kinds: Object.keys(logKinds).join(), who: 'each kind' })).toHaveLength(Object.values(logKinds).flat().length)
      const csv = String((await member.call(logCsv, at, undefined, { kinds: 'keys', who: 'owner@nfl.example' })).body).split('\r\n')
      expect(csv).toHaveLength(4)
      expect(csv[0]).toBe('at,who,what,subject')
      expect(csv.join()).not.toMatch(/,"?=/)
    })

    test('a member is invited until the link ends, gets a new one, and is active once here', async () => {
      const member = await owner()
      const stateOf = async (email: string) =>
        ((await member.call(members, at)).body as { members: Member[] }).members.find((each) => each.email === email)
      const email = `guest-${Math.random()}@nfl.example`
      const { id } = (await member.call(invite, at, { email, role: 'viewer' })).body as Member
      expect(await stateOf(email)).toMatchObject({ state: 'invited', linkUntil: expect.any(String) })
      clockOffset = lifetimesMs.invitation + 60_000
      const later = await owner()
      expect(((await later.call(members, at)).body as { members: Member[] }).members.find((each) => each.email === email)).toMatchObject({
        state: 'ended',
      })
      expect(await later.call(inviteAgain, { ...at, member: id })).toMatchObject({ status: 201, body: { state: 'invited' } })
      expect(catcher.list().filter(({ to }) => to === email)).toHaveLength(2)
      clockOffset = 0
      expect(await stateOf('owner@nfl.example')).toMatchObject({ state: 'active' })
      const own = (await stateOf('owner@nfl.example'))?.id ?? 0
      expect(await member.call(inviteAgain, { ...at, member: own })).toMatchObject({ status: 409, body: { code: 'conflict' } })
      expect(await member.call(inviteAgain, { ...at, member: 999_999 })).toMatchObject({ status: 404 })
    })

    test('the provider makes an operator that players can open at once, and no second of its id (ruling 44)', async () => {
      const member = await provider()
      const made = { id: 'harbour-lights', name: 'عربي', colour: '#f59e0b', language: 'dan', country: 'DK' }
      expect(await member.call(addOperator, {}, made)).toMatchObject({
        status: 201,
        body: { id: 'harbour-lights', name: 'عربي', owners: 0, country: 'DK', played: false, problems: 0 },
      })
      expect(await server().call('GET', '/operators/harbour-lights/theme.css')).toMatchObject({ status: 200 })
      for (const id of ['harbour-lights', 'nfl']) expect(await member.call(addOperator, {}, { ...made, id })).toMatchObject({ status: 409 })
      for (const wrong of [
        { id: 'Upper' },
        { colour: 'amber' },
        { name: '<b>' },
        { name: '\u200b' },
        { country: 'Denmark' },
        { language: 'xyz' },
      ])
        expect(await member.call(addOperator, {}, { ...made, id: 'other', ...wrong })).toMatchObject({ status: 400 })
      const rows = ((await member.call(allOperators)).body as { operators: { id: string }[] }).operators
      expect(rows.filter(({ id }) => id === 'harbour-lights')).toHaveLength(1)
      const of = await signedIn(server().deps, 'owner@harbour.example', { operator: 'harbour-lights', role: 'owner' })
      expect(await of.call(look, { operator: 'harbour-lights' })).toMatchObject({
        status: 200,
        body: { source: 'console', checks: { publishable: true, unprintable: '' } },
      })
    })
  },
  { CONSOLE_PORT: '0' },
  options,
)
