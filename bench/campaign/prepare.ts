import { playGame } from '../server/player.ts'
import type { Installation } from './servers.ts'

/** The network of a player; number 0 prepares the games. */
export const networkOf = (player: number): string => `10.${(player >> 16) & 255}.${(player >> 8) & 255}.${player & 255}`

/** Plays games up to the last card, for a bench of what follows: on one machine it would else measure its own players. */
export const prepareGames = async ({ ask, secret }: Installation, count: number): Promise<string[]> => {
  const uids: string[] = []
  // The values are known here: what is prepared need not ask for them.
  const send = async (method: string, path: string, body?: object) =>
    method === 'GET' ? 200 : (await ask(method, path, networkOf(0), body)).status
  const player = async () => {
    while (uids.length < count) uids.push(await playGame(send, secret))
  }
  await Promise.all(Array.from({ length: 8 }, player))
  return uids.slice(0, count)
}
