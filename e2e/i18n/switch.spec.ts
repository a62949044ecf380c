import type { Page } from '@playwright/test'
import { secretOf } from '../demo.ts'
import { drawUntil, openGame, storedSession } from '../game/player.ts'
import { finishedGame } from '../report/complete-game.ts'
import { fetchNothingAhead } from '../screens/support/fetch-nothing-ahead.ts'
import { openFinished } from '../screens/support/finished-session.ts'
import { expect, test } from '../test.ts'

/** Chooses a language in the header and waits until the page has switched; returns the requests made meanwhile. */
const choose = async (page: Page, language: string, lang: string): Promise<string[]> => {
  const requests: string[] = []
  const note = (request: { url: () => string }) => requests.push(new URL(request.url()).pathname)
  page.on('request', note)
  await page.locator('header select').selectOption(language)
  await expect(page.locator('html')).toHaveAttribute('lang', lang)
  page.off('request', note)
  return requests
}

test('switching the language takes one request, sets the page language and keeps the player’s input (R56, R173)', async ({ page }) => {
  await fetchNothingAhead(page)
  const registration = page.waitForResponse((response) => response.url().includes('/user_secret/'))
  await page.goto(`/gamalyze?operator=mindway&language=ENG&secret=${await secretOf('mindway')}`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  // Sent beside all else once the secret is accepted, and no request of the switch.
  await registration
  expect(await choose(page, 'dan', 'da')).toHaveLength(1)
  await expect(page.getByRole('button', { name: 'Start spillet' })).toBeVisible()
  await expect(page.getByRole('radio', { name: 'Ja' })).toBeChecked()
})

test('a switch in mid-game keeps every card, the score and the turn (R186)', async ({ page }) => {
  await openGame(page)
  await drawUntil(page, 5)
  await expect.poll(async () => (await storedSession(page)).journal.sent).toBe(5)
  const sessionBefore = await storedSession(page)
  for (const [language, lang, hint] of [
    ['ger', 'de', 'Wählen Sie einen Stapel für Ihre nächste Karte'],
    ['srp', 'sr-Latn', 'Izaberite špil za sledeću kartu'],
    ['us', 'en-US', 'Choose any deck for your next card'],
  ] as const) {
    await choose(page, language, lang)
    await expect(page.getByText(hint)).toBeVisible()
    await expect(page.getByTestId('cards-left')).toHaveText('75')
    expect(await storedSession(page)).toEqual(sessionBefore)
  }
  await drawUntil(page, 6)
  expect((await storedSession(page)).score).not.toBe(sessionBefore.score)
})

/** The screens beside landing page and game, for each of two tabs. */
const screens = [
  ['completed', 'risk_score', 'feedback', 'nothing'],
  ['advice', 'advice/plan_ahead', 'full_report', '../unauthorized'],
]

test('a switch works on every other screen and keeps its URL and state (R26, R39, R186)', async ({ context }) => {
  const game = await finishedGame('mindway')
  const switchOn = async (paths: string[]) => {
    const page = await context.newPage()
    await fetchNothingAhead(page)
    await openFinished(page, game, 'completed')
    const sessionText = () => page.evaluate(() => JSON.stringify({ ...sessionStorage, language: '', language_from: '' }))
    for (const [index, path] of paths.entries()) {
      // What the player chose stays chosen, whatever the next address says.
      const [next, lang] = index % 2 === 0 ? (['dan', 'da'] as const) : (['eng', 'en'] as const)
      // A full report asks for its parts in turn; between two the network may be idle.
      const lastPart = path === 'full_report' ? page.waitForResponse(/\/game_score\//) : undefined
      await page.goto(`/gamalyze/${path}?operator=mindway&language=eng`)
      await lastPart
      const heading = page.locator('#main h1')
      const before = (await heading.textContent()) ?? ''
      await page.waitForLoadState('networkidle')
      const [session, address] = [await sessionText(), new URL(page.url()).pathname]
      const requests = await choose(page, next, lang)
      // The message set and, once each, long texts that load where they are shown (i18n/load-shown.ts), and what a screen counts.
      const separateChunks = /\/(?:consent|refusals|result|counts)-[^/]+\.js$|^\/api\/v1\/counts\//
      expect(requests.filter((request) => !separateChunks.test(request)).length, `${path}: ${requests}`).toBeLessThanOrEqual(1)
      expect(new Set(requests).size, `${path}: ${requests}`).toBe(requests.length)
      await expect(heading, path).not.toHaveText(before)
      // A result's heading is the verdict, which must not appear in the title or the history.
      const title = await heading.evaluate((element: HTMLElement) => element.dataset.page ?? element.textContent)
      await expect(page).toHaveTitle(`${title} | Gamalyze`)
      expect({ session: await sessionText(), path: new URL(page.url()).pathname }).toEqual({ session, path: address })
    }
  }
  await Promise.all(screens.map(switchOn))
})

test('an unsent guess stays on the slider', async ({ page }) => {
  await openFinished(page, await finishedGame('mindway'), 'completed')
  await page.evaluate(() => sessionStorage.removeItem('risk_score_guess'))
  await page.goto('/gamalyze/risk_score?operator=mindway&language=eng')
  await page.getByRole('slider').press('End')
  await choose(page, 'dan', 'da')
  await expect(page.getByRole('heading', { name: 'Hvor risikabelt spillede du?' })).toBeVisible()
  await expect(page.getByRole('slider')).toHaveValue('100')
})
