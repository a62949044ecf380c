import { expect, test } from '@playwright/test'
import { operators } from './support/operators.ts'

test('the gallery shows every operator live, and filters by kind and language', async ({ page }) => {
  const all = await operators()
  await page.goto('/gallery')
  await expect(page.getByRole('status')).toHaveText(`${all.length} of ${all.length}`)
  await expect(page.getByRole('article')).toHaveCount(all.length)
  // Three screens of each, but live only near the viewport.
  await expect(page.locator('#amforeas iframe')).toHaveCount(3)
  await expect(page.locator('#vegaslegends iframe')).toHaveCount(0)
  await page.locator('#vegaslegends').scrollIntoViewIfNeeded()
  await expect(page.locator('#vegaslegends iframe')).toHaveCount(3)
  await expect(page.locator('#amforeas iframe')).toHaveCount(0)

  await page.getByRole('combobox', { name: 'background' }).selectOption('fullScreen')
  await page.getByRole('combobox', { name: 'default language' }).selectOption('us')
  const expectedOperators = all.filter(({ background, defaultLanguage }) => background.kind === 'fullScreen' && defaultLanguage === 'us')
  expect(expectedOperators.length).toBeGreaterThan(0)
  await expect(page.getByRole('article')).toHaveCount(expectedOperators.length)

  const card = page.locator('#nfl')
  for (const [index, heading] of [
    'What’s your playing style?',
    'Card game',
    'In this game your risk score counts as risky behavior.',
  ].entries())
    await expect(card.locator('iframe').nth(index).contentFrame().getByRole('heading', { level: 1, name: heading })).toBeAttached({
      timeout: 20_000,
    })
})
