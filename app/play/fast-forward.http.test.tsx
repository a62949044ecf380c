import { screen } from '@testing-library/react'
import { expect, inject, test } from 'vitest'
import { playTime } from '../../contract/play-time.ts'
import { getResults } from '../api/result-calls.ts'
import { draws } from '../session/journal.ts'
import { openApp } from '../testing/open-app.tsx'

const open = async () => {
  const app = await openApp({ partner: {}, secret: inject('server').testSecret })
  await screen.findByRole('button', { name: app.texts().landing.start() })
  if (!app.partner) throw new Error('no partner page')
  return { ...app, partner: app.partner }
}
const aside = ['resize', 'scrollTop', 'popup', 'analysing', 'notKept']

test("a test secret plays a game in seconds, with a slow player's times, up to the guess", async () => {
  const { partner, session, events } = await open()
  expect(await partner.fastForward('riskScore')).toBe(true)
  expect(await partner.fastForward('landing')).toBe(false) // it is at work
  await expect.poll(() => location.pathname).toBe('/gamalyze/risk_score')
  const moments = events.map(([name]) => name).filter((name) => !aside.includes(name))
  expect(moments).toEqual(['ready', 'started', ...Array(80).fill('progress'), 'completed'])

  const played = draws(session.get().journal)
  expect(played).toHaveLength(80)
  expect(Math.min(...played.map(({ reactionTime }) => reactionTime))).toBeGreaterThan(1500)
  expect(playTime(played)).toBeGreaterThan(80 * 1800)
  expect(played.every(({ time }, index) => time > (played[index - 1]?.time ?? 0) && time <= Date.now())).toBe(true)
  // The server, too, finds a game that it can judge.
  expect((await getResults(session.get().uid)).quality).toEqual({ flags: [], firm: true })
})

test('a game that a player began is never continued', async () => {
  const { partner, session } = await open()
  const { uid } = session.get()
  expect(await partner.fastForward('game')).toBe(true)
  await expect.poll(() => location.pathname).toBe('/gamalyze/game')
  expect(session.get().uid).not.toBe(uid)
  // Until the game is on screen it is at work, also in the tests after this one.
  await expect.poll(() => partner.fastForward('landing')).toBe(true)
})
