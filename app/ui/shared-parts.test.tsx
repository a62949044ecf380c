import { fireEvent, render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { BackButton } from './back-button.tsx'
import { Button } from './button.tsx'
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
