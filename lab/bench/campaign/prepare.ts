import { playGame } from '../server/player.ts'
import type { Installation } from './servers.ts'

/** The network address of a player; player 0 prepares the games. */
export const networkOf = (player: number): string => `10.${(player >> 16) & 255}.${(player >> 8) & 255}.${player & 255}`

/** Plays games up to the last card in advance: otherwise a benchmark on one machine would measure its own players. */
export const prepareGames = async ({ ask, secret }: Installation, count: number): Promise<string[]> => {
  const uids: string[] = []
  // The card values are known here and need not be requested.
  const send = async (method: string, path: string, body?: object) =>
    method === 'GET' ? 200 : (await ask(method, path, networkOf(0), body)).status
  const player = async () => {
    while (uids.length < count) uids.push(await playGame(send, secret))
  }
  await Promise.all(Array.from({ length: 8 }, player))
  return uids.slice(0, count)
}
