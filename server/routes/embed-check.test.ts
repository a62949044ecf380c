import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

const server = await startTestServer()
afterAll(() => server.close())

const listing = async (operator: string, origin: string) => {
  const reply = await fetch(`${server.url}/embed-check.json?${new URLSearchParams({ operator, origin })}`)
  expect(reply.headers.get('access-control-allow-origin')).toBe('*')
  expect(reply.headers.get('access-control-expose-headers')).toBe('date') // for who asks whether their clock is right
  return reply.json()
}

test('a page learns whether the operator is known and whether it may embed the test, and nothing else', async () => {
  expect(await listing('mindway', 'http://localhost:5173')).toEqual({ operator: true, page: 'local' })
  expect(await listing('MINDWAY', 'https://evil.example')).toEqual({ operator: true, page: 'unknown' })
  expect(await listing('nobody', 'http://localhost:5173')).toEqual({ operator: false, page: 'unknown' })
})

test('a request without operator or origin is refused', async () => {
  expect((await fetch(`${server.url}/embed-check.json?operator=mindway`)).status).toBe(400)
  expect((await fetch(`${server.url}/embed-check.json?operator=${'x'.repeat(65)}&origin=a`)).status).toBe(400)
})

test('/embed-check is a page', async () => {
  const reply = await fetch(`${server.url}/embed-check`)
  expect(reply.status).toBe(200)
  expect(reply.headers.get('content-type')).toBe('text/html; charset=utf-8')
  expect(reply.headers.get('content-security-policy')).toContain("frame-ancestors 'none'")
})
