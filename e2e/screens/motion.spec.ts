import { expect, type Page, test } from '@playwright/test'
import { openGame, secretOf } from '../game/player.ts'
import { openScene } from '../operators/support/operators.ts'
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

/** Runs in the page: presses a deck, and says how many clocks run, and what is seen at two moments around the half of the card's turn. */
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
  while (!turning().some((animation) => 'transitionProperty' in animation && animation.transitionProperty === 'transform'))
    await new Promise(requestAnimationFrame)
  const animations = turning()
  await Promise.all(animations.map(({ ready }) => ready))
  const clocks = new Set(animations.map(({ startTime }) => startTime)).size
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
  return { clocks, before: seenAt(92), after: seenAt(110) }
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

  test('is told in words and points when its face is seen, on its own clock (ruling 66)', async ({ page }) => {
    await openGame(page, await secretOf('mindway'))
    expect(await page.evaluate(pressAndStop)).toEqual({ clocks: 1, before: 'back', after: 'face, sentence, points' })
  })
})

test('a card with reduced motion cross-fades', async ({ page }) => {
  expect(await turnCard(page)).toEqual(['opacity'])
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

  test('begins at the guess, and no word or number of the score shows before the dot has reached it (ruling 66)', async ({ page }) => {
    await openScene(page, 'mindway', 'feedback/first-display')
    const { late, moments } = await page.evaluate(arriving, [0, 250, 500, 750, 999, 1100, 1200])
    expect(moments.map(({ dot }) => Number(dot.toFixed(1)))).toEqual([35, 38.6, 52.9, 58, 59, 59, 59])
    expect(moments.map(({ seen }) => seen)).toEqual([[0], [0], [0], [0], [0], [0.5], [1]])
    for (const words of ['Risky behaviour in this game', '36 to 69', '59out of 100', 'Why 59?']) expect(late).toContain(words)
  })
})
