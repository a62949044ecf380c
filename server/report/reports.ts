import { createHash } from 'node:crypto'
import { LastUsed } from '../store/last-used.ts'
import { WorkerDied, type Workers } from '../workers/workers.ts'
import type { Document } from './compiler.ts'

/** Documents as PDF, set off the event loop. The same document is set once, however many ask, and kept while there is room. */
export type Reports = {
  /** Throws WorkerDied when two processes died over it. */
  pdf(document: Document): Promise<Uint8Array>
}

/** Documents kept, of about 30 kB each */
const keptDocuments = 1000

export const openReports = (workers: Pick<Workers, 'run'>): Reports => {
  const kept = new LastUsed<Promise<Uint8Array>>(keptDocuments)

  const set = async (document: Document): Promise<Uint8Array> => {
    try {
      return await workers.run('pdf', document)
    } catch (error) {
      if (error instanceof WorkerDied) return workers.run('pdf', document)
      throw error
    }
  }

  return {
    pdf(document) {
      const key = createHash('sha256').update(JSON.stringify(document)).digest('base64')
      const known = kept.get(key)
      if (known) return known
      const setting = set(document)
      kept.set(key, setting)
      setting.catch(() => kept.delete(key))
      return setting
    },
  }
}
