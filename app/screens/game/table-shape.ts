import { useLayoutEffect } from 'react'

/** How the decks lie in a window of this size, in units of the font size: side by side, two by two, or two by two with little room. */
const shapeOf = (width: number, height: number) => {
  if (width < 37.5) return height <= 38 ? 'short' : ''
  return height >= width ? 'portrait' : ''
}

/**
 * Lays the table out for the player's window. A frame that follows its content has a height that this very layout makes: it would decide for itself,
 * and what it had been before would stay.
 */
export const useTableShape = () =>
  useLayoutEffect(() => {
    const root = document.documentElement
    const update = () => {
      const fontSize = Number.parseFloat(getComputedStyle(root).fontSize)
      const height = Number.parseFloat(root.style.getPropertyValue('--viewportHeight')) || innerHeight
      root.dataset.table = shapeOf(innerWidth / fontSize, height / fontSize)
    }
    update()
    const observer = new MutationObserver(update)
    observer.observe(root, { attributeFilter: ['style'] })
    addEventListener('resize', update)
    return () => {
      observer.disconnect()
      removeEventListener('resize', update)
    }
  }, [])
