import type { Deps } from '../http/deps.ts'

/** So long after somebody looked, pages in test mode tell the console what they see, ms: a page is opened and mended beside it. */
const looksFor = 3_600_000

/** Origin of the console, while a member of the operator looks at "Look at my page"; without one, test pages speak to nobody but the test's server. */
export const lookingConsole = async (
  { store, clock, consoleAt }: Pick<Deps, 'store' | 'clock' | 'consoleAt'>,
  operator: string,
): Promise<string | undefined> => {
  if (!consoleAt.url) return undefined
  // A page is served without the database too.
  const steps = await store.figures.hellos(operator).catch(() => [])
  const looked = steps.find(({ step }) => step === 'looked')
  return looked && clock() - looked.at < looksFor ? new URL(consoleAt.url).origin : undefined
}
