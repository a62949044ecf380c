import type { App } from './app.ts'

/** Calls that wait for a turn of the event loop; of all apps of the process */
const waiting: (() => void)[] = []
const beginNext = (): void => {
  const begin = waiting.shift()
  if (waiting.length > 0) setImmediate(beginNext)
  begin?.()
}

/**
 * Calls of the game come first: of all others one begins in a turn of the event loop. So a card value waits for one report or page at most,
 * however many are asked for at once.
 */
export const letGameCallsFirst = (app: Pick<App, 'addHook'>): void => {
  app.addHook('onRequest', (request, _reply, done) => {
    if (request.url.startsWith('/api/v1/game/')) done()
    else if (waiting.push(done) === 1) setImmediate(beginNext)
  })
}
