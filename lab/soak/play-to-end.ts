import type { Page } from '@playwright/test'

/** Runs in the page, which knows the DOM: its newest test is on its way when this resolves. The SDK keeps its tests under this symbol. */
const begin = `(async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  const find = () => [...(globalThis[Symbol.for('gamalyze.tests')]?.values() ?? [])].at(-1)?.handle
  for (let tries = 0; !find() && tries < 400; tries++) await pause()
  const test = find()
  globalThis.whenCompleted = new Promise((resolve) => test.on('completed', ({ reference }) => resolve(reference)))
  const isUnderWay = new Promise((resolve) => test.on('progress', ({ cardsTurned }) => cardsTurned > 9 && resolve()))
  // False until the frame is ready.
  while (!(await test.fastForward('completed'))) await pause()
  await isUnderWay
})()`

/** Plays the test of a page, with a test secret, until the game is completed, and gives its reference. The network may be lost on the way. */
export const playToEnd = async (page: Page, { offlineMs = 0 } = {}): Promise<string> => {
  await page.evaluate(begin)
  if (offlineMs > 0) {
    await page.context().setOffline(true)
    await new Promise((resolve) => setTimeout(resolve, offlineMs))
    await page.context().setOffline(false)
  }
  return page.evaluate('whenCompleted')
}
