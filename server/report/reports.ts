import { Piscina } from 'piscina'
import { ProblemError } from '../problem.ts'
import type { Document } from './compiler.ts'

/** Documents as PDF, set off the event loop. */
export interface Reports {
  /** Throws ProblemError `unavailable` when too many documents wait. */
  pdf(document: Document): Promise<Uint8Array>
  close(): Promise<void>
}

/** At 15 ms each, the last one waits for three seconds. */
const longestQueue = 200

/** One thread; it starts with the first document, which takes half a second longer. */
export function openReports(worker = new URL('./worker.ts', import.meta.url)): Reports {
  let pool: Piscina<Document, Uint8Array> | undefined
  return {
    async pdf(document) {
      // Typst would spread each page over all cores, which belong to the other requests. Read once, by the first document.
      process.env.RAYON_NUM_THREADS ??= '1'
      pool ??= new Piscina<Document, Uint8Array>({
        filename: worker.href,
        minThreads: 1,
        maxThreads: 1,
        maxQueue: longestQueue,
        execArgv: [],
      })
      const threads = pool
      if (threads.queueSize >= longestQueue) throw new ProblemError('unavailable', 'too many documents wait', 2)
      // A thread that dies takes its document along; the next one sets it again.
      return threads.run(document).catch(() => threads.run(document))
    },
    close: async () => pool?.close(),
  }
}
