import { type ComponentProps, type SyntheticEvent, useLayoutEffect, useRef } from 'react'
import { Dialog } from './dialog.tsx'

/** For this long, ms, a popup takes no answer: the key or press was meant for a deck. */
export const popupGuard = 300

/** A small dialog that comes by itself during play. Its `DialogButtons` answer it; the first one is marked `data-focus`. */
export const Popup = (props: Omit<ComponentProps<typeof Dialog>, 'wide'>) => {
  const opened = useRef(Number.POSITIVE_INFINITY)

  useLayoutEffect(() => {
    opened.current = performance.now()
  }, [])

  const guard = (event: SyntheticEvent) => {
    if (performance.now() - opened.current >= popupGuard) return
    event.preventDefault()
    event.stopPropagation()
  }

  return (
    <div onClickCapture={guard} onKeyDownCapture={guard}>
      <Dialog {...props} />
    </div>
  )
}
