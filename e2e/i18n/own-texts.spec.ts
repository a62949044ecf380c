import { expect, test } from '@playwright/test'
import { openLanding } from '../operators/support/operators.ts'

test("an operator's own texts appear on its pages, arrive with the page and appear nowhere else", async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await openLanding(page, 'racecard-weekly')
  await expect(page.locator('#main h1')).toHaveText('Do you know your own form?')
  await expect(page.getByText('You study the form of every runner.')).toBeVisible()
  await expect(page.getByText('You play for points only, never for money')).toBeVisible()
  expect(requests.filter((address) => /\/texts\/|\.json/.test(address))).toEqual([])

  await openLanding(page, 'mindway', { language: 'uk' })
  await expect(page.locator('#main h1')).toHaveText('What’s your playing style?')
  expect(errors).toEqual([])
})
