import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { AnimatedCounter } from './animated-counter.tsx'
import { BackButton } from './back-button.tsx'
import { Button } from './button.tsx'
import { CircularProgress } from './circular-progress.tsx'
import { Dialog, Popup, popupGuard } from './dialog.tsx'

test('a back button is a button with an arrow and its words, and sends no form (R113)', () => {
  const back = vi.fn()
  render(<BackButton onClick={back}>Back</BackButton>)
  const button = screen.getByRole('button', { name: 'Back' })
  expect({ type: button.getAttribute('type'), hasArrow: button.querySelector('svg[aria-hidden]') !== null }).toEqual({
    type: 'button',
    hasArrow: true,
  })
  fireEvent.click(button)
  expect(back).toHaveBeenCalledOnce()
})

test('a button that waits can be reached, does nothing and says why (R113)', () => {
  const press = vi.fn()
  const { rerender } = render(
    <Button waiting="Move the slider first" onClick={press}>
      Go on
    </Button>,
  )
  const button = () => screen.getByRole('button', { name: 'Go on' })
  expect({ isOff: button().getAttribute('aria-disabled'), isNative: button().hasAttribute('disabled') }).toEqual({
    isOff: 'true',
    isNative: false,
  })
  expect(document.getElementById(button().getAttribute('aria-describedby') ?? '')?.textContent).toBe('Move the slider first')
  fireEvent.click(button())
  expect(press).not.toHaveBeenCalled()
  rerender(<Button onClick={press}>Go on</Button>)
  fireEvent.click(button())
  expect(press).toHaveBeenCalledOnce()
})

test('a dialog that opens in a frame without the focus takes it neither then nor when it closes', () => {
  const parent = vi.spyOn(window, 'parent', 'get').mockReturnValue({} as Window)
  const has = vi.spyOn(document, 'hasFocus').mockReturnValue(false)
  const { unmount } = render(<Dialog title="Paused" />)
  expect({ focused: document.activeElement, isInert: screen.getByRole('dialog').inert }).toEqual({ focused: document.body, isInert: false })
  unmount()
  expect(document.activeElement).toBe(document.body)
  has.mockReturnValue(true)
  render(<Dialog title="Paused" />)
  expect(document.activeElement).toBe(screen.getByRole('dialog'))
  for (const spy of [parent, has]) spy.mockRestore()
})

test('a popup is a dialog with its title, and takes no answer that was meant for a deck (R113)', () => {
  const now = vi.spyOn(performance, 'now').mockReturnValue(1000)
  const answer = vi.fn()
  render(
    <Popup title="Halfway">
      <button type="button" onClick={answer}>
        Continue
      </button>
    </Popup>,
  )
  expect(screen.getByRole('dialog', { name: 'Halfway' })).toBeTruthy()
  for (const [at, calls] of [
    [popupGuard - 1, 0],
    [popupGuard, 1],
  ] as const) {
    now.mockReturnValue(1000 + at)
    fireEvent.click(screen.getByRole('button', { name: 'Continue' }))
    expect(answer).toHaveBeenCalledTimes(calls)
  }
})

test('a counter has each value on its way, and gives assistive technology the end alone (R113)', () => {
  const format = (value: number) => `€${value}`
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
