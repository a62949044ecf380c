import type { Deps } from '../http/deps.ts'

/** How long after a member looked pages in test mode report to the console, ms: pages are tested and fixed beside it. */
const looksFor = 3_600_000

/** Origin of the console while a member has "Look at my page" open; otherwise test pages talk only to the test's server. */
export const lookingConsole = async (
  { store, clock, consoleAt }: Pick<Deps, 'store' | 'clock' | 'consoleAt'>,
  operator: string,
): Promise<string | undefined> => {
  if (!consoleAt.url) return undefined
  // A page is served even if the database is down.
  const steps = await store.figures.hellos(operator).catch(() => [])
  const looked = steps.find(({ step }) => step === 'looked')
  return looked && clock() - looked.at < looksFor ? new URL(consoleAt.url).origin : undefined
}
