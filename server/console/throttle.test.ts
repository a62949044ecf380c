import { EventEmitter } from 'node:events'
import type { FastifyReply } from 'fastify'
import { expect, test } from 'vitest'
import { createThrottle } from './throttle.ts'

const member = 'owner@nfl.example'
const read = { member, changes: false, bodyBytes: 0, isUpload: false }

/** Throttles calls; `order` tells which calls have begun, `end` sends a call's reply. */
const start = (time?: Parameters<typeof createThrottle>[0]) => {
  const throttle = createThrottle(time)
  const order: string[] = []
  const replies = new Map<string, EventEmitter>()
  return {
    order,
    take(name: string, call: Parameters<typeof throttle>[0]) {
      const raw = new EventEmitter()
      replies.set(name, raw)
      return throttle(call, { raw } as unknown as FastifyReply).then(() => void order.push(name))
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
  const closedTurn = take('gone', read)
  const third = take('third', read)
  end('gone')
  end('first')
  await Promise.all([closedTurn, third])
  expect(order).toContain('third')
})

test('one whose page was gone before its turn was asked for holds no place', async () => {
  const throttle = createThrottle()
  const gone = Object.assign(new EventEmitter(), { destroyed: true })
  await expect(throttle(read, { raw: gone } as unknown as FastifyReply)).rejects.toMatchObject({ code: 'unavailable' })
  await throttle(read, { raw: new EventEmitter() } as unknown as FastifyReply)
})

test('more than 32 calls at a time are refused', async () => {
  const { take } = start()
  await take('first', read)
  for (let index = 1; index < 32; index += 1) void take(`${index}`, read).catch(() => {})
  await expect(take('last', read)).rejects.toMatchObject({ code: 'unavailable', retryAfter: 1 })
})

test('bodies come at a pace once a member has sent as much as any call may hold; uploads have a budget of their own', async () => {
  let time = 0
  const sleep = async (ms: number) => {
    time += ms
  }
  const { take, end } = start({ now: () => time, sleep })
  let calls = 0
  const waitedMs = async (bodyBytes: number, isUpload = false, by = member) => {
    const timeBefore = time
    const name = `${++calls}`
    await take(name, { member: by, changes: true, bodyBytes, isUpload })
    const ms = time - timeBefore
    end(name)
    return ms
  }
  expect(await waitedMs(256_000)).toBe(0)
  expect(await waitedMs(3000)).toBeLessThan(100)
  expect(await waitedMs(64_000)).toBeGreaterThan(900)
  expect(await waitedMs(64_000, false, 'viewer@nfl.example')).toBeLessThan(100)
  expect(await waitedMs(3_000_000, true)).toBeLessThan(100)
  expect(await waitedMs(64_000, true)).toBeGreaterThan(900)
  await expect(waitedMs(1_000_000, true)).rejects.toMatchObject({ code: 'unavailable' })
})
