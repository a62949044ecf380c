import { render } from '@testing-library/react'
import { beforeEach, expect, test, vi } from 'vitest'
import { AnimatedCounter } from './animated-counter.tsx'

const preferReducedMotion = (matches: boolean) => vi.stubGlobal('matchMedia', () => ({ matches }))
const shown = (container: HTMLElement) => container.querySelectorAll('span > span')[1]?.textContent
const format = (value: number) => `€${value}`

beforeEach(() => {
  vi.unstubAllGlobals()
  vi.useFakeTimers()
})

test('a counter waits 400 ms, counts for 1000 ms, and gives assistive technology the end at once (R113, R259)', async () => {
  preferReducedMotion(false)
  const { container } = render(<AnimatedCounter from={2000} to={1675} format={format} />)
  expect(container.querySelector('span > span')?.textContent).toBe('€1675')
  await vi.advanceTimersByTimeAsync(390)
  expect(shown(container)).toBe('€2000')
  await vi.advanceTimersByTimeAsync(500)
  expect(shown(container)).toMatch(/^€1[67]\d\d$/)
  await vi.advanceTimersByTimeAsync(600)
  expect(shown(container)).toBe('€1675')
})

test('a counter is at its end at once if motion is reduced', () => {
  preferReducedMotion(true)
  const { container } = render(<AnimatedCounter from={2000} to={1675} format={format} />)
  expect(shown(container)).toBe('€1675')
})
