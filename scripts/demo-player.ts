import { randomUUID } from 'node:crypto'
import { stackTypes } from '../contract/constants.ts'
import { cardValue } from '../server/analysis/decks.ts'
import { ConfigError } from '../server/process/config.ts'

/** The demo operator with `userIds: open`. */
export const openOperator = 'four-houses'
/** Its known player. */
export const knownUser = '7d3f2b9e-6c1a-4e5d-9b8f-0a1c2d3e4f50'

/** What somebody draws, deck by deck from 0, on one of the nine structures; `reactionMs` before each card. */
export type Cards = { structure: number; decks: readonly number[]; reactionMs(turn: number): number }
type Player = { provider: string; operator: string; secret: string; externalId?: string; cards?: Cards }

/** Prefers the third deck. */
const knownUsersCards: Cards = {
  structure: 2,
  decks: Array.from({ length: 80 }, (_, i) => ((i + 1) % 3 === 0 ? 2 : ((i + 1) >> 1) % 4)),
  reactionMs: (turn) => 800 + ((turn * 37) % 500),
}

const call = (provider: string, method: string, path: string, body?: object): Promise<Response> => {
  const headers = { 'content-type': 'application/json' }
  return fetch(`${provider}/api/v1${path}`, body ? { method, headers, body: JSON.stringify(body) } : { method })
}

/**
 * Plays one whole game through the frame's API, up to guess and advice, and returns its uid; a game of one deck has no result to guess.
 * Throws when a call is refused.
 */
export const playThrough = async ({ provider, operator, secret, externalId, cards = knownUsersCards }: Player): Promise<string> => {
  const { structure, decks, reactionMs } = cards
  const post = async (path: string, body?: object): Promise<void> => {
    const { ok, status } = await call(provider, 'POST', path, body)
    if (status === 503) throw new ConfigError('No game can be stored: is the disk of DATA_DIR full?')
    if (!ok) throw new Error(`The game cannot be played: ${path.split('/')[2]} answered ${status}`)
  }
  const id = randomUUID()
  await post(`/authentication/user_secret/${id}/${secret}/${operator}${externalId ? `?extuserid=${externalId}` : ''}`)
  const takenCounts = [0, 0, 0, 0]
  const startedAt = Date.now() - 80 * 2000
  for (const [index, deck] of decks.entries()) {
    const [turn, stack] = [index + 1, stackTypes[deck] ?? 'a']
    const card_value = cardValue(structure, stack, takenCounts[deck] ?? 0)
    takenCounts[deck] = (takenCounts[deck] ?? 0) + 1
    await post('/game/store_card_selection', {
      id,
      time: startedAt + turn * 2000,
      reaction_time: reactionMs(turn),
      selection_id: turn,
      stack_type: stack,
      card_placement: deck,
      reward_structure_id: structure,
      card_color: '#2d274e',
      card_value,
    })
  }
  // 202: it is still in the queue.
  let analysed = await call(provider, 'POST', `/results/results/${id}`)
  while (analysed.status === 202) analysed = await call(provider, 'POST', `/results/results/${id}`)
  if (analysed.status === 422) return id
  const { risk_score } = (await (await call(provider, 'GET', `/results/results/${id}`)).json()) as { risk_score: number }
  await post('/results/risk_guess', { id, risk_guess: 40, risk_score, time: Date.now() })
  await post(`/results/advice/${id}`)
  return id
}

/** Makes sure the demo has a known player with a report. */
export const playKnownUser = async (provider: string, secret: string): Promise<void> => {
  if ((await call(provider, 'GET', `/authentication/external_uid/${knownUser}/${secret}`)).ok) return
  await playThrough({ provider, operator: openOperator, secret, externalId: knownUser })
}
