import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { renderWithTexts } from '../../testing/render-texts.tsx'
import { arcPath, Gauge, pointAt } from './gauge.tsx'

/** Where a value 0 to 100 lies on the half circle around (240, 232), from the left over the top. */
const onGauge = (value: number, distance: number) => {
  const angle = (value / 100) * Math.PI
  const round = (length: number) => Math.round(length * 1000) / 1000
  return `${round(240 - distance * Math.cos(angle))} ${round(232 - distance * Math.sin(angle))}`
}
const arc = (from: number, to: number, at = 168) => `M${onGauge(from, at)}A${at} ${at} 0 0 1 ${onGauge(to, at)}`
const tick = (value: number, inner: number, outer: number) => `M${onGauge(value, inner)}L${onGauge(value, outer)}`

describe('the gauge', () => {
  const gauge = (animate = false) =>
    renderWithTexts(<Gauge score={58} repeat={[40, 70]} category="Risky" label="In words" animate={animate} />)
  const paths = (container: HTMLElement) => [...container.querySelectorAll('path')].map((path) => path.getAttribute('d'))

  test('shows the own group between the borders at 40, 55 and 65, and the range of repeats on a line of its own', async () => {
    const { container } = await gauge()
    expect(paths(container)).toEqual([
      arc(0, 100),
      arc(0, 100),
      arc(55, 65),
      tick(0, 157, 179) + tick(100, 157, 179),
      tick(40, 156, 180) + tick(55, 156, 180) + tick(65, 156, 180),
      arc(40, 70, 194) + tick(40, 188, 200) + tick(70, 188, 200),
    ])
  })

  test.each([
    [0, 0, 40],
    [39, 0, 40],
    [40, 40, 55],
    [65, 65, 100],
    [100, 65, 100],
  ])('a score of %d lies in the group from %d to %d', async (score, from, to) => {
    const { container } = await renderWithTexts(<Gauge score={score} repeat={[20, 60]} category="" label="" animate={false} />)
    expect(paths(container)[2]).toBe(arc(from, to))
  })

  test('shows score and category in its middle, and both ends of the range outside', async () => {
    const { container } = await gauge()
    expect(screen.getByRole('img', { name: 'In words' })).toBeTruthy()
    expect([...container.querySelectorAll('text')].map((text) => text.textContent)).toEqual(['40', '70', '58', 'Risky'])
    const [x, y] = onGauge(70, 210).split(' ').map(Number)
    const end = container.querySelectorAll('text')[1]
    expect({ x: end?.getAttribute('x'), y: end?.getAttribute('y') }).toEqual({ x: `${x}`, y: `${(y ?? 0) + 8}` })
    expect(container.querySelector<SVGElement>('g[style]')?.style.getPropertyValue('--at')).toBe('58')
    expect(container.querySelector('circle')?.getAttribute('cx')).toBe('72')
    expect(container.querySelector('circle')?.getAttribute('cy')).toBe('232')
  })

  test.each([
    [44, 'end'],
    [45, 'middle'],
    [55, 'middle'],
    [56, 'start'],
  ])('has the number of an end of the range at %d outside of the half circle', async (low, anchor) => {
    const { container } = await renderWithTexts(<Gauge score={50} repeat={[low, 100]} category="" label="" animate={false} />)
    expect(container.querySelector('text')?.style.textAnchor).toBe(anchor)
  })

  test('moves only the first time', async () => {
    const moving = ({ container }: { container: HTMLElement }) =>
      [...container.querySelectorAll('g')].map((group) => group.classList.length)
    const still = moving(await gauge())
    expect(moving(await gauge(true)).map((count, index) => count - (still[index] ?? 0))).toEqual([1, 1])
  })
})

test('the half circle has its ends and its top in place', () => {
  expect(pointAt(0, 168)).toEqual({ x: 72, y: 232 })
  expect(pointAt(50, 168)).toEqual({ x: 240, y: 64 })
  expect(pointAt(100, 168)).toEqual({ x: 408, y: 232 })
})

// The reference drawing shows a score of 58 with its band from 49 to 67.
test('the half circle agrees with the reference drawing', () => {
  expect(pointAt(58, 168)).toEqual({ x: 281.78, y: 69.278 })
  expect(arcPath(49, 67)).toBe('M234.723 64.083A168 168 0 0 1 325.519 87.395')
})
