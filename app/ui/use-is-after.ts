import { useEffect, useState } from 'react'

/** Whether so many ms have passed since the component came. */
export const useIsAfter = (ms: number): boolean => {
  const [isAfter, setIsAfter] = useState(false)
  useEffect(() => {
    const timer = setTimeout(setIsAfter, ms, true)
    return () => clearTimeout(timer)
  }, [ms])
  return isAfter
}
