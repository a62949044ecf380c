// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest'
import { followHeight } from './height.ts'

afterEach(() => void vi.useRealTimers())

/** A frame whose content is as high as its style says: jsdom has no layout. */
const newFrame = () => {
  const frame = document.body.appendChild(document.createElement('iframe'))
  for (const name of ['clientHeight', 'offsetHeight'])
    Object.defineProperty(frame, name, { get: () => Number.parseFloat(frame.style.height) || 0 })
  return frame
}

test('content that grows with its frame is stopped after twenty growths, and told once', () => {
  // All within a second, on a machine of any speed.
  vi.useFakeTimers({ toFake: ['performance'] })
  const frame = newFrame()
  const onLoop = vi.fn()
  const ask = followHeight(frame, onLoop)
  for (let height = 500; height < 600; height++) ask(height)
  expect(frame.style.height).toBe('519px')
  expect(onLoop).toHaveBeenCalledTimes(1)
})

test('a frame is at most 20,000 pixels high', () => {
  const frame = newFrame()
  followHeight(frame, () => {})(1e9)
  expect(frame.style.height).toBe('20000px')
})

test('a frame shrinks only once the reader is in it', () => {
  const frame = newFrame()
  const ask = followHeight(frame, () => {})
  ask(700)
  ask(600)
  expect(frame.style.height).toBe('700px')
  frame.tabIndex = 0
  frame.focus()
  ask(600)
  expect(frame.style.height).toBe('600px')
})
