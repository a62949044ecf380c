import type { Page } from '@playwright/test'
import { wcagContrast } from 'culori'
import { PNG } from 'pngjs'

/** How far from a deck's edge the table is sampled, CSS px: the surroundings the eye compares it with. */
const apart = 6
const every = 4

/** Decks whose edge (rim, or else own colour) has less than 3:1 contrast to what shows through the table around it. */
export const nearDecks = async (page: Page): Promise<string[]> => {
  const decks = await page.evaluate(() =>
    [...document.querySelectorAll<HTMLElement>('[data-deck]')].map((deck) => {
      const { x, y, width, height } = deck.getBoundingClientRect()
      const of = (name: string) => getComputedStyle(deck).getPropertyValue(name).trim()
      return { x, y, width, height, edge: of('--rim') === 'transparent' ? of('--deck') : of('--rim') }
    }),
  )
  const hide = (visibility: string) =>
    page.evaluate((value) => document.querySelector<HTMLElement>('[data-decks]')?.style.setProperty('visibility', value), visibility)
  await hide('hidden')
  const { data, width: wide } = PNG.sync.read(await page.screenshot({ scale: 'css' }))
  await hide('visible')
  const seen = (x: number, y: number) => {
    const at = (Math.round(y) * wide + Math.round(x)) * 4
    const [r = 0, g = 0, b = 0] = [...data.subarray(at, at + 3)].map((value) => value / 255)
    return { mode: 'rgb' as const, r, g, b }
  }
  return decks.flatMap(({ x, y, width, height, edge }, deck) => {
    let lowest = 21
    const look = (left: number, top: number) => {
      lowest = Math.min(lowest, wcagContrast(edge, seen(left, top)))
    }
    for (let along = 0; along < width; along += every) {
      look(x + along, y - apart)
      look(x + along, y + height + apart)
    }
    for (let along = 0; along < height; along += every) {
      look(x - apart, y + along)
      look(x + width + apart, y + along)
    }
    return lowest < 3 ? [`deck ${deck + 1}: ${lowest.toFixed(2)}:1`] : []
  })
}
