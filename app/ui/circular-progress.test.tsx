import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { CircularProgress } from './circular-progress.tsx'

test('a progress ring has its share and its words as text; where it is over others say so (R113)', () => {
  const { rerender } = render(<CircularProgress value={97} label="Sending" text="77 of 80 cards" />)
  const ring = screen.getByRole('progressbar', { name: 'Sending' })
  expect([ring.getAttribute('aria-valuenow'), ring.getAttribute('aria-valuetext')]).toEqual(['97', '77 of 80 cards'])
  rerender(<CircularProgress value={100} label="Sending" done />)
  expect(screen.queryByRole('progressbar')).toBeNull()
})

test.each([
  [false, 'stroke-dasharray 1000ms ease-out 400ms'],
  [true, 'none'],
])(
  'a progress ring moves for 1000 ms after 400 ms; where motion is reduced (%s) it is at its end at once (R259)',
  (matches, transition) => {
    vi.stubGlobal('matchMedia', () => ({ matches }))
    render(<CircularProgress value={50} label="Sending" />)
    expect(screen.getByRole('progressbar').querySelectorAll('circle')[1]?.style.transition).toBe(transition)
  },
)
