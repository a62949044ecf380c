import { globSync, readFileSync } from 'node:fs'
import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { pino } from 'pino'
import { afterAll, expect, test } from 'vitest'
import { drawsOf, startTestServer } from '../testing/test-server.ts'
import { openHttp } from './create-app.ts'

const server = await startTestServer()
afterAll(() => server.close())

/** Sends raw bytes and returns everything received until the server closes the connection. */
const sendRaw = (text: string | Buffer): Promise<string> => {
  const { hostname, port } = new URL(server.url)
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(text))
    let answer = ''
    socket.setEncoding('utf8')
    socket.on('data', (data) => {
      answer += data
    })
    socket.on('error', reject)
    socket.on('close', () => resolve(answer))
  })
}

const head = (lines: string[]) => `${lines.join('\r\n')}\r\n\r\n`
const post = 'POST /api/v1/game/store_card_selection HTTP/1.1'
const json = 'content-type: application/json'

test.each([
  ['no HTTP', 'HELLO\r\n\r\n'],
  ['two lengths', `${head([post, 'host: x', json, 'content-length: 2', 'content-length: 3'])}{}`],
  ['Content-Length with chunks', `${head([post, 'host: x', json, 'content-length: 2', 'transfer-encoding: chunked'])}0\r\n\r\n`],
  ['a line break in a header', head(['GET / HTTP/1.1', 'host: x', 'x: a\rb: c'])],
  ['a header without a colon', head(['GET / HTTP/1.1', 'host: x', 'broken'])],
  ['an encoding that is not the last', `${head([post, 'host: x', json, 'transfer-encoding: chunked, identity'])}0\r\n\r\n`],
  ['an encoding hidden by a space', `${head([post, 'host: x', json, 'transfer-encoding : chunked'])}0\r\n\r\n`],
  ['a signed Content-Length', `${head([post, 'host: x', json, 'content-length: +2'])}{}`],
  ['a chunk size that is not a number', `${head([post, 'host: x', json, 'transfer-encoding: chunked'])}0x2\r\n{}\r\n0\r\n\r\n`],
  ['a chunk beyond any integer', `${head([post, 'host: x', json, 'transfer-encoding: chunked'])}ffffffffffffffffff\r\n{}\r\n0\r\n\r\n`],
  ['a folded header', head(['GET / HTTP/1.1', 'host: x', 'x: a', ' transfer-encoding: chunked'])],
  ['no host', head(['GET /healthz HTTP/1.1'])],
  ['headers of 40 kB', head(['GET / HTTP/1.1', 'host: x', `x: ${'y'.repeat(40_000)}`])],
])('a request that is %s gets one short refusal, and the connection is closed', async (_name, text) => {
  const answer = await sendRaw(text)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(answer).not.toMatch(/node:|\.ts|Error/)
})

const statusOf = async (...lines: string[]) => (await sendRaw(`${head([...lines, 'connection: close'])}`)).slice(9, 12)

test.each([
  ['two hosts', ['GET /healthz HTTP/1.1', 'host: x', 'Host: y'], '400'],
  ['the same host twice', ['GET /healthz HTTP/1.1', 'HOST: x', 'host: x'], '400'],
  ['a list of hosts', ['GET /healthz HTTP/1.1', 'host: x, y'], '400'],
  ['a host with a path', ['GET /healthz HTTP/1.1', 'host: x/y'], '400'],
  ['a host with a port', ['GET /healthz HTTP/1.1', 'host: [::1]:8080'], '200'],
  ['two content types', ['GET /healthz HTTP/1.1', 'host: x', json, 'Content-Type: text/plain'], '400'],
  ['two authorizations', ['GET /healthz HTTP/1.1', 'host: x', 'authorization: Bearer a', 'Authorization: Bearer b'], '400'],
  ['a compressed body', ['GET /healthz HTTP/1.1', 'host: x', 'content-encoding: gzip'], '400'],
  ['another version of HTTP', ['GET /healthz HTTP/2.0', 'host: x'], '400'],
  ['an absolute address', ['GET http://x/healthz HTTP/1.1', 'host: x'], '400'],
  ['an absolute address with a path that is none', ['GET x:/healthz HTTP/1.1', 'host: x'], '400'],
  ['an escaped letter', ['GET /%6detrics HTTP/1.1', 'host: x'], '404'],
  ['an escaped letter in capitals', ['GET /healt%68%7A HTTP/1.1', 'host: x'], '404'],
  ['two slashes', ['GET //healthz HTTP/1.1', 'host: x'], '404'],
  ['two slashes within', ['GET /api//v1/game/card_value HTTP/1.1', 'host: x'], '400'],
  ['a dot', ['GET /./healthz HTTP/1.1', 'host: x'], '404'],
  ['two dots', ['GET /gamalyze/../healthz HTTP/1.1', 'host: x'], '404'],
  ['dots at the end', ['GET /gamalyze/.. HTTP/1.1', 'host: x'], '404'],
  ['escaped dots', ['GET /gamalyze/%2e%2E/healthz HTTP/1.1', 'host: x'], '404'],
  ['an escaped slash', ['GET /gamalyze%2fgame HTTP/1.1', 'host: x'], '404'],
  ['an escaped slash in an operator', ['GET /api/v1/operators/a%2Fb HTTP/1.1', 'host: x'], '400'],
  ['a backslash', ['GET /gamalyze\\game HTTP/1.1', 'host: x'], '404'],
  ['an escaped backslash', ['GET /gamalyze%5cgame HTTP/1.1', 'host: x'], '404'],
  ['what is its normal form', ['GET /healthz HTTP/1.1', 'Host: x'], '200'],
  ['dots and slashes after the path', ['GET /healthz?a=//../%6d HTTP/1.1', 'host: x'], '200'],
])('what proxies may read differently is refused: %s', async (_name, lines, status) => {
  expect(await statusOf(...lines)).toBe(status)
})

test('a secret, an id and a mail address may hold a slash', async () => {
  const secret = encodeURIComponent('a/b'.padEnd(36, 'x'))
  expect(await server.call('GET', `/api/v1/authentication/check_secret/${secret}/nfl`)).toMatchObject({ status: 401 })
  expect(await server.call('GET', `/api/v1/authentication/external_uid/${secret}/${server.secret}`)).not.toMatchObject({ status: 400 })
})

test.each([
  ['application/json', 200],
  ['application/json; charset=utf-8', 200],
  ['application/json;charset="UTF-8"', 200],
  ['application/json; charset=utf-16', 415],
  ['application/json; charset=utf-16le; charset=utf-8', 415],
  ['application/json; charset=utf-8; charset=utf-16', 415],
  ['application/json; charset=iso-8859-1', 415],
  ["application/json; charset*=utf-8''utf-7", 415],
  ['application/json; charset=', 415],
])('a body of type %s gets %i', async (type, status) => {
  const [draw] = drawsOf(await server.newGame(), ['a'])
  const reply = await fetch(`${server.url}/api/v1/game/store_card_selection`, {
    method: 'POST',
    headers: { 'content-type': type },
    body: JSON.stringify(draw),
  })
  expect(reply.status).toBe(status)
  if (status !== 200) expect(await reply.json()).toMatchObject({ status, code: 'unsupported_media_type' })
})

/** Names of headers that our code reads, and that the libraries it stands on read. */
const namesRead = (): string[] => {
  const sources = globSync('server/**/*.ts').filter((file) => !/test|testing/.test(file))
  const texts = sources.map((file) => readFileSync(file, 'utf8'))
  const ours = texts.flatMap((text) =>
    [...text.matchAll(/(?<!reply\.)headers(?:\.(\w+)|\[?'([\w-]+)'\])/g)].map(([, name, quoted]) => name ?? quoted ?? ''),
  )
  const libraries = ['accept', 'accept-version', 'connection', 'traceparent', 'x-forwarded-host', 'x-forwarded-proto']
  const files = ['cache-control', 'if-match', 'if-modified-since', 'if-range', 'if-unmodified-since', 'range']
  const destructured = ['host', 'content-type', 'origin', 'sec-fetch-site']
  return [...new Set([...ours, ...libraries, ...files, ...destructured])]
}

test('a header of 15 kB, alone or in parts, is refused or read as if it were not sent, whatever its name', async () => {
  const app = openHttp({ ...server.deps, config: { ...server.deps.config, trustProxy: 1 } }, () => [])
  app.get('/headers', ({ headers, ips }) => ({
    longest: Math.max(...Object.values(headers).map((value) => value?.length ?? 0)),
    ips: ips?.length,
  }))
  const names = namesRead()
  expect(names).toEqual(
    expect.arrayContaining(['accept-encoding', 'accept-language', 'authorization', 'cookie', 'idempotency-key', 'user-agent']),
  )
  for (const name of [...names, 'x-anything']) {
    const reply = await app.inject({ url: '/headers', headers: { host: 'x', [name]: 'a,'.repeat(7500) } })
    if (reply.statusCode === 400) expect(reply.json(), name).toMatchObject({ code: 'invalid' })
    else expect(reply.json(), name).toEqual({ longest: expect.toSatisfy((length: number) => length <= 1024), ips: 1 })
  }
  await app.close()
  const parts = Array.from({ length: 15 }, () => `accept-encoding: ${'br,'.repeat(330)}`)
  expect(await sendRaw(head(['GET /gamalyze HTTP/1.1', 'host: x', ...parts, 'connection: close']))).not.toMatch(/content-encoding/)
  expect(await statusOf('GET /healthz HTTP/1.1', 'host: x', `cookie: ${'a=b; '.repeat(3000)}`)).toBe('200')
  // Without its condition a part of another version would be sent.
  expect(await statusOf('GET /healthz HTTP/1.1', 'host: x', 'range: bytes=0-9', `if-range: "${'a'.repeat(1500)}"`)).toBe('400')
})

test('request smuggling: bytes after a complete request are parsed as a separate request, and nothing is answered twice', async () => {
  const metricsRequest = head(['GET /metrics HTTP/1.1', 'host: x', 'connection: close'])
  const answer = await sendRaw(
    `${head(['GET /healthz HTTP/1.1', 'host: x', `content-length: ${metricsRequest.length}`, 'connection: close'])}${metricsRequest}`,
  )
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(answer).not.toContain('process_cpu')
})

test('prototype pollution: prototype keys are refused, and no object is modified', async () => {
  const send = (body: string) =>
    fetch(`${server.url}/api/v1/game/popup_answer`, { method: 'POST', headers: { 'content-type': 'application/json' }, body })
  for (const body of [
    '{"__proto__":{"polluted":1}}',
    '{"constructor":{"prototype":{"polluted":1}}}',
    '{"id":"x","\\u005f_proto__":{"polluted":1}}',
    '{"a":{"__proto__":{"polluted":1}}}',
  ])
    expect((await send(body)).status, body).toBe(400)
  for (const query of ['__proto__[polluted]=1', '__proto__=1', 'constructor.prototype.polluted=1', 'stack_type[__proto__]=1'])
    expect((await server.call('GET', `/api/v1/game/card_value?${query}`)).status, query).toBe(400)
  expect('polluted' in {}).toBe(false)
})

test('decompression bombs: a compressed body is refused, not unpacked', async () => {
  const body = gzipSync('0'.repeat(10_000_000)).subarray(0, 8000)
  const reply = await fetch(`${server.url}/api/v1/game/store_card_selection`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  })
  expect(reply.status).toBe(400)
})

test('nobody gets CORS headers for the API', async () => {
  for (const origin of ['https://evil.example', 'null']) {
    const reply = await fetch(`${server.url}/api/v1/game/card_value?selection_from_stack=0&stack_type=a&reward_structure_id=0`, {
      headers: { origin },
    })
    expect(reply.headers.get('access-control-allow-origin')).toBeNull()
  }
  expect((await server.call('OPTIONS', '/api/v1/game/popup_answer')).status).toBe(404)
})

test('a fault of ours is answered with a random id that its line in the log repeats, with its place but without its message', async () => {
  const lines: string[] = []
  const app = openHttp({ ...server.deps, log: pino({ base: null }, { write: (line) => lines.push(line) }) }, () => [])
  app.get('/fault', () => {
    throw new TypeError('zq7canary')
  })
  const reply = await app.inject('/fault')
  expect(reply.statusCode).toBe(500)
  const id = reply.headers['x-request-id']
  expect(id).toMatch(/^[0-9a-f-]{36}$/)
  const told = { request: id, name: 'TypeError', stack: expect.stringMatching(/^at .*http-messages/), msg: 'request failed' }
  expect(JSON.parse(lines.join(''))).toMatchObject(told)
  expect(lines.join('')).not.toContain('zq7canary')
  await app.close()
})
