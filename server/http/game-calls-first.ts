import type { FastifyRequest } from 'fastify'
import { inLaterTurn } from '../process/event-loop.ts'

/**
 * Calls of the game come first: of all others one begins in a turn of the event loop. So a card value waits for one report or page at most,
 * however many are asked for at once.
 */
export const inTurn = (request: FastifyRequest, begin: () => void): void => {
  if (request.url.startsWith('/api/v1/game/')) begin()
  else inLaterTurn(begin)
}
