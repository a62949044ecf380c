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

  /** Turns `count` cards, three from each deck in turn, and answers the popups that come. */
  const draw = async (count: number) => {
    const left = test.getByTestId('cards-left')
    const popup = test.locator('dialog[open] [data-focus]')
    for (let turn = 0; turn < count; turn++) {
      const before = Number(await left.textContent())
      while (before > 1 && Number(await left.textContent()) === before) {
        if (await popup.isVisible()) await popup.click()
        else await test.locator(`[data-deck="${Math.floor(turn / 3) % 4}"]`).click()
        await page.waitForTimeout(300)
      }
      if (before === 1) await test.locator('[data-deck="0"]').click()
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
> = base.extend<{ player: Player }>({
  player: async ({ page }, use) => use(playerOf(page)),
})
