import { useEffect } from 'react'

const isTyping = (target: EventTarget | null) => target instanceof HTMLElement && target.matches('input, select, textarea')

/** Keys 1 to 4 press a deck from anywhere on the page, Escape pauses; never while a dialog is open, never by a key held down. */
export const useDeckKeys = (onPress: (place: number) => void, onPause: () => void) => {
  useEffect(() => {
    const take = (event: KeyboardEvent) => {
      if (event.repeat || event.ctrlKey || event.metaKey || event.altKey || isTyping(event.target)) return
      if (document.querySelector('dialog[open]')) return
      const place = '1234'.indexOf(event.key)
      if (event.key.length === 1 && place >= 0) onPress(place)
      if (event.key !== 'Escape') return
      // Or the same key would close the menu that it opens.
      event.preventDefault()
      onPause()
    }
    document.addEventListener('keydown', take)
    return () => document.removeEventListener('keydown', take)
  }, [onPress, onPause])
}
