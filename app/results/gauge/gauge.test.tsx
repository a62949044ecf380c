import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { Gauge } from './gauge.tsx'

/** The gauge of a score whose repeats fall between 36 and 69: its drawn parts in their order, and how far from its centre each lies. */
const draw = async (score: number, repeat: [number, number] = [36, 69]) => {
  const view = await renderWithTexts(<Gauge score={score} guess={35} repeat={repeat} />)
  const paths = [...view.container.querySelectorAll('path')]
  const parts = paths.map((path) => {
    const points = [...(path.getAttribute('d') ?? '').matchAll(/(-?[\d.]+) (-?[\d.]+)(?=[ALZ]|$)/g)]
    const radii = points.map(([, x, y]) => Math.round(Math.hypot(Number(x) - 168, Number(y) - 166)))
    return { path, band: path.style.getPropertyValue('--band'), radii: [Math.min(...radii), Math.max(...radii)] }
  })
  return { ...view, bands: parts.slice(0, 4), own: parts[4], range: parts[5], track: parts[6], dot: paths[7] }
}

test('no mark of the gauge lies on another: the range outside of the bands, the dot inside', async () => {
  const { bands, own, range, dot, track } = await draw(59)
  expect(bands.map(({ band, radii }) => [band, ...radii])).toEqual([1, 2, 3, 4].map((band) => [`var(--bandColor${band})`, 110, 128]))
  expect([own?.radii, range?.radii, track?.radii]).toEqual([
    [107, 131],
    [140, 140],
    [92, 92],
  ])
  // Its tip, the point of it that is farthest out.
  expect(dot?.getAttribute('d')).toMatch(/^M63\.5 166 /)
  expect(168 - 63.5).toBeLessThan(107)
  expect(dot?.style.getPropertyValue('--score')).toBe('59')
  expect(dot?.style.getPropertyValue('--guess')).toBe('35')
})

test.each([
  [0, 1],
  [39, 1],
  [40, 2],
  [55, 3],
  [64, 3],
  [65, 4],
  [100, 4],
])('a score of %d lies in band %d', async (score, band) => {
  const { own, bands } = await draw(score)
  expect(own?.band).toBe(bands[band - 1]?.band)
})

test('the score stands in the middle, the ends of the range beside them, and all of it in words for those who listen', async () => {
  const { container, texts } = await draw(59, [42, 58])
  const { feedback, riskScore } = texts
  screen.getByRole('img', { name: feedback.gauge({ score: 59 }) })
  const ends = [...container.querySelectorAll<HTMLElement>('[style*=translate]')]
  expect(ends.map(({ textContent, style }) => [textContent, style.translate])).toEqual([
    ['42', '-100% -100%'],
    ['58', '0% -100%'],
  ])
  for (const words of ['59', feedback.of100(), riskScore.low(), riskScore.high()]) expect(container.textContent).toContain(words)
})
