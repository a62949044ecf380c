import { expect, type Page, test } from '@playwright/test'
import { type CompleteGame, finishedGame } from '../report/complete-game.ts'
import { openFinished } from './support/finished-session.ts'

let game: CompleteGame
test.beforeAll(async ({ request }) => {
  game = await finishedGame(request, 'mindway')
})

// Phones, by user agent, get the native share sheet.
test.use({ userAgent: 'Mozilla/5.0 (Linux; Android 15; Pixel 9) AppleWebKit/537.36 Chrome/140.0 Mobile Safari/537.36' })

/** A stand-in for the browser's share sheet, which no test can see: it records the files, or throws the error that `outcome` names. */
const withShareSheet = (page: Page, outcome: string) =>
  page.addInitScript((name) => {
    Object.assign(navigator, {
      canShare: () => true,
      share: async ({ files: [file] }: { files: File[] }) => {
        if (name) throw new DOMException('', name)
        Object.assign(window, { shared: [file?.name, file?.type, (await file?.text())?.slice(0, 5)] })
      },
    })
  }, outcome)
const shared = (page: Page) => page.evaluate(() => (window as unknown as { shared?: string[] }).shared)

test('the report goes to the share sheet as a PDF', async ({ page }) => {
  await withShareSheet(page, '')
  await openFinished(page, game, 'feedback')
  await page.getByRole('link', { name: 'Share report' }).click()
  await expect.poll(() => shared(page)).toEqual([expect.stringMatching(/\.pdf$/), 'application/pdf', '%PDF-'])
})

test('a dismissed share sheet is final; a forbidden one falls back to a download', async ({ page }) => {
  const downloads: string[] = []
  page.on('download', (download) => downloads.push(download.suggestedFilename()))
  await withShareSheet(page, 'AbortError')
  await openFinished(page, game, 'feedback')
  await page.getByRole('link', { name: 'Share report' }).click()

  await withShareSheet(page, 'NotAllowedError')
  await page.reload()
  await page.getByRole('link', { name: 'Share report' }).click()
  // One only: what the dismissed sheet had begun would be there before it.
  await expect.poll(() => downloads).toEqual([expect.stringMatching(/\.pdf$/)])
})
