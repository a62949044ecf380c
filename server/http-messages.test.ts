import { connect } from 'node:net'
import { gzipSync } from 'node:zlib'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from './test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

/** Sends bytes as they stand and returns all that comes back until the server ends the connection. */
function sendRaw(text: string | Buffer): Promise<string> {
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
  ['length and chunks', `${head([post, 'host: x', json, 'content-length: 2', 'transfer-encoding: chunked'])}0\r\n\r\n`],
  ['a line break in a header', head(['GET / HTTP/1.1', 'host: x', 'x: a\rb: c'])],
  ['a header without colon', head(['GET / HTTP/1.1', 'host: x', 'broken'])],
  ['headers of 40 kB', head(['GET / HTTP/1.1', 'host: x', `x: ${'y'.repeat(40_000)}`])],
])('%s: one short refusal, and the connection ends', async (_name, text) => {
  const answer = await sendRaw(text)
  expect(answer).toMatch(/^HTTP\/1\.1 4\d\d /)
  expect(answer.match(/HTTP\/1\.1/g)).toHaveLength(1)
  expect(answer).not.toMatch(/node:|\.ts|Error/)
})

test('a compressed body is refused, not unpacked', async () => {
  const body = gzipSync('0'.repeat(10_000_000)).subarray(0, 8000)
  const reply = await fetch(`${server.url}/api/v1/game/store_card_selection`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', 'content-encoding': 'gzip' },
    body,
  })
  expect(reply.status).toBe(400)
})

test('a body beyond 8 kB is refused', async () => {
  expect(await server.call('POST', '/api/v1/game/popup_answer', { id: 'x'.repeat(9000) })).toMatchObject({ body: { code: 'invalid' } })
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
