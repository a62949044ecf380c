import type { Page } from '@playwright/test'
import type { Handle } from '../../sdk/index.ts'
import { playerOf } from '../../sdk/playwright.ts'
import { examples } from '../demo.ts'
import { openGame } from '../game/player.ts'
import { moving } from './support/moving.ts'
import { expect, test } from './support/workbench.ts'

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

/** Runs in the page: presses a deck, and says whether all begins in one frame or the next, and what is seen at two moments around the half of the card's turn. */
const pressAndStop = async () => {
  const one = (selector: string) => document.querySelector(selector) as HTMLElement
  const points = () => [...document.querySelectorAll<HTMLElement>('[data-testid=score] [aria-hidden]')].find(isSeen)?.textContent
  const isSeen = (element: Element) => Number(getComputedStyle(element).opacity) > 0
  const start = points()
  one('[data-deck="1"]').click()
  const turning = () =>
    document
      .getAnimations()
      .filter(({ effect }) => (effect as KeyframeEffect).target?.closest('[data-deck="1"] [data-turned], [data-testid]'))
  let frames = 0
  while (!turning().some((animation) => 'transitionProperty' in animation && animation.transitionProperty === 'transform')) {
    if (turning().length > 0) frames++
    await new Promise(requestAnimationFrame)
  }
  const animations = turning()
  await Promise.all(animations.map(({ ready }) => ready))
  const seenAt = (ms: number) => {
    for (const animation of animations) {
      animation.pause()
      animation.currentTime = ms
    }
    const turn = new DOMMatrix(getComputedStyle(one('[data-deck="1"] [data-turned] > span')).transform)
    return [
      turn.m11 > 0 ? 'back' : 'face',
      ...(isSeen(one('[data-testid=last-draw]')) ? ['sentence'] : []),
      ...(points() === start ? [] : ['points']),
    ].join(', ')
  }
  return { together: frames <= 1, before: seenAt(92), after: seenAt(110) }
}

const turnCard = async (page: Page) => {
  await openGame(page)
  return page.evaluate<string[]>(`(${pressAndWatch})(${moving})`)
}

test.describe('a card', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('turns with a transform', async ({ page }) => {
    expect(await turnCard(page)).toContain('transform')
  })

  test('is told in words and points when its face is seen, on its own clock (ruling 66)', async ({ page }) => {
    await openGame(page)
    expect(await page.evaluate(pressAndStop)).toEqual({ together: true, before: 'back', after: 'face, sentence, points' })
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

  test('the frame goes from one screen’s height to the next one’s, and nothing shifts, from the guess to the full report', async ({
    page,
  }) => {
    await page.addInitScript(watchFrame)
    await page.goto(`${examples}/script-tag/`)
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
    const advice = frame.getByRole('button', { name: /advice/i })
    const report = frame.getByRole('link', { name: /full report/i })
    const changes = [
      [frame.getByRole('button', { name: 'See my result' }), advice],
      [advice, report],
      [report, frame.getByRole('link', { name: /back to/i })],
    ] as const
    await page.waitForTimeout(500)
    for (const [pressed, shown] of changes) {
      // The screen before is at rest.
      const settled = await page.evaluate(() => (window as unknown as Watched).heights.splice(0).at(-1) ?? 0)
      await page.evaluate(shiftIn)
      await frame.locator('body').evaluate(shiftIn)
      await pressed.click()
      await shown.first().waitFor()
      await page.waitForTimeout(500)
      const heights = [settled, ...(await page.evaluate(() => [...(window as unknown as Watched).heights]))].filter(Boolean)
      expect(Math.min(...heights), `${shown}: ${heights}`).toBe(Math.min(heights[0] ?? 0, heights.at(-1) ?? 0))
      for (const place of [page.locator('body'), frame.locator('body')])
        expect(await place.evaluate(shiftIn), `${shown}`).toBeLessThanOrEqual(0.02)
    }
  })
})

/** Runs in the page: begins the first display anew and stops it at each time (ms): where the dot is, and how much is seen of what waits. */
const arriving = (times: number[]) => {
  const places = [...document.querySelectorAll('[data-arriving]')]
  for (const place of places) place.removeAttribute('data-arriving')
  document.body.getBoundingClientRect()
  for (const place of places) place.setAttribute('data-arriving', '')
  const animations = document.getAnimations()
  const targets = animations.map(({ effect }) => (effect as KeyframeEffect).target as Element)
  const dot = targets.find((target) => getComputedStyle(target).transform !== 'none')
  const late = targets.filter((target) => target !== dot)
  return {
    late: late.map(({ textContent }) => textContent).join(' '),
    moments: times.map((time) => {
      for (const animation of animations) {
        animation.pause()
        animation.currentTime = time
      }
      const { a, b } = new DOMMatrix(dot && getComputedStyle(dot).transform)
      const seen = [...new Set(late.map((target) => Number(getComputedStyle(target).opacity)))]
      return { dot: (Math.atan2(b, a) * 100) / Math.PI, seen }
    }),
  }
}

test.describe('the gauge', () => {
  test.use({ reducedMotion: 'no-preference' })

  test('begins at the guess, and no word or number of the score shows before the dot has reached it (ruling 66)', async ({
    bench,
    page,
  }) => {
    await bench.open('feedback/first-display')
    const { late, moments } = await page.evaluate(arriving, [0, 250, 500, 750, 999, 1100, 1200])
    expect(moments.map(({ dot }) => Number(dot.toFixed(1)))).toEqual([35, 38.6, 52.9, 58, 59, 59, 59])
    expect(moments.map(({ seen }) => seen)).toEqual([[0], [0], [0], [0], [0], [0.5], [1]])
    for (const words of ['Risky behaviour in this game', '36 to 69', '59of 100', 'Why 59?']) expect(late).toContain(words)
  })
})
