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
  globalThis.readAdvice = async () => {
    let isRead = false
    test.on('advice', () => { isRead = true })
    // A frame that is loaded again meanwhile forgets what it was told.
    for (let tries = 0; !isRead && tries < 1200; tries++) {
      if (tries % 100 === 0) await test.fastForward('advice')
      await pause()
    }
    return isRead
  }
})()`

/** Begins to play the test of a page, with a test secret: ten cards are drawn. */
export const beginToPlay = (page: Page): Promise<void> => page.evaluate(begin)

/** Waits until what was begun is completed; gives the game's reference. */
export const completedIn = (page: Page): Promise<string> => page.evaluate('whenCompleted')

/** Goes on from there to the advice; false if that is not shown within a minute. */
export const readsAdvice = (page: Page): Promise<boolean> => page.evaluate('readAdvice()')

/** Plays the test of a page to its end, and gives its reference. The network may be lost on the way. */
export const playToEnd = async (page: Page, { offlineMs = 0 } = {}): Promise<string> => {
  await beginToPlay(page)
  if (offlineMs > 0) {
    await page.context().setOffline(true)
    await new Promise((resolve) => setTimeout(resolve, offlineMs))
    await page.context().setOffline(false)
  }
  return completedIn(page)
}
