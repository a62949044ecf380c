import type { Page } from '@playwright/test'

/** Runs in the page, which knows the DOM. */
const play = `(async () => {
  const pause = () => new Promise((resolve) => setTimeout(resolve, 50))
  const find = () => [...document.querySelectorAll('div')].find(({ gamalyze }) => gamalyze)?.gamalyze
  for (let tries = 0; !find() && tries < 400; tries++) await pause()
  const test = find()
  const isDone = new Promise((resolve) => test.on('completed', resolve))
  // False until the frame is ready.
  while (!(await test.fastForward('completed'))) await pause()
  await isDone
})()`

/** Plays the test of a page, which was placed by `data-gamalyze-operator` and a test secret, until the game is completed. */
export const playToEnd = (page: Page): Promise<void> => page.evaluate(play)
