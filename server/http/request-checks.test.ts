import Fastify from 'fastify'
import { expect, test } from 'vitest'
import type { App } from './app.ts'
import { checkRequests } from './request-checks.ts'

test('a call of the game overtakes others that came before it, of which one begins in a turn of the event loop', async () => {
  let turn = 0
  const count = () => {
    turn += 1
    counting = setImmediate(count)
  }
  let counting = setImmediate(count)
  const begun: [what: string, turn: number][] = []
  const app = Fastify()
  checkRequests(app as unknown as App, [])
  for (const url of ['/page', '/api/v1/game/card_value'])
    app.get(url, async () => {
      begun.push([url, turn])
      return {}
    })
  await app.ready()
  await Promise.all(['/page', '/page', '/page', '/api/v1/game/card_value'].map((url) => app.inject(url)))
  clearImmediate(counting)
  expect(begun.map(([what]) => what)).toEqual(['/api/v1/game/card_value', '/page', '/page', '/page'])
  const turns = begun.slice(1).map(([, when]) => when)
  expect(new Set(turns).size).toBe(3)
  await app.close()
})
