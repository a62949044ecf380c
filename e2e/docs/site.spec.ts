import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from '@playwright/test'
import { violations } from '../violations.ts'

// On an idle machine: it looks at bytes, shifts and every word of the search.
test.skip(process.env.DOCS !== 'all', 'runs in npm run soak -- docs')

const samplePages = ['/docs/', '/docs/quickstart', '/docs/api/', '/docs/errors/unauthorized']
/** What the search must find: each error code, and each option of mount. */
const words = () => {
  const codes = readdirSync('dist/docs/errors').flatMap((file) => (file.endsWith('.md') && file !== 'index.md' ? [file.slice(0, -3)] : []))
  const options = /export type MountOptions = \{(.*?)\n\}/s.exec(readFileSync('sdk/options.ts', 'utf8'))?.[1] ?? ''
  return { codes, options: [...options.matchAll(/^ {2}(\w+)\??:/gm)].map(([, name = '']) => name) }
}

test.setTimeout(180_000)

test('four pages have no violation in both schemes, ask nobody else for anything, stay within 120 kB, and nothing in them moves', async ({
  page,
  context,
}) => {
  const problems: string[] = []
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  page.on('pageerror', (error) => problems.push(String(error)))
  const client = await context.newCDPSession(page)
  await client.send('Network.enable')
  let bytes = 0
  client.on('Network.loadingFinished', ({ encodedDataLength }) => {
    bytes += encodedDataLength
  })
  const origins = new Set<string>()
  page.on('request', (request) => request.url().startsWith('http') && origins.add(new URL(request.url()).origin))
  await page.addInitScript(() => {
    const shifts = { sum: 0 }
    Object.assign(window, { shifts })
    new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) shifts.sum += (entry as unknown as { value: number }).value
    }).observe({ type: 'layout-shift', buffered: true })
  })
  for (const path of samplePages) {
    bytes = 0
    await client.send('Network.clearBrowserCache')
    await page.goto(path, { waitUntil: 'networkidle' })
    expect(bytes, path).toBeLessThan(120_000)
    expect(await page.evaluate(() => (window as unknown as { shifts: { sum: number } }).shifts.sum), path).toBe(0)
    expect(await violations(page), path).toEqual([])
    await page.evaluate(async () => {
      document.documentElement.classList.toggle('dark')
      await Promise.allSettled(document.getAnimations().map(({ finished }) => finished))
    })
    expect(await violations(page, { rules: 'colours' }), `${path} dark`).toEqual([])
  }
  expect([...origins]).toEqual([new URL(page.url()).origin])
  expect(problems).toEqual([])
})

test('the search finds each error code and each option', async ({ page }) => {
  await page.goto('/docs/')
  await page.getByRole('button', { name: 'Search' }).click()
  const field = page.getByRole('searchbox').or(page.locator('.search-input')).first()
  const results = page.locator('.VPLocalSearchBox .result')
  const { codes, options } = words()
  for (const code of codes) {
    await field.fill(code)
    await expect(results.locator(`xpath=self::*[contains(@href, "/errors/${code}")]`).first(), code).toBeVisible()
  }
  for (const option of options) {
    await field.fill(option)
    await expect(results.first(), option).toBeVisible()
  }
})

test('examples are filled from the address, which then no longer has it, and tabs and copy buttons work', async ({ page, context }) => {
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  const integrity = `sha384-${'A'.repeat(64)}`
  await page.goto(`/docs/quickstart#${new URLSearchParams({ operator: 'nfl', integrity, script: '/sdk/1.0.0-feedbeef/gamalyze.js' })}`)
  await expect(page.locator('.vp-doc')).toContainText("operator: 'nfl'")
  expect(new URL(page.url()).hash).toBe('')
  await page.getByText('Element', { exact: true }).click()
  const block = page.locator('.vp-code-group .blocks > div').nth(2)
  await expect(block).toBeVisible()
  await block.hover()
  await block.getByRole('button', { name: 'Copy' }).click()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toContain('<gamalyze-test operator="nfl"')
  await page.getByRole('link', { name: 'Policies and integrity' }).first().click()
  await expect(page.locator('.vp-doc')).toContainText(integrity)
  await expect(page.locator('.vp-doc')).toContainText('/sdk/1.0.0-feedbeef/gamalyze.js')
  await page.goto('/docs/quickstart#operator=%3Cimg%20src%3Dx%3E')
  await expect(page.locator('.vp-doc')).toContainText('your-operator')
})

test('an error’s old address leads to its page', async ({ page }) => {
  await page.goto('/docs/embedding#SECRET_TIMEOUT')
  await expect(page.getByRole('heading', { name: 'SECRET_TIMEOUT' })).toBeVisible()
})

test.describe('without JavaScript, on a phone', () => {
  test.use({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } })
  test('a page is read, its tabs change, and links lead on', async ({ page }) => {
    await page.goto('/docs/')
    await page.getByRole('link', { name: 'A first page' }).last().click()
    await expect(page.getByRole('heading', { name: 'A first page' })).toBeVisible()
    const blocks = page.locator('.vp-code-group .blocks > div')
    await expect(blocks.first()).toBeVisible()
    await page.getByText('Element', { exact: true }).click()
    await expect(blocks.nth(2)).toBeVisible()
    await expect(blocks.first()).toBeHidden()
  })
})
