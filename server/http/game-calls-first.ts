import type { FastifyRequest } from 'fastify'

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
export const inTurn = (request: FastifyRequest, begin: () => void): void => {
  if (request.url.startsWith('/api/v1/game/')) begin()
  else if (waiting.push(begin) === 1) setImmediate(beginNext)
}
