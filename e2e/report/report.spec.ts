import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'
import { readPdf } from '../../server/testing/read-pdf.ts'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'
import { type CompleteGame, finishedGame } from './complete-game.ts'

let game: CompleteGame
test.beforeAll(async () => {
  game = await finishedGame('betarades')
})

/** Opens the full report in a session that holds the operator's secret. */
const openReport = async (page: Page, language: string): Promise<void> => {
  await page.addInitScript(({ secret, operator }) => {
    sessionStorage.setItem('secret', secret)
    sessionStorage.setItem('operator', operator)
  }, game)
  await page.goto(`/gamalyze/full_report?operator=${game.operator}&language=${language}&uid=${game.uid}`)
}

test('the report is saved as a PDF named in the screen’s language, and says its score, profile and tips (R14)', async ({ page }) => {
  await openReport(page, 'gre')
  const link = page.locator('a[download][href*=".pdf"]')
  const [download] = await Promise.all([page.waitForEvent('download'), link.click()])
  expect(download.suggestedFilename()).toBe('Η πλήρης αναφορά σας.pdf')
  const bytes = await readFile(await download.path())
  expect(bytes.subarray(0, 5).toString()).toBe('%PDF-')
  // Lines and words are divided elsewhere than on the screen.
  const plain = (text: string) => text.replaceAll(/[\s-]/g, '').toLowerCase()
  const said = plain((await readPdf(bytes)).pages.map(({ text }) => text).join(' '))
  const main = page.locator('main')
  const tips = await main.locator('article[id^=tip-] > p:first-of-type').allTextContents()
  const measures = await main.locator('details h3').allTextContents()
  expect([tips.length, measures.length]).toEqual([3, 2])
  for (const words of [await main.locator('h2').first().innerText(), ...tips, ...measures]) expect(said).toContain(plain(words))
})

test('the report is mailed to right addresses only; the mail catcher shows HTML, text, PDF (R13, R203, R213, R240)', async ({ page }) => {
  await openReport(page, 'eng')
  await page.getByRole('button', { name: 'E-mail report' }).click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox')
  const send = dialog.getByRole('button', { name: 'Send report' })

  const sent: string[] = []
  page.on('request', (request) => request.url().includes('/results/email/') && sent.push(request.url()))
  for (const wrong of ['', 'a', 'a@b']) {
    await address.fill(wrong)
    await send.click()
    await expect(dialog.getByText('Invalid email address')).toBeVisible()
  }
  expect(sent).toEqual([])

  await address.fill('sam@bücher.example')
  await send.click()
  await expect(dialog.getByText('Email sent!')).toBeVisible()
  await expect(send).toBeHidden()

  await page.goto('/mail')
  await page
    .getByRole('link', { name: /sam@bücher\.example/ })
    .first()
    .click()
  await expect(page.getByRole('heading', { level: 1, name: 'Your report from the card game self-test' })).toBeVisible()
  const html = page.frameLocator('iframe').first()
  await expect(html.getByText('Here is the report you asked for.')).toBeVisible()
  await expect(page.locator('pre')).toContainText('We used your address to send this e-mail')
  const file = await page.request.get(
    (await page.locator('dl').getByRole('link', { name: 'Your full report.pdf' }).getAttribute('href')) ?? '',
  )
  expect(file.headers()['content-type']).toBe('application/pdf')
  expect((await file.body()).subarray(0, 5).toString()).toBe('%PDF-')
})

test('the mail fits a phone and is accessible, in both colour schemes', async ({ page, request }) => {
  const { uid, secret } = await finishedGame('hc')
  const sent = await request.post(`/api/v1/results/email/${uid}/kim%40example.com?secret=${secret}&language=nl`)
  expect(await sent.json()).toEqual({ sent: true })
  await page.setViewportSize({ width: 320, height: 640 })
  await page.goto('/mail')
  const href = await page
    .getByRole('link', { name: /kim@example\.com/ })
    .first()
    .getAttribute('href')
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    await page.goto(`${href}/html`)
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(320)
    expect(await page.locator('html').getAttribute('lang')).toBe('nl')
  }
  // The frames hold the mail and the browser's own PDF viewer, which axe cannot enter.
  for (const path of ['/mail', href ?? '/mail']) {
    await page.goto(path)
    expect(await violations(page, ['iframe', 'object'])).toEqual([])
  }
})

test('every outcome has its message, offline too, and a sent mail closes the dialog (R202, R204, R239–R241, WCAG 3.3.3)', async ({
  page,
  context,
}) => {
  await openReport(page, 'eng')
  const open = page.getByRole('button', { name: 'E-mail report' })
  await open.click()
  const dialog = page.getByRole('dialog')
  const address = dialog.getByRole('textbox')
  await address.fill('sam@example.com')
  for (const [status, code, words] of [
    [400, 'invalid', 'Invalid email address'],
    [422, 'mail_rejected', 'Could not send email to this address...'],
    [429, 'rate_limited', 'Something went wrong, please try again...'],
    [502, 'mail_failed', 'Something went wrong, please try again...'],
  ] as const) {
    const problem = { type: 'about:blank', title: code, status, code }
    await page.route('**/results/email/**', (route) => route.fulfill({ status, json: problem }), { times: 1 })
    await dialog.getByRole('button', { name: 'Send report' }).click()
    await expect(dialog.getByText(words, { exact: true })).toBeVisible()
    await expect(address).toHaveValue('sam@example.com')
  }
  await context.setOffline(true)
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await expect(dialog.getByText('Something went wrong, please try again...')).toBeVisible()
  await expect(address).toHaveValue('sam@example.com')
  await context.setOffline(false)
  let answer = () => {}
  const asked = new Promise<void>((resolve) => {
    void page.route('**/results/email/**', async (route) => {
      resolve()
      await new Promise<void>((go) => {
        answer = go
      })
      await route.fulfill({ json: { sent: true } })
    })
  })
  await dialog.getByRole('button', { name: 'Send report' }).click()
  await asked
  await expect(dialog.getByRole('button', { name: 'One moment, please' })).toHaveAttribute('aria-disabled', 'true')
  answer()
  const sent = page.getByRole('dialog', { name: 'Email sent!' })
  await expect(sent).toBeFocused()
  await expect(address).toBeHidden()
  await sent.getByRole('button', { name: 'Close' }).last().click()
  await open.click()
  await expect(address).toHaveValue('')
  await expect(sent).toBeHidden()
})

test('the report screen prints on two pages, on both paper sizes, without controls or footer', async ({ page }) => {
  await openReport(page, 'eng')
  // Three tips and two sources of further help; the folds of parts, measures and game.
  await expect(page.getByRole('article')).toHaveCount(5)
  await expect(page.locator('main details:not(details details)')).toHaveCount(3)
  await page.emulateMedia({ media: 'print' })
  for (const element of [page.getByRole('contentinfo'), page.locator('a[download]').first(), page.getByRole('combobox')])
    await expect(element).toBeHidden()
  await expect(page.locator('a[download]').last()).toBeHidden()
  await expect(page.getByRole('heading', { name: 'Sensitivity to rewards' })).toBeVisible()
  for (const format of ['A4', 'Letter']) {
    const margin = { top: '1cm', right: '1cm', bottom: '1cm', left: '1cm' }
    const pdf = (await page.pdf({ format, printBackground: true, margin })).toString('latin1')
    expect(pdf.match(/\/Type \/Page\b/g), format).toHaveLength(2)
  }
})
