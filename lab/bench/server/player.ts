import { randomUUID } from 'node:crypto'
import { Agent, request } from 'node:http'
import { type StackType, stackTypes } from '../../../contract/constants.ts'
import { cardValue } from '../../../server/analysis/decks.ts'

export type Target = { url: string; secret: string }

/** Sends one request over a keep-alive connection; resolves with the status, rejects when the connection fails. */
export type Send = (method: string, path: string, body?: object) => Promise<number>

/** `connections` sockets to one server. */
export const openClient = (url: string, connections: number) => {
  const agent = new Agent({ keepAlive: true, maxSockets: connections })
  const { hostname, port } = new URL(url)
  const send: Send = (method, path, body) =>
    new Promise((resolve, reject) => {
      const text = body && JSON.stringify(body)
      const headers = text ? { 'content-type': 'application/json', 'content-length': Buffer.byteLength(text) } : {}
      const calling = request({ agent, hostname, port, method, path, headers, timeout: 60_000 }, (reply) => {
        reply.resume().on('error', reject)
        reply.on('end', () => resolve(reply.statusCode ?? 0))
      })
      calling.on('error', reject)
      calling.on('timeout', () => calling.destroy(new Error('timed out')))
      calling.end(text)
    })
  return { send, close: () => agent.destroy() }
}

/** The calls of one game up to the guess: register, 80 values, 80 stores. Throws when one is refused. */
export const playGame = async (send: Send, secret: string): Promise<string> => {
  const uid = randomUUID()
  const structure = Math.floor(Math.random() * 9)
  const cardsTaken: Record<StackType, number> = { a: 0, b: 0, c: 0, d: 0 }
  const must = async (calling: Promise<number>, what: string) => {
    const status = await calling
    if (status >= 300) throw new Error(`${what}: ${status}`)
  }
  await must(send('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/nfl`), 'register')
  for (let turn = 1; turn <= 80; turn += 1) {
    const stack = stackTypes[Math.floor(Math.random() * 4)] as StackType
    const index = cardsTaken[stack]++
    await must(
      send('GET', `/api/v1/game/card_value?selection_from_stack=${index}&stack_type=${stack}&reward_structure_id=${structure}`),
      'value',
    )
    const draw = {
      id: uid,
      time: Date.now(),
      reaction_time: 700,
      selection_id: turn,
      stack_type: stack,
      card_placement: 1,
      reward_structure_id: structure,
      card_color: '#aabbcc',
      card_value: cardValue(structure, stack, index),
    }
    await must(send('POST', '/api/v1/game/store_card_selection', draw), 'store')
  }
  return uid
}
