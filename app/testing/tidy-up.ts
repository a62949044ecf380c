import { afterAll, vi } from 'vitest'

// Vitest's hundred frames take a tenth of the CPU time: React's development build makes an error for each element.
Error.stackTraceLimit = 10

// Files of a worker share globals and modules: what one has put in the place of something ends with it.
afterAll(() => {
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  vi.useRealTimers()
})
