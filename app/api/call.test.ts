import { createServer, type Server } from 'node:http'
import type { AddressInfo } from 'node:net'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { request, setApiBase } from './call.ts'

let server: Server
let calls: string[]

beforeEach(async () => {
  calls = []
  server = createServer(({ url = '' }, reply) => {
    calls.push(url)
    const putOff = url === '/busy' && calls.length === 1
    reply.writeHead(putOff ? 429 : 200, { 'content-type': 'application/json', ...(putOff && { 'retry-after': '30' }) })
    reply.end(JSON.stringify(putOff ? { code: 'rate_limited', status: 429 } : {}))
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  setApiBase(`http://127.0.0.1:${(server.address() as AddressInfo).port}`)
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] })
})
afterEach(() => {
  vi.useRealTimers()
  setApiBase('')
  server.close()
})

test('a call that was put off is made when its time has come, whoever asks; others go on', async () => {
  await expect(request('GET', '/busy')).rejects.toMatchObject({ code: 'rate_limited' })
  const again = request('GET', '/busy')
  await request('GET', '/other')
  await vi.advanceTimersByTimeAsync(29_999)
  await request('GET', '/other')
  expect(calls).toEqual(['/busy', '/other', '/other'])
  await vi.advanceTimersByTimeAsync(1)
  await again
  expect(calls).toEqual(['/busy', '/other', '/other', '/busy'])
})
