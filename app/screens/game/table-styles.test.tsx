import { render } from '@testing-library/react'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { useTableShape } from './table-styles.ts'

const root = document.documentElement
const Table = () => {
  useTableShape()
  return null
}
const resize = (width: number, height: number) => {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}
beforeEach(() => root.style.setProperty('font-size', '16px'))
afterEach(() => {
  root.removeAttribute('style')
  resize(1024, 768)
})

test.each([
  [1024, 768, ''],
  [768, 1024, 'portrait'],
  [390, 844, ''],
  [390, 600, 'short'],
])('a window of %i × %i has the shape "%s"', (width, height, shape) => {
  render(<Table />)
  resize(width, height)
  expect(root.dataset.table).toBe(shape)
})

test.each([
  [800, 1280, 'portrait'],
  [800, 700, ''],
  [390, 466, 'short'],
])(
  "in a frame that follows its content the host's window of %i × %i decides, whatever height the frame has",
  async (width, height, shape) => {
    render(<Table />)
    root.style.setProperty('--viewportHeight', `${height}px`)
    for (const own of [300, 2000]) {
      resize(width, own)
      await expect.poll(() => root.dataset.table).toBe(shape)
    }
  },
)
