import { expect, test } from '@playwright/test'
import { secrets } from '../operators/support/operators.ts'

test('a switch of language is one request, sets the page language and keeps what the player did', async ({ page }) => {
  const { mindway } = await secrets()
  await page.goto(`/gamalyze?operator=mindway&language=ENG&secret=${mindway}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  // What is prefetched when idle is not part of the switch.
  await page.waitForLoadState('networkidle')
  const requests: string[] = []
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))

  await page.getByLabel('Language').selectOption('dan')
  await expect(page.getByRole('button', { name: 'Start spillet' })).toBeVisible()
  expect(await page.evaluate(() => document.documentElement.lang)).toBe('da')
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked()
  expect(requests).toHaveLength(1)
})
