import { expect, type Page, test } from '@playwright/test'
import type { Handle } from '../../sdk/index.ts'
import { playerOf } from '../../sdk/playwright.ts'
import { openGame, secretOf } from '../game/player.ts'
import { moving } from './support/moving.ts'

/** Runs in the page: presses a deck and collects what moves, frame by frame, until the card is at rest again. */
const pressAndWatch = async (moving: () => string[]): Promise<string[]> => {
  document.querySelector<HTMLButtonElement>('[data-deck="1"]')?.click()
  const seen = new Set<string>()
  for (let frame = 0; frame < 600; frame++) {
    await new Promise(requestAnimationFrame)
    const now = moving()
    for (const name of now) seen.add(name)
    if (seen.size > 0 && now.length === 0) break
  }
  return [...seen]
}

const turnCard = async (page: Page) => {
  await openGame(page, await secretOf('mindway'))
  return page.evaluate<string[]>(`(${pressAndWatch})(${moving})`)
}

test.describe('a card', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('turns with a transform', async ({ page }) => {
    expect(await turnCard(page)).toContain('transform')
  })
})

test('a card with reduced motion cross-fades', async ({ page }) => {
  expect(await turnCard(page)).toEqual(['opacity'])
})

type Watched = { handle: Handle; heights: number[]; shift: number }

/** Runs first in page and frame: notes the frame's heights, and what shifts. */
const watchFrame = () => {
  const watched = window as unknown as Watched
  Object.assign(watched, { heights: [], shift: 0 })
  new PerformanceObserver((list) => {
    for (const { value } of list.getEntries() as (PerformanceEntry & { value: number })[]) watched.shift += value
  }).observe({ type: 'layout-shift', buffered: true })
  const follow = ({ detail: handle }: CustomEvent<Handle>) => {
    watched.handle = handle
    new ResizeObserver(() => watched.heights.push(handle.frame.clientHeight)).observe(handle.frame)
  }
  addEventListener('gamalyze', follow as EventListener, true)
}

test.describe('on a slow line', () => {
  test.use({ reducedMotion: 'no-preference', viewport: { width: 390, height: 800 } })

  test('the frame goes from one screen’s height to the next one’s, and nothing shifts, from the guess to the full report', async ({ page }) => {
    await page.addInitScript(watchFrame)
    await page.goto(`http://localhost:${process.env.E2E_EXAMPLES_PORT}/script-tag/`)
    const { test: frame } = playerOf(page)
    await frame.getByRole('radio', { name: 'Yes' }).check()
    await page.evaluate(() => (window as unknown as Watched).handle.fastForward('riskScore'))
    await frame.getByRole('slider').press('ArrowRight')
    await page.route('**/api/**', async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 200))
      await route.continue().catch(() => {})
    })
    /** Since it was asked last. */
    const shiftIn = () => {
      const { shift } = window as unknown as Watched
      Object.assign(window, { shift: 0 })
      return shift
    }
    const changes = [
      [frame.getByRole('button', { name: 'See my result' }), /advice/i],
      [frame.getByRole('link', { name: /advice/i }).first(), /full report/i],
      [frame.getByRole('link', { name: /full report/i }), /back to/i],
    ] as const
    for (const [pressed, shown] of changes) {
      // The screen before is at rest.
      await page.waitForTimeout(500)
      const settled = await page.evaluate(() => (window as unknown as Watched).heights.splice(0).at(-1) ?? 0)
      await page.evaluate(shiftIn)
      await frame.locator('body').evaluate(shiftIn)
      await pressed.click()
      await frame.getByRole('link', { name: shown }).first().waitFor()
      await page.waitForTimeout(500)
      const heights = [settled, ...(await page.evaluate(() => [...(window as unknown as Watched).heights]))].filter(Boolean)
      expect(Math.min(...heights), `${shown}: ${heights}`).toBe(Math.min(heights[0] ?? 0, heights.at(-1) ?? 0))
      for (const place of [page.locator('body'), frame.locator('body')])
        expect(await place.evaluate(shiftIn), `${shown}`).toBeLessThanOrEqual(0.02)
    }
  })
})
