import type { StackType } from '../../contract/constants.ts'
import { drawsOf } from './sample-draws.ts'
import { send } from './send.ts'

export type Reply = { status: number; headers: Headers; body: unknown }

/** Calls a server that runs anywhere. */
export type Caller = {
  call(method: string, path: string, body?: unknown, headers?: Record<string, string>): Promise<Reply>
  /** Stores the draws of a game that takes the given stacks, from the first one on. */
  play(uid: string, stacks: Iterable<StackType>): Promise<void>
}

export const callerOf = (url: string): Caller => {
  const call: Caller['call'] = async (method, path, body, headers = {}) => {
    const sent = body === undefined ? headers : { 'content-type': 'application/json', ...headers }
    const { text, ...reply } = await send(url + path, method, sent, body === undefined ? undefined : JSON.stringify(body))
    const isJson = /json/.test(reply.headers.get('content-type') ?? '')
    return { ...reply, body: isJson ? JSON.parse(text) : text }
  }
  const play: Caller['play'] = async (uid, stacks) => {
    for (const draw of drawsOf(uid, stacks)) {
      const { status } = await call('POST', '/api/v1/game/store_card_selection', draw)
      if (status !== 200) throw new Error(`draw ${draw.selection_id} got ${status}`)
    }
  }
  return { call, play }
}
