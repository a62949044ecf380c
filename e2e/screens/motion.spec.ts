import { expect, type Page, test } from '@playwright/test'
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
