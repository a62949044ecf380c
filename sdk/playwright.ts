import {
  test as base,
  type FrameLocator,
  type Page,
  type PlaywrightTestArgs,
  type PlaywrightTestOptions,
  type PlaywrightWorkerArgs,
  type PlaywrightWorkerOptions,
  type TestType,
} from '@playwright/test'

/** Drives the real test inside a partner page, in English, as a player does. */
export const playerOf = (page: Page, frame: string = 'iframe[src*="/gamalyze?"]:visible') => {
  const test: FrameLocator = page.frameLocator(frame)
  const press = (name: string | RegExp) => test.getByRole('button', { name }).click()

  /** Accepts the terms, skips the introduction and waits for the decks. */
  const start = async () => {
    await test.getByRole('radio', { name: 'Yes' }).check()
    await press('Start game')
    await press('Skip introduction')
    await test.getByTestId('cards-left').waitFor()
  }

  /** 0 once the game is over; a machine that is slow to answer is waited for. */
  const cardsLeft = async (): Promise<number> => {
    for (;;) {
      const left = await test.locator('body').evaluate((body) => {
        const counts = body.querySelectorAll('[data-testid=cards-left]')
        return location.pathname.endsWith('/game') ? (counts[counts.length - 1]?.textContent ?? '') : '0'
      })
      if (left) return Number(left)
      await page.waitForTimeout(50)
    }
  }

  /** Turns `count` cards, three from each deck in turn, and answers popups. */
  const draw = async (count: number) => {
    const popup = test.locator('dialog[open] [data-focus]')
    const before = await cardsLeft()
    const after = before - count
    for (let cards = before; cards > after; cards = await cardsLeft()) {
      // A press during a reveal ends it, and a popup may cover the deck that is about to be pressed.
      const target = (await popup.isVisible()) ? popup : test.locator(`[data-deck="${Math.floor((before - cards) / 3) % 4}"]`)
      await target.click({ timeout: 1000 }).catch(() => {})
      // Waits for the last cards, so that no card beyond them is turned.
      if (cards - after <= 2) await page.waitForTimeout(300)
    }
  }

  /** From the last card to the advice. `steps` is how far the slider of the guess is moved. */
  const finish = async (steps = 1) => {
    await press('Continue')
    const slider = test.getByRole('slider')
    for (let step = 0; step < steps; step++) await slider.press('ArrowRight')
    await press('See my result')
    await press(/advice/i)
  }

  return { test, start, draw, finish }
}
export type Player = ReturnType<typeof playerOf>

/** Playwright's `test` with a `player` for the page under test. */
export const test: TestType<
  PlaywrightTestArgs & PlaywrightTestOptions & { player: Player },
  PlaywrightWorkerArgs & PlaywrightWorkerOptions
> = base.extend<{ player: Player }>({ player: async ({ page }, use) => use(playerOf(page)) })
