import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { authentication, partnerCalls } from '../testing/partner-calls.ts'
import { onSqliteFirst, startTestServer } from '../testing/test-server.ts'

onSqliteFirst('authentication', (server) => {
  const { check, register } = partnerCalls(server)

  test('check_secret answers 200 for a valid pair and 401 for any other (R232)', async () => {
    const { secret } = server()
    expect(await check(secret, 'nfl')).toMatchObject({ status: 200, body: { valid: true } })
    expect((await check(secret, 'nfl')).headers.get('cache-control')).toBe('no-store')
    for (const [wrong, operator] of [
      [secret, 'hc'],
      [secret, 'nosuch'],
      [randomUUID(), 'nfl'],
    ] as const) {
      expect(await check(wrong, operator)).toMatchObject({ status: 401, body: { code: 'unauthorized' } })
    }
  })

  test('check_secret marks a test secret by a header, and by nothing else', async () => {
    const secret = await server().newSecret('nfl', { test: true })
    const reply = await check(secret, 'nfl')
    expect(reply).toMatchObject({ status: 200, body: { valid: true } })
    expect(Object.keys(reply.body as object)).toEqual(['valid'])
    expect(reply.headers.get('gamalyze-test')).toBe('1')
    expect((await check(server().secret, 'nfl')).headers.get('gamalyze-test')).toBeNull()
    const kelvin = await server().newSecret('kubb-klubben')
    expect({ ascii: (await check(kelvin, 'KUBB-klubben')).status, kelvinSign: (await check(kelvin, '\u212aubb-klubben')).status }).toEqual({
      ascii: 200,
      kelvinSign: 401,
    })
    const wrong = await check(secret, 'hc')
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('gamalyze-test')).toBeNull()
  })

  test('a secret of 35 or 37 characters is invalid, whatever the characters (R206, R249)', async () => {
    for (const secret of ['x'.repeat(35), 'x'.repeat(37), '/'.repeat(35)])
      expect(await check(secret, 'nfl')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await check('ä/?#%'.padEnd(36, 'x'), 'nfl')).toMatchObject({ status: 401 })
  })

  test('a revoked secret is refused at once, for checks, registrations and draws', async () => {
    const secret = await server().newSecret('hc')
    const uid = randomUUID()
    expect(await check(secret, 'hc')).toMatchObject({ status: 200 })
    expect(await register(uid, secret, undefined, 'hc')).toMatchObject({ status: 201 })
    await server().revoke(secret)
    expect(await check(secret, 'hc')).toMatchObject({ status: 401 })
    expect(await register(randomUUID(), secret, undefined, 'hc')).toMatchObject({ status: 401 })
    await expect(server().play(uid, ['a'])).rejects.toThrow('draw 1 got 403')
    expect(await server().call('POST', `/api/v1/results/results/${uid}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('user_secret answers 201 for a registration and 200 for a repeat, and refuses wrong pairs and taken uids (R233)', async () => {
    const { secret } = server()
    const uid = randomUUID()
    expect(await register(uid, secret)).toMatchObject({ status: 201, body: { registered: true } })
    expect(await register(uid, secret)).toMatchObject({ status: 200, body: { registered: true } })
    expect(await register(uid, await server().newSecret('hc'), undefined, 'hc')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await register(randomUUID(), secret, undefined, 'hc')).toMatchObject({ status: 401 })
    expect(await register('short', secret)).toMatchObject({ status: 400 })
    expect(await register(randomUUID(), secret, 'x'.repeat(35))).toMatchObject({ status: 400 })
  })
})

test.each([
  ['an IPv4 address', '192.0.2.7', '192.0.2.8'],
  ['an IPv6 customer (/56)', '2001:db8:1:100::1', '2001:db8:1:200::1'],
])(
  '%s has a daily limit of registrations with a label’s page secrets, and a server key one of its sessions’; repeats, refusals and other clients do not count, and it resets the next day',
  async (_, own, other) => {
    let clockOffset = 0
    const settings = { REGISTRATIONS_PER_NETWORK: '3', REGISTRATIONS_PER_KEY: '12', TRUST_PROXY: '1' }
    const server = await startTestServer(settings, { clock: () => Date.UTC(2026, 10, 22, 18) + clockOffset })
    const register = (from: string, uid = randomUUID(), secret = server.secret, operator = 'nfl') =>
      server.call('POST', `${authentication}/user_secret/${uid}/${secret}/${operator}`, undefined, { 'x-forwarded-for': from })
    const [uid, neighbour] = [randomUUID(), own.replace(/:1$/, ':2')]
    expect((await register(own, uid)).status).toBe(201)
    expect((await register(own, uid)).status).toBe(200)
    expect((await register(own, randomUUID(), 'x'.repeat(36))).status).toBe(401)
    // Refused for another reason: does not count for this network.
    const key = await server.newKey('nfl')
    const newSession = async (by = key) =>
      (await server.call('POST', '/api/v1/partner/sessions', {}, { authorization: `Bearer ${by}` })).body as { secret: string }
    const session = await newSession()
    for (let game = 0; game < 10; game++) expect((await register(`10.0.0.${game}`, randomUUID(), session.secret)).status).toBe(201)
    for (let game = 0; game < 4; game++) expect((await register(own, randomUUID(), session.secret)).status).toBe(403)
    for (const from of [own, neighbour]) expect((await register(from)).status).toBe(201)
    const refusal = await register(neighbour)
    expect(refusal).toMatchObject({ status: 429, body: { code: 'rate_limited', limit: 'registrations' } })
    expect(refusal.headers.get('retry-after')).toBe(`${6 * 3600}`)
    expect((await register(own, uid)).status).toBe(200)
    expect((await register(other)).status).toBe(201)
    // One label's page secret costs neither others anything, nor players whom a partner's server knows.
    expect((await register(neighbour, randomUUID(), await server.newSecret('hc'), 'hc')).status).toBe(201)
    const { secret } = await newSession()
    for (const from of [own, other]) expect((await register(from, randomUUID(), secret)).status).toBe(201)
    expect(await register(own, randomUUID(), secret)).toMatchObject({ status: 429, body: { limit: 'registrations' } })
    expect((await register(own, randomUUID(), (await newSession(await server.newKey('nfl'))).secret)).status).toBe(201)
    clockOffset = 6 * 3_600_000
    expect((await register(own)).status).toBe(201)
    await server.close()
  },
)
