import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea')

const isOnDecks = (target: EventTarget | null) => target instanceof Element && target.closest('[data-decks]') !== null

/** Keys 1 to 4 press a deck while one has the focus, or from anywhere if the player switched that on (WCAG 2.1.4). Escape pauses. */
export const useDeckKeys = (onPress: (place: number) => void, onPause: () => void, fromAnywhere: boolean) => {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const place = ['1', '2', '3', '4'].indexOf(event.key)
      if (place < 0 && event.key !== 'Escape') return
      if (place >= 0 && !fromAnywhere && !isOnDecks(event.target)) return
      // Or Escape would close the menu that it opens, and a digit be taken for typing, which costs a layout before the card turns.
      event.preventDefault()
      if (place < 0) onPause()
      else onPress(place)
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  }, [onPress, onPause, fromAnywhere])
}
