import { expect, type Page, test } from '@playwright/test'
import { secretOf } from '../demo.ts'

const openLanding = async (page: Page) => page.goto(`/gamalyze?secret=${await secretOf('mindway')}&operator=mindway&language=eng`)
const start = (page: Page) => page.getByRole('button', { name: 'Start game' })

test('the test starts once the terms are accepted, and until then says why (R78, R79, WCAG 3.3.1, 3.3.2, 3.3.4)', async ({ page }) => {
  await openLanding(page)
  await start(page).click()
  await expect(page.getByRole('alert')).toHaveText('You can take the test only if you accept the terms and conditions.')
  await expect(page.getByRole('radio', { name: 'Yes' })).toBeFocused()

  await page.getByRole('radio', { name: 'Yes' }).check()
  await page.getByRole('radio', { name: 'No' }).check()
  await expect(page.getByRole('alert')).toHaveText('You can take the test only if you accept the terms and conditions.')
  await start(page).click()
  await expect(page).toHaveURL(/\/gamalyze\?/)

  await page.getByRole('radio', { name: 'Yes' }).check()
  await expect(page.getByRole('alert')).toHaveCount(0)
  await start(page).click()
  await expect(page).toHaveURL(/\/gamalyze\/instructions/)
})

test('the terms are a dialog that traps the focus and restores it (R77, R81–R83, R114)', async ({ page }) => {
  await openLanding(page)
  const opener = page.getByRole('button', { name: 'terms and conditions' })
  await opener.click()
  const dialog = page.getByRole('dialog', { name: 'Terms and conditions' })
  await expect(dialog.locator('h3')).toHaveText(['General', 'User data', 'Disclaimer', 'Cookies', 'Licence', 'Contact'])
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Tab')
    const outside = await page.evaluate(() => document.activeElement !== document.body && !document.activeElement?.closest('dialog'))
    expect(outside).toBe(false)
  }
  await expect(dialog.getByRole('link', { name: 'contact@gamalyze.example' })).toHaveAttribute(
    'href',
    /^mailto:contact@gamalyze\.example\?subject=/,
  )
  const [download] = await Promise.all([page.waitForEvent('download'), dialog.getByRole('link', { name: 'Download as PDF' }).click()])
  expect(download.suggestedFilename()).toMatch(/\.pdf$/)
  await page.keyboard.press('Escape')
  await expect(dialog).toHaveCount(0)
  await expect(opener).toBeFocused()

  await opener.click()
  await dialog.getByRole('button', { name: 'Close' }).click()
  await expect(opener).toBeFocused()
})
