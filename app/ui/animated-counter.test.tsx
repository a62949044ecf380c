import { render } from '@testing-library/react'
import { expect, test } from 'vitest'
import { AnimatedCounter } from './animated-counter.tsx'

const format = (value: number) => `€${value}`

test('a counter has each value on its way, and gives assistive technology the end alone (R113)', () => {
  const { container, rerender } = render(<AnimatedCounter from={2000} to={1680} steps={4} format={format} />)
  const counter = () => [...(container.firstElementChild?.children ?? [])] as HTMLElement[]
  const shown = () => counter().slice(1)
  expect(counter()[0]?.textContent).toBe('€1680')
  expect(shown().map(({ textContent }) => textContent)).toEqual(['€2000', '€1815', '€1720', '€1685', '€1680'])
  expect(shown().every((value) => value.ariaHidden === 'true')).toBe(true)
  expect(shown().map(({ style }) => style.getPropertyValue('--at'))).toEqual(['0', '1', '2', '3', '4'])
  rerender(<AnimatedCounter from={1680} to={1680} format={format} />)
  expect(shown().map(({ textContent }) => textContent)).toEqual(['€1680'])
})
