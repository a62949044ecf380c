import type { Outages } from '../monitoring/outages.ts'
import { type Clock, dayOf } from '../process/time.ts'
import type { HelloStep } from '../store/schema/partners.ts'
import type { Store } from '../store/store.ts'

type Needs = { store: Store; clock: Clock; outages: Outages }

export type Hellos = ReturnType<typeof noteHellos>
export type PageCounts = ReturnType<typeof countPages>

type Noted = Exclude<HelloStep, 'verified'>

/** Minimum ms between notes of a kind: a page that reloads repeatedly, or a screen that stays open, writes no more. */
const noteEvery: Record<Noted, number> = { hello: 1000, ready: 1000, looked: 60_000 }

/** Records activity of pages in test mode for the console's "Look at my page", and that somebody has it open. Fire and forget. */
export const noteHellos = ({ store, clock, outages }: Needs) => {
  const last = new Map<string, number>()
  return {
    note(operator: string, step: Noted): void {
      const now = clock()
      const key = `${operator} ${step}`
      if (now - (last.get(key) ?? Number.NEGATIVE_INFINITY) < noteEvery[step]) return
      last.set(key, now)
      store.pageNotes.noteHello(operator, step, now).catch(outages.note)
    },
  }
}

const writeEvery = 10_000

/** Counts pages of the test by operator and language, buffered in memory: a page costs no write. */
export const countPages = ({ store, clock, outages }: Needs) => {
  let counts = new Map<string, number>()
  const write = async (): Promise<void> => {
    const pending = counts
    counts = new Map()
    for (const [key, count] of pending) {
      const [operator = '', day, language = ''] = key.split(' ')
      await store.tallies.add({ operator, day: Number(day), event: 'language', key: language, count }).catch(outages.note)
    }
  }
  const timer = setInterval(() => void write(), writeEvery).unref()
  return {
    add(operator: string, language: string): void {
      const key = `${operator} ${dayOf(clock())} ${language}`
      counts.set(key, (counts.get(key) ?? 0) + 1)
    },
    async close(): Promise<void> {
      clearInterval(timer)
      await write()
    },
  }
}
