import { expect, test } from 'vitest'
import type { Host } from '../host/host.ts'
import { drawsFrom, inTurn } from '../testing/draws.ts'
import { keptSession } from '../testing/memory-session.ts'
import { reportCompleted } from './report-completed.ts'

const reference = `rf_${'0'.repeat(33)}`
let games = 0
/** A finished game whose registration has not come through yet, and what the page was told; `take` is the page's acknowledgement. */
const finished = () => {
  const session = keptSession()
  const uid = `game ${++games}`
  session.update({ uid, operator: 'nfl', game_completed: true, journal: { uid, sent: 80, entries: drawsFrom(inTurn(80)) } })
  const events: unknown[] = []
  let take = () => {}
  const host = {
    send: (name: string, payload: unknown) => {
      events.push([name, payload])
      return new Promise<void>((resolve) => {
        take = resolve
      })
    },
  } as unknown as Host
  return { session, events, host, take: () => take() }
}

test('completed is told when the server has the game under this label, also after the screen is gone, and once (rulings 47 and 73)', async () => {
  const { session, events, host, take } = finished()
  reportCompleted(session, host)
  reportCompleted(session, host)
  expect(events).toEqual([])
  session.update({ reference })
  session.update({ registered: 'mindway' })
  reportCompleted(session, host)
  expect(events, 'ruling 73: the server has it under another label').toEqual([])
  session.update({ registered: 'nfl' })
  session.update({ risk_score: 40 })
  reportCompleted(session, host)
  expect(events).toEqual([['completed', { reference, operator: 'nfl', duration: expect.any(Number) }]])
  expect(session.get().completed_told).toBe(false)
  take()
  await Promise.resolve()
  await Promise.resolve()
  expect(session.get().completed_told).toBe(true)
})

test('completed is not told of a game that began anew, nor of one that an account has opened', () => {
  const { session, events, host } = finished()
  reportCompleted(session, host)
  session.reset()
  session.update({ reference })
  session.update({ game_completed: true, view: true })
  reportCompleted(session, host)
  expect(events).toEqual([])
})
