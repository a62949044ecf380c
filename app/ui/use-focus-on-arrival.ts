import { useEffect, useRef } from 'react'
import { heading } from './screen-title.tsx'

/** The heading gets the focus, without a jump, each time that another part of the same screen has come in place of the one before. */
export const useFocusOnArrival = (part: unknown) => {
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current !== part) heading.get()?.focus({ preventScroll: true })
    shownPart.current = part
  }, [part])
}
