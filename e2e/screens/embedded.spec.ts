import { expect, test } from '@playwright/test'
import type { Handle } from '../../sdk/index.ts'
import { playerOf } from '../../sdk/playwright.ts'

type Partner = { handle: Handle; heard: string[] }

test('a partner page can pause and resume the game (D9)', async ({ page }) => {
  await page.addInitScript(() => {
    const hear = ({ detail: handle }: CustomEvent<Handle>) => {
      const events: string[] = []
      for (const name of ['paused', 'resumed', 'progress'] as const) handle.on(name, () => events.push(name))
      Object.assign(window, { handle, heard: events })
    }
    addEventListener('gamalyze', hear as EventListener, true)
  })
  await page.goto(`http://localhost:${process.env.E2E_EXAMPLES_PORT}/script-tag/`)
  const tell = (command: 'pause' | 'resume') => page.evaluate((name) => (window as unknown as Partner).handle[name](), command)

  const player = playerOf(page)
  const cardsLeft = player.test.getByTestId('cards-left')
  await player.start()
  await player.draw(1)
  expect(await tell('pause')).toBe(true)
  const menu = player.test.getByRole('dialog', { name: 'Game paused' })
  await expect(menu).toBeFocused()
  await page.keyboard.press('1')
  await expect(cardsLeft).toHaveText('79')
  expect(await tell('resume')).toBe(true)
  await expect(menu).toHaveCount(0)
  await player.draw(1)
  await expect(cardsLeft).toHaveText('78')
  expect(await page.evaluate(() => (window as unknown as Partner).heard)).toEqual(['progress', 'paused', 'resumed', 'progress'])
})

test('the Tab key moves through the frame and out of it, and Shift+Tab back in (D12)', async ({ page }) => {
  await page.goto(`http://localhost:${process.env.E2E_EXAMPLES_PORT}/script-tag/`)
  await expect(playerOf(page).test.getByRole('button', { name: 'Start game' })).toBeVisible()
  const isInside = () => page.evaluate(() => document.activeElement instanceof HTMLIFrameElement)
  const pressUntil = async (inside: boolean, key: string) => {
    for (let presses = 0; presses < 60 && (await isInside()) !== inside; presses++) await page.keyboard.press(key)
    return isInside()
  }
  expect(await pressUntil(true, 'Tab')).toBe(true)
  expect(await pressUntil(false, 'Tab')).toBe(false)
  expect(await pressUntil(true, 'Shift+Tab')).toBe(true)
})
