import { afterEach, expect, test } from 'vitest'
import { mount } from './mount.ts'
import { move } from './move.ts'

const place = () => document.body.appendChild(document.createElement('div'))
const mounted = () => mount(place(), { operator: 'nfl', secret: 's'.repeat(36), baseUrl: 'https://provider.example' })
type Mover = { moveBefore?: (node: Node, child: Node | null) => void }
const browser = Element.prototype as Mover
afterEach(() => {
  delete browser.moveBefore
  document.body.replaceChildren()
})

test('a test is moved by moveBefore where the browser has it', () => {
  const moved: unknown[] = []
  browser.moveBefore = function (this: Element, node, child) {
    moved.push([this, node, child])
    this.append(node)
  }
  const test = mounted()
  const other = place()
  move(test, other)
  expect(moved).toEqual([[other, test.frame, null]])
  expect(test.frame.parentElement).toBe(other)
  test.destroy()
})

test('a test is appended elsewhere, and to or from an element outside the page', () => {
  const test = mounted()
  const other = place()
  move(test, other)
  expect(test.frame.parentElement).toBe(other)
  browser.moveBefore = () => {
    throw new DOMException('not in the page', 'HierarchyRequestError')
  }
  const outside = document.createElement('div')
  move(test, outside)
  expect(test.frame.parentElement).toBe(outside)
  test.destroy()
})
