import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { openTurns } from './turns.ts'

const member = 'owner@nfl.example'
const read = { member, changes: false, bodyBytes: 0 }

/** Takes turns; `order` tells which calls have begun, `end` sends a call's reply. */
const start = () => {
  const takeTurn = openTurns()
  const order: string[] = []
  const replies = new Map<string, EventEmitter>()
  return {
    order,
    take(name: string, call: Parameters<typeof takeTurn>[0]) {
      const raw = new EventEmitter()
      replies.set(name, raw)
      return takeTurn(call, { raw } as unknown as FastifyReply).then(() => void order.push(name))
    },
    end: (name: string) => replies.get(name)?.emit('close'),
  }
}

test('calls of a member come one after another, reading and changing ones apart, and others do not wait for them', async () => {
  const { take, end, order } = start()
  await take('first', read)
  const second = take('second', read)
  await take('change', { ...read, changes: true })
  await take('other', { ...read, member: 'viewer@nfl.example' })
  expect(order).toEqual(['first', 'change', 'other'])
  end('first')
  await second
  expect(order).toEqual(['first', 'change', 'other', 'second'])
})

test('one whose page is gone while it waits gives its turn to the next', async () => {
  const { take, end, order } = start()
  await take('first', read)
  const gone = take('gone', read)
  const third = take('third', read)
  end('gone')
  end('first')
  await Promise.all([gone, third])
  expect(order).toContain('third')
})

test('more than 32 calls at a time are refused', async () => {
  const { take } = start()
  await take('first', read)
  for (let index = 1; index < 32; index += 1) void take(`${index}`, read).catch(() => {})
  await expect(take('last', read)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
})

test('large bodies come at a pace once a member has sent three megabytes', async () => {
  const { take, end } = start()
  const timed = async (name: string, bodyBytes: number) => {
    const started = performance.now()
    await take(name, { member, changes: true, bodyBytes })
    end(name)
    return performance.now() - started
  }
  expect(await timed('import', 3_000_000)).toBeLessThan(100)
  expect(await timed('short', 10_000)).toBeLessThan(100)
  expect(await timed('picture', 100_000)).toBeGreaterThan(250)
})
