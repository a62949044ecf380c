import { createServer, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Webhook } from 'standardwebhooks'
import { describe, expect, onTestFinished, test } from 'vitest'
import { createWebhookSecret } from '../keys/secrets.ts'
import { isAllowedAddress, wrongWithUrl } from './addresses.ts'
import { nextAttempt, pauses } from './deliver.ts'
import { signedMessage } from './message.ts'
import { post, receiverTimeoutMs } from './post.ts'

/** Whether a webhook may go to addresses outside production and in it (special-purpose registries of IANA, RFC 6890 and its successors). */
const verdicts: [addresses: string, outside: boolean, inside: boolean][] = [
  ['0.0.0.0 10.1.2.3 100.64.0.1 172.16.0.1 172.31.255.255 192.168.1.1 198.18.0.1 224.0.0.1 255.255.255.255', false, false],
  // From within these, clouds tell their machines' secrets.
  ['169.254.169.254 100.100.100.200 168.63.129.16 192.0.0.192 fd00:ec2::254 fd20:ce::254', false, false],
  [':: fc00::1 fd12::1 fe80::1 ff02::1 2001:db8::1', false, false],
  // IPv4 addresses in IPv6 ones
  ['::ffff:168.63.129.16 64:ff9b::a83f:8110 ::ffff:10.0.0.1 ::ffff:8.8.8.8 ::10.0.0.1 ::ffff:0:10.0.0.1', false, false],
  ['64:ff9b::a00:1 64:ff9b:1::1 2002:a00:1::', false, false],
  // No address, and an empty one
  ['nonsense ', false, false],
  ['8.8.8.8 168.63.129.15 168.63.129.17 172.32.0.1 100.128.0.1 2606:4700::1111', true, true],
  ['127.0.0.1 127.9.9.9 ::1', true, false],
]
test.each(verdicts.flatMap(([addresses, ...allowed]) => addresses.split(' ').map((address) => [address, ...allowed] as const)))(
  'a webhook may go to the address "%s" outside production: %s, in production: %s',
  (address, outside, inside) => {
    expect({ outside: isAllowedAddress(address, false), inside: isAllowedAddress(address, true) }).toEqual({ outside, inside })
  },
)

test.each([
  ['https://hooks.example/x', true, true],
  ['http://hooks.example/x', false, false],
  ['http://localhost:99/x', true, false],
  ['http://127.0.0.1:99/x', true, false],
  ['https://localhost./x', true, false],
  ['https://LOCALHOST:22/x', true, false],
  ['https://hooks.localhost/x', true, false],
  ['https://hooks.localhost.:25/x', true, false],
  ['https://localhost.example/x', true, true],
  ['https://notlocalhost/x', true, true],
  ['https://10.0.0.1/x', false, false],
  ['https://168.63.129.16/metadata', false, false],
  ['https://[::ffff:a00:1]/x', false, false],
  ['https://2130706433/', true, false],
  ['https://0x7f.1/', true, false],
  ['https://a:b@hooks.example/', false, false],
  ['https://a@hooks.example/', false, false],
  ['ftp://hooks.example/', false, false],
  ['hooks.example', false, false],
  ['https://hooks.example/\u001b[2J', false, false],
  ['https://hooks.example/\u0000', false, false],
  ['https://hooks.example/\u202etxt.exe', false, false],
  ['https://ho\u200boks.example/', false, false],
  ['https://hooks.example/ x', false, false],
])('%s is accepted outside production: %s, in production: %s', (url, outside, inside) => {
  expect({ outside: wrongWithUrl(url, false) === undefined, inside: wrongWithUrl(url, true) === undefined }).toEqual({ outside, inside })
})

describe('a delivery', () => {
  const options = { production: false, timeoutMs: 3000 }
  const receiverAt = async (host: string, answer: (reply: ServerResponse) => unknown) => {
    const receiver = createServer((request, reply) => {
      request.resume()
      answer(reply)
    })
    await new Promise<void>((resolve) => receiver.listen(0, host, resolve))
    onTestFinished(() => {
      receiver.closeAllConnections()
      receiver.close()
    })
    return (receiver.address() as AddressInfo).port
  }

  const named = (...addresses: string[]) => ({
    ...options,
    resolver: async () => addresses.map((address) => ({ address, family: address.includes(':') ? 6 : 4 })),
  })

  test.each([
    ['127.0.0.2', '127.0.0.1'],
    ['127.0.0.1', '127.0.0.2'],
    ['::1', '127.0.0.1'],
    ['127.0.0.2', '::1', '127.0.0.3', '127.0.0.1'],
  ])('to a name with the addresses %s, %s … goes to the one that takes connections', async (...addresses) => {
    const port = await receiverAt('127.0.0.1', (reply) => reply.writeHead(204).end())
    expect(await post(`http://localhost:${port}/`, {}, '{}', named(...addresses))).toEqual({ status: 204 })
  })

  test('says why none of the addresses takes it, and tries none if one is an inner address', async () => {
    expect(await post('http://localhost:9/', {}, '{}', named('127.0.0.2', '127.0.0.1'))).toEqual({ error: 'ECONNREFUSED' })
    const port = await receiverAt('127.0.0.1', (reply) => reply.writeHead(204).end())
    expect(await post(`http://localhost:${port}/`, {}, '{}', named('127.0.0.1', '10.0.0.1'))).toEqual({ error: 'inner address' })
  })

  test.each([
    ['/', 'redirects to http://127.0.0.1:PORT/; enter that address'],
    ['/hook/', 'redirects to another address at 127.0.0.1:PORT; enter the one that answers'],
    ['https://www.shop.example/', 'redirects to https://www.shop.example/; enter that address'],
    ['//shop.example/Your%20account%20is%20closed?call', 'redirects to another address at shop.example; enter the one that answers'],
    ['https://please:call@shop.example/', 'redirects to another address at shop.example; enter the one that answers'],
    ['mailto:evil@shop.example', undefined],
    ['http://[', undefined],
    [`/${'x'.repeat(400)}`, undefined],
    ['', undefined],
  ])('that is redirected to “%s” says so', async (location, words) => {
    const port = await receiverAt('127.0.0.1', (reply) => reply.writeHead(308, location ? { location } : {}).end())
    const error = words?.replace('PORT', `${port}`)
    expect(await post(`http://127.0.0.1:${port}/`, {}, '{}', options)).toEqual({ status: 308, ...(error && { error }) })
  })
})

describe('the schedule of Standard Webhooks', () => {
  const minute = 60_000
  test('starts at once, then after 5 s, 5 and 30 min, 2, 5, 10, 14, 20 and 24 h, each with up to a tenth of jitter', () => {
    const hours = [2, 5, 10, 14, 20, 24].map((count) => count * 60 * minute)
    expect(pauses).toEqual([5000, 5 * minute, 30 * minute, ...hours])
    for (const [index, pause] of pauses.entries()) {
      expect(nextAttempt(index + 1, 1000, 0)).toBe(1000 + pause)
      expect(nextAttempt(index + 1, 1000, 1)).toBe(1000 + Math.round(pause * 1.1))
    }
    expect(nextAttempt(10, 1000, 0)).toBeNull()
    expect(receiverTimeoutMs).toBe(15_000)
  })
  test('respects a longer Retry-After, in seconds or as a date, up to a day; an invalid one is ignored', () => {
    expect(nextAttempt(1, 0, 0, '120')).toBe(120_000)
    expect(nextAttempt(1, 0, 0, 'Thu, 01 Jan 1970 00:10:00 GMT')).toBe(600_000)
    expect(nextAttempt(1, 0, 0, '1')).toBe(5000)
    expect(nextAttempt(1, 0, 0, '999999999')).toBe(24 * 60 * minute)
    expect(nextAttempt(1, 0, 0, 'soon')).toBe(5000)
  })
})

describe('the official verifier', () => {
  const data = { reference: `rf_${'1'.repeat(33)}`, operator: 'nfl', sequence: 2, test: false }
  const make = (sequence: number, secrets: Parameters<typeof signedMessage>[1]) =>
    signedMessage(
      { messageId: `msg_${sequence}`, type: 'game.completed', at: Date.now(), data: { ...data, sequence } },
      secrets,
      Date.now(),
    )

  test('accepts a message, and refuses it with another character anywhere but in the version of its signature', () => {
    const secret = createWebhookSecret()
    const verifier = new Webhook(secret)
    const { headers, body } = make(1, { secret, oldSecrets: [] })
    expect(verifier.verify(body, headers)).toMatchObject({ data: { sequence: 1 } })
    for (const [name, text] of Object.entries({ ...headers, body }))
      for (let at = name === 'webhook-signature' ? 3 : 0; at < text.length - 1; at += 1) {
        const changed = { ...headers, body, [name]: text.slice(0, at) + (text[at] === '1' ? '2' : '1') + text.slice(at + 1) }
        expect(() => verifier.verify(changed.body, changed), `${name}, ${at}`).toThrow()
      }
  })

  test('accepts either secret after a rotation until the old one expires', () => {
    const [secret, oldSecret, older] = [createWebhookSecret(), createWebhookSecret(), createWebhookSecret()]
    const old = (until: number) => ({ secret, oldSecrets: [oldSecret, older].map((each) => ({ secret: each, until })) })
    const during = make(1, old(Date.now() + 1000))
    for (const each of [secret, oldSecret, older]) expect(() => new Webhook(each).verify(during.body, during.headers)).not.toThrow()
    const after = make(1, old(Date.now() - 1))
    expect(() => new Webhook(oldSecret).verify(after.body, after.headers)).toThrow()
  })
})
