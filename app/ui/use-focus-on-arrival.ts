import { useEffect, useRef } from 'react'
import { useHeading } from './screen-title.tsx'

/** The heading gets the focus, without a jump, each time that another part of the same screen has come in place of the one before. */
export const useFocusOnArrival = (part: unknown) => {
  const { heading } = useHeading()
  const shownPart = useRef(part)
  useEffect(() => {
    if (shownPart.current !== part) heading.current?.focus({ preventScroll: true })
    shownPart.current = part
  }, [part, heading])
}
