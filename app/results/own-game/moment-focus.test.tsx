import { render, screen } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import type { Host } from '../../host/host.ts'
import { goTo } from '../go-to.tsx'

const events: unknown[] = []
const host = { send: (...event: unknown[]) => void events.push(event) } as unknown as Host

/** An element whose upper edge lies so far below that of the view, on a page that is scrolled by 300 px. */
const place = (top: number) => {
  render(<button type="button">here</button>)
  const element = screen.getByText('here')
  element.getBoundingClientRect = () => ({ top }) as DOMRect
  vi.stubGlobal('scrollY', 300)
  events.length = 0
  return { element, scrolled: vi.spyOn(element, 'scrollIntoView') }
}

test('focus and view move to an element, and the page around is asked to follow', () => {
  const { element, scrolled } = place(120)
  goTo(element, 'center', host)
  expect(document.activeElement).toBe(element)
  // Motion is reduced.
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'auto', block: 'center' })
  expect(events).toEqual([['scrollTop', { top: 420 }]])
})

test('scrolling is smooth unless motion is reduced', () => {
  const { element, scrolled } = place(0)
  vi.stubGlobal('matchMedia', () => ({ matches: false }))
  goTo(element, 'start', host)
  expect(scrolled).toHaveBeenCalledWith({ behavior: 'smooth', block: 'start' })
})

test('the page around is never asked to scroll above its top, nor to an element that does not exist', () => {
  const { element } = place(-400)
  goTo(element, 'start', host)
  goTo(null, 'start', host)
  expect(events).toEqual([['scrollTop', { top: 0 }]])
})
