import { afterAll, vi } from 'vitest'

// Files of a worker share globals and modules: what one has put in the place of something ends with it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
