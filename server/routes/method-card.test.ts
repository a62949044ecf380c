import { afterAll, expect, test } from 'vitest'
import { startTestServer } from '../testing/test-server.ts'

let now = Date.now()
const server = await startTestServer({}, { clock: () => now })
afterAll(() => server.close())

test('the method card is served with its figures, and nothing else of the parent folder', async () => {
  const page = await fetch(`${server.url}/method-card`)
  expect(page.url).toBe(`${server.url}/method-card/`)
  expect(page.headers.get('content-type')).toContain('text/html')
  expect(page.headers.get('content-security-policy')).toContain("default-src 'none'")
  const html = await page.text()
  expect(html).toContain('<h1>Method card</h1>')
  expect(html, 'without scripts or inline styles').not.toMatch(/<script|<style|style=/)
  const parts = [...html.matchAll(/(?:src|href)="([^":]+)"/g)].map(([, path]) => path)
  expect(parts.length).toBeGreaterThan(0)
  for (const part of parts) expect((await fetch(`${page.url}${part}`)).status, part).toBe(200)
  for (const path of ['../operations.md', '%2e%2e/operations.md', '..%2foperations.md'])
    expect((await fetch(`${server.url}/method-card/${path}`)).status, path).toBe(404)
})

test('its live section counts what players say about their results, by claim, rounded down to tens', async () => {
  const living = async () => (await (await fetch(`${server.url}/method-card/`)).text()).split('What players of this installation say')[1]
  expect(await living()).toContain('Not enough answers yet.')
  const say = (event: 'fits_yes' | 'fits_no' | 'help', claim?: string) =>
    server.store.tallies.add({ operator: 'nfl', day: 20_773, event, key: claim })
  for (let i = 0; i < 12; i++) await say('fits_yes', 'habit_betaP_high')
  for (let i = 0; i < 9; i++) await say('fits_no', 'habit_betaF_high')
  for (let i = 0; i < 10; i++) await say('help')
  expect(await living(), 'within five minutes').toContain('Not enough answers yet.')
  now += 300_000
  const page = (await living())?.replaceAll('\n', '')
  expect(page).toContain('<tr><td>habit_betaP_high</td><td>10</td><td>0</td><td>0</td></tr>')
  expect(page).not.toContain('habit_betaF_high')
  expect(page?.match(/<tr>/g)).toHaveLength(2)
})
