import { fireEvent, render, screen } from '@testing-library/react'
import { describe, expect, test, vi } from 'vitest'
import { useDeckKeys } from './use-deck-keys.ts'

const onPress = vi.fn()
const onPause = vi.fn()
const Table = ({ fromAnywhere }: { fromAnywhere: boolean }) => {
  useDeckKeys(onPress, onPause, fromAnywhere)
  return (
    <>
      <fieldset data-decks>
        <button type="button">deck</button>
      </fieldset>
      <a href="#elsewhere">elsewhere</a>
    </>
  )
}

/** What is drawn by key 2 with the focus on the page, on a link and on a deck. */
const drawn = (fromAnywhere: boolean) => {
  onPress.mockClear()
  render(<Table fromAnywhere={fromAnywhere} />)
  return [document.body, screen.getByRole('link'), screen.getByRole('button')].map((place) => {
    onPress.mockClear()
    fireEvent.keyDown(place, { key: '2' })
    return onPress.mock.calls.flat()
  })
}

describe('keys 1 to 4 (ruling 32, WCAG 2.1.4)', () => {
  test('draw while a deck has the focus, and otherwise not', () => expect(drawn(false)).toEqual([[], [], [1]]))
  test('draw from anywhere once the player switched that on', () => expect(drawn(true)).toEqual([[1], [1], [1]]))
  test('draw neither while held down nor with another key', () => {
    render(<Table fromAnywhere />)
    onPress.mockClear()
    for (const more of [{ key: '5' }, { repeat: true }, { ctrlKey: true }, { altKey: true }, { metaKey: true }])
      fireEvent.keyDown(document.body, { key: '1', ...more })
    expect(onPress).not.toHaveBeenCalled()
  })
})

test('Escape pauses from anywhere', () => {
  render(<Table fromAnywhere={false} />)
  fireEvent.keyDown(document.body, { key: 'Escape' })
  expect(onPause).toHaveBeenCalled()
})
