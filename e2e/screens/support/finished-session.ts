import type { Page } from '@playwright/test'
import type { CompleteGame } from '../../report/complete-game.ts'

/** Stores a session with the finished game and its guess in the tab, as a reload would find it. */
export const openFinished = async (page: Page, { uid, secret, operator }: CompleteGame, path: string): Promise<void> => {
  const state = {
    uid,
    secret,
    operator,
    registered: operator,
    terms_accepted: 'true',
    cards_turned: '80',
    game_completed: 'true',
    risk_score: '50',
    risk_score_guess: '45',
  }
  await page.addInitScript((entries) => {
    if (sessionStorage.getItem('uid')) return
    for (const [key, value] of Object.entries(entries)) sessionStorage.setItem(key, value)
  }, state)
  await page.goto(`/gamalyze/${path}?operator=${operator}&language=eng`)
}
