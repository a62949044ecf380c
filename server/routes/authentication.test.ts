import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../testing/test-server.ts'

const authentication = '/api/v1/authentication'

onBothEngines('authentication', (server) => {
  const check = (secret: string, operator: string) =>
    server().call('GET', `${authentication}/check_secret/${encodeURIComponent(secret)}/${encodeURIComponent(operator)}`)
  const register = (uid: string, secret: string, operator: string, extuserid?: string) =>
    server().call('POST', `${authentication}/user_secret/${uid}/${secret}/${operator}${extuserid ? `?extuserid=${extuserid}` : ''}`)

  test('check_secret is 200 for a valid pair, 401 for every other one (R232)', async () => {
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

  test('check_secret tells a test secret by a header, and by nothing else', async () => {
    const secret = await server().newSecret('nfl', { test: true })
    const reply = await check(secret, 'nfl')
    expect(reply).toMatchObject({ status: 200, body: { valid: true } })
    expect(Object.keys(reply.body as object)).toEqual(['valid'])
    expect(reply.headers.get('gamalyze-test')).toBe('1')
    expect((await check(server().secret, 'nfl')).headers.get('gamalyze-test')).toBeNull()
    const wrong = await check(secret, 'hc')
    expect(wrong.status).toBe(401)
    expect(wrong.headers.get('gamalyze-test')).toBeNull()
  })

  test('a secret of 35 or 37 characters is invalid, whatever they are (R206, R249)', async () => {
    for (const secret of ['x'.repeat(35), 'x'.repeat(37), '/'.repeat(35)])
      expect(await check(secret, 'nfl')).toMatchObject({ status: 400, body: { code: 'invalid' } })
    expect(await check('ä/?#%'.padEnd(36, 'x'), 'nfl')).toMatchObject({ status: 401 })
  })

  test('a revoked secret is refused at once, for checks, registrations and draws', async () => {
    const secret = await server().newSecret('hc')
    const uid = randomUUID()
    expect(await check(secret, 'hc')).toMatchObject({ status: 200 })
    expect(await register(uid, secret, 'hc')).toMatchObject({ status: 201 })
    await server().revoke(secret)
    expect(await check(secret, 'hc')).toMatchObject({ status: 401 })
    expect(await register(randomUUID(), secret, 'hc')).toMatchObject({ status: 401 })
    await expect(server().play(uid, ['a'])).rejects.toThrow('draw 1 got 403')
    expect(await server().call('POST', `/api/v1/results/results/${uid}`)).toMatchObject({ status: 403, body: { code: 'forbidden' } })
  })

  test('user_secret registers with 201, answers a repeat with 200, and refuses wrong pairs and taken uids (R233)', async () => {
    const { secret } = server()
    const uid = randomUUID()
    expect(await register(uid, secret, 'nfl')).toMatchObject({ status: 201, body: { registered: true } })
    expect(await register(uid, secret, 'nfl')).toMatchObject({ status: 200, body: { registered: true } })
    expect(await register(uid, await server().newSecret('hc'), 'hc')).toMatchObject({ status: 409, body: { code: 'conflict' } })
    expect(await register(randomUUID(), secret, 'hc')).toMatchObject({ status: 401 })
    expect(await register('short', secret, 'nfl')).toMatchObject({ status: 400 })
    expect(await register(randomUUID(), secret, 'nfl', 'x'.repeat(35))).toMatchObject({ status: 400 })
  })
})
