import { afterAll, expect, test } from 'vitest'
import { type ConsoleCall, isOpen, memberRoles } from '../../contract/console/console-call.ts'
import { consoleCalls } from '../../contract/console/console-calls.ts'
import { startMailCatcher } from '../../scripts/mail-catcher.ts'
import { type ConsoleClient, openConsoleClient, signedIn } from '../testing/console-client.ts'
import { startTestServer } from '../testing/test-server.ts'

const calls: [string, ConsoleCall][] = Object.entries(consoleCalls)
/** Callers by role: of the requested operator, of another one, of the provider, also while it acts for the operator, not signed in. */
const people = {
  nobody: undefined,
  viewer: { operator: 'nfl', role: 'viewer' },
  editor: { operator: 'nfl', role: 'editor' },
  owner: { operator: 'nfl', role: 'owner' },
  foreigner: { operator: 'vegaslegends', role: 'owner' },
  provider: undefined,
  acting: undefined,
} as const
type Person = keyof typeof people

const values = {
  member: 999999,
  draft: 999999,
  version: 999999,
  file: 'logo.svg',
  fingerprint: '000000000000',
  endpoint: 999999,
  delivery: 1,
  set: 'eng',
  id: 'x'.repeat(22),
}

const expectedOutcome = (role: ConsoleCall['role'], person: Person): 'in' | 401 | 403 => {
  if (isOpen(role)) return 'in'
  if (person === 'nobody') return 401
  if (role === 'member') return 'in'
  if (role === 'provider') return person === 'provider' || person === 'acting' ? 'in' : 403
  if (person === 'foreigner' || person === 'provider') return 403
  // Whoever acts for an operator is its viewer, and no more.
  const rank = memberRoles.indexOf(person === 'acting' ? 'viewer' : person)
  return rank >= memberRoles.indexOf(role) ? 'in' : 403
}

const catcher = await startMailCatcher()
const server = await startTestServer({ CONSOLE_PORT: '0' }, { catcher })
afterAll(async () => {
  await server.close()
  await catcher.close()
})

test('every call of the console answers each role as the contract says, and nobody of a foreign operator (issue 16)', async () => {
  const clients: Partial<Record<Person, ConsoleClient>> = {}
  const signIn = async (person: Person, name = 'all') => {
    if (person === 'nobody') return openConsoleClient(server.deps.consoleSite.url)
    const client = await signedIn(server.deps, `${person}.${name.toLowerCase()}@roles.example`, people[person])
    if (person === 'acting') await client.call(consoleCalls.actFor, { operator: 'nfl' })
    return client
  }
  for (const person of Object.keys(people) as Person[]) clients[person] = await signIn(person)
  const wrong: string[] = []
  let triedCalls = 0
  for (const [name, call] of calls) {
    for (const person of Object.keys(people) as Person[]) {
      // Calls about one's own sessions end them, and the provider's change what it acts for: each gets a session of its own.
      const client = call.role === 'member' || call.role === 'provider' ? await signIn(person, name) : clients[person]
      for (const operator of call.path.includes(':operator') ? ['nfl', 'no-such-operator'] : ['']) {
        const { status, body } = (await client?.call(call, { ...values, operator }, call.body && {})) ?? { status: 0, body: '' }
        const isKnown = operator !== 'no-such-operator' || call.role === 'provider'
        const want = isKnown ? expectedOutcome(call.role, person) : person === 'nobody' ? 401 : 403
        const outcome = status === 401 || status === 403 ? status : status >= 500 ? `failed ${JSON.stringify(body)}` : 'in'
        if (outcome !== want) wrong.push(`${name} ${operator} by ${person}: ${outcome}, not ${want}`)
        triedCalls += 1
      }
    }
  }
  expect(wrong).toEqual([])
  expect(triedCalls).toBeGreaterThan(calls.length * 7)
})

test('a provider sees an operator only while acting for it, as a viewer, and the operator’s log says so', async () => {
  const provider = await signedIn(server.deps, 'inspector@provider.example')
  const { members, actFor, stopActing, log, invite } = consoleCalls
  const at = { operator: 'nfl' }
  expect(await provider.call(members, at)).toMatchObject({ status: 403 })
  expect(await provider.call(actFor, at)).toMatchObject({
    status: 200,
    body: { actingFor: 'nfl', operators: [{ id: 'nfl', role: 'viewer' }] },
  })
  expect(await provider.call(members, at)).toMatchObject({ status: 200 })
  expect(await provider.call(invite, at, { email: 'x@y.example', role: 'owner' })).toMatchObject({ status: 403 })
  expect(await provider.call(members, { operator: 'vegaslegends' })).toMatchObject({ status: 403 })
  const { entries } = (await provider.call(log, at)).body
  expect(entries[0]).toMatchObject({ who: 'provider: inspector@provider.example', what: 'provider.acts' })
  expect(await provider.call(stopActing)).toMatchObject({ status: 200, body: { operators: [] } })
  expect(await provider.call(members, at)).toMatchObject({ status: 403 })
})

test('the provider makes the first owner of an operator, and no member beside one (ruling 44)', async () => {
  const { deps } = server
  const [provider, second] = [await signedIn(deps, 'one@provider.example'), await signedIn(deps, 'two@provider.example')]
  const { inviteTo, actFor, addKey, invite, changeRole, members, log } = consoleCalls
  const at = { operator: 'spelro' }
  for (const role of ['viewer', 'editor'])
    expect(await provider.call(inviteTo, at, { email: 'mine@provider.example', role })).toMatchObject({
      status: 403,
      body: { code: 'forbidden' },
    })
  // Of two at the same moment one succeeds.
  const firsts = await Promise.all([
    provider.call(inviteTo, at, { email: 'first@spelro.example', role: 'owner' }),
    second.call(inviteTo, at, { email: 'other@spelro.example', role: 'owner' }),
  ])
  expect(firsts.map(({ status }) => status).sort()).toEqual([204, 409])
  for (const email of ['one@provider.example', 'first@spelro.example', 'another@spelro.example'])
    expect(await provider.call(inviteTo, at, { email, role: 'owner' })).toMatchObject({ status: 409, body: { code: 'conflict' } })
  await provider.call(actFor, at)
  expect(await provider.call(addKey, at, { kind: 'server', name: 'mine' })).toMatchObject({ status: 403 })
  expect(await provider.call(invite, at, { email: 'one@provider.example', role: 'owner' })).toMatchObject({ status: 403 })
  const { members: memberList } = (await provider.call(members, at)).body
  expect(memberList).toMatchObject([{ role: 'owner' }])
  expect(await provider.call(changeRole, { ...at, member: memberList[0]?.id ?? 0 }, { role: 'viewer' })).toMatchObject({ status: 403 })
  const { entries } = (await provider.call(log, at)).body
  expect(entries.map(({ who, what }) => `${who} ${what}`)).toEqual([
    'provider: one@provider.example provider.acts',
    expect.stringMatching(/^provider: (one|two)@provider.example member.added$/),
  ])
})

test('the provider makes an operator that players can open at once, and no second of its id (ruling 44)', async () => {
  const { addOperator, allOperators, look } = consoleCalls
  const member = await signedIn(server.deps, 'maker@provider.example')
  const made = { id: 'harbour-lights', name: 'عربي', colour: '#f59e0b', language: 'dan', country: 'DK' }
  expect(await member.call(addOperator, {}, made)).toMatchObject({
    status: 201,
    body: { id: 'harbour-lights', name: 'عربي', owners: 0, country: 'DK', played: false, problems: 0 },
  })
  expect(await server.call('GET', '/operators/harbour-lights/theme.css')).toMatchObject({ status: 200 })
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
  const rows = (await member.call(allOperators)).body.operators
  expect(rows.filter(({ id }) => id === 'harbour-lights')).toHaveLength(1)
  const of = await signedIn(server.deps, 'owner@harbour.example', { operator: 'harbour-lights', role: 'owner' })
  expect(await of.call(look, { operator: 'harbour-lights' })).toMatchObject({
    status: 200,
    body: { source: 'console', checks: { publishable: true, unprintable: '' } },
  })
})
