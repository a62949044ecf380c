import type { Page } from '@playwright/test'
import { secretOf } from '../demo.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'

const pages = [
  '',
  'quickstart',
  'webhooks',
  'errors/',
  'errors/bad_options',
  'operations',
  'settings',
  'data',
  'api/',
  'known-users',
  'sdk/core',
  'method-card',
]

test('the documentation has no barrier and no sideways scroll on a phone and a wide screen, light and dark', async ({ page }) => {
  test.skip(process.env.DOCS !== 'all', 'runs in npm run soak -- docs')
  test.setTimeout(600_000)
  for (const path of pages) {
    await page.goto(`/docs/${path}`)
    for (const width of [390, 1440])
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.setViewportSize({ width, height: 900 })
        await page.emulateMedia({ colorScheme })
        expect(await violations(page), `${path} ${width} ${colorScheme}`).toEqual([])
        expect(await page.evaluate(() => document.documentElement.scrollWidth - innerWidth), `${path} ${width}`).toBe(0)
      }
  }
})

const firstHit = async (page: Page, words: string) => {
  await page.locator('.VPLocalSearchBox input').fill(words)
  return page.locator('.VPLocalSearchBox .result').first()
}

test('the search finds guides before codes and types', async ({ page }) => {
  await page.goto('/docs/')
  await page.getByRole('button', { name: 'Search' }).first().click()
  for (const [words, path] of Object.entries({
    webhook: 'webhooks',
    secret: 'secrets',
    csp: 'policies',
    mount: 'embedding',
    postgres: 'postgresql',
  }))
    await expect(await firstHit(page, words), words).toHaveAttribute('href', new RegExp(`/docs/${path}(?:#|$)`))
  await expect(await firstHit(page, 'FRAME_REFUSED')).toHaveAttribute('href', /\/docs\/errors\/frame_refused/)
})

test('the reader’s own values are filled in, the test runs on the home page, and an error is looked up', async ({ page }) => {
  const faults: string[] = []
  page.on('pageerror', ({ message }) => faults.push(message))
  page.on('console', (message) => message.type() === 'error' && faults.push(message.text()))
  const secret = await secretOf('mindway')
  await page.goto(`/docs/quickstart#operator=mindway&secret=${secret}`)
  await expect(page.locator('mark:visible')).toHaveText(['mindway', secret])
  expect(new URL(page.url()).hash).toBe('')
  expect(
    await page
      .locator('.code-tag')
      .first()
      .evaluate((tag) => getComputedStyle(tag).color),
  ).not.toBe(
    await page
      .locator('.code-string-expression')
      .first()
      .evaluate((text) => getComputedStyle(text).color),
  )

  await page.getByRole('link', { name: 'Gamalyze' }).click()
  await page.getByRole('button', { name: 'Run here' }).click()
  await expect(page.locator('.demo li.heard')).toHaveText(/ready/)
  await expect(page.frameLocator('#live iframe').locator('#main h1')).toBeVisible()
  await page.getByRole('textbox', { name: 'Look up an error' }).fill('Gamalyze FRAME_REFUSED: the frame')
  await expect(page.getByRole('link', { name: 'FRAME_REFUSED' })).toHaveAttribute('href', '/docs/errors/frame_refused')

  await page.getByRole('link', { name: 'Make your first page' }).click()
  await page.context().grantPermissions(['clipboard-read', 'clipboard-write'])
  await page.getByRole('button', { name: 'Copy as Markdown' }).click()
  await expect(page.getByRole('button', { name: 'Copied' })).toBeVisible()
  expect(await page.evaluate(() => navigator.clipboard.readText())).toMatch(/^# Your first page\n/)
  await page.getByRole('button', { name: 'Use example values' }).click()
  await expect(page.locator('pre:visible').first()).toContainText("operator: 'your-operator'")
  expect(faults).toEqual([])
})
