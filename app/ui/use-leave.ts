import { useEffect, useRef } from 'react'

/** Calls `leave` when the component is gone. StrictMode takes each one away and puts it back at once, which is no leaving. */
export const useLeave = (leave: () => void) => {
  const isShown = useRef(false)
  useEffect(() => {
    isShown.current = true
    return () => {
      isShown.current = false
      queueMicrotask(() => isShown.current || leave())
    }
  }, [leave])
}
