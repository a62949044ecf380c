import { afterAll, beforeAll, expect, test } from 'vitest'
import { startTestServer, type TestServer } from '../testing/test-server.ts'

let server: TestServer
beforeAll(async () => {
  server = await startTestServer()
})
afterAll(() => server?.close())

test('the method card is a page with its figures, and nothing else of the folder above', async () => {
  const page = await fetch(`${server.url}/method-card`)
  expect(page.url).toBe(`${server.url}/method-card/`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  const parts = [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, path]) => path)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect((await fetch(`${page.url}${part}`)).status, part).toBe(200)
  for (const path of ['../operations.md', '%2e%2e/operations.md', '..%2foperations.md'])
    expect((await fetch(`${server.url}/method-card/${path}`)).status, path).toBe(404)
})
