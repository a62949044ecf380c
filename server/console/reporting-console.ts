import type { Clock } from '../process/time.ts'
import type { Store } from '../store/store.ts'

/** How long after a member looked pages in test mode report to the console, ms: pages are tested and fixed beside it. */
const reportingWindowMs = 3_600_000

/** Origin of the console while a member has "Look at my page" open; otherwise test pages talk only to the test's server. */
export const reportingConsole = async (
  { store, clock, consoleSite }: { clock: Clock; store: Store; consoleSite: { url: string } },
  operator: string,
): Promise<string | undefined> => {
  if (!consoleSite.url) return undefined
  // A page is served even if the database is down.
  const steps = await store.pageNotes.hellos(operator).catch(() => [])
  const pageStep = steps.find(({ step }) => step === 'looked')
  return pageStep && clock() - pageStep.at < reportingWindowMs ? new URL(consoleSite.url).origin : undefined
}
