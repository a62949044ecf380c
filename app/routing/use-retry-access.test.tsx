import { act, renderHook } from '@testing-library/react'
import type { ReactNode } from 'react'
import { MemoryRouter, useLocation } from 'react-router-dom'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import { paths } from '../../contract/paths.ts'
import { type Services, ServicesContext } from '../services.ts'
import { memorySession } from '../testing/memory-session.ts'
import { openRecorder } from '../testing/recorder.ts'
import { createAccess } from './access.ts'
import { type AccessRefusal, useRetryAccess } from './use-retry-access.ts'

const seconds = (count: number) => 1000 * count
const refusal = (code: string, status: number, headers = {}) => ({ status, headers, body: { code, status } })
const from = paths.game

beforeEach(() => void vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout', 'Date'] }))
afterEach(() => void vi.useRealTimers())

/** The unauthorized screen's part of an app whose server answers every check so; by default it cannot be reached. */
const open = async (
  barred: AccessRefusal | null,
  answer: Parameters<typeof openRecorder>[0] = () => undefined,
  secret = 's'.repeat(36),
) => {
  const { calls } = await openRecorder(answer)
  const session = memorySession()
  session.update({ operator: 'nfl', secret })
  const access = createAccess(session, null, Promise.resolve(), () => {})
  const services = { access } as Services
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter initialEntries={[{ pathname: paths.unauthorized, search: '?operator=nfl', state: barred }]}>
      <ServicesContext value={services}>{children}</ServicesContext>
    </MemoryRouter>
  )
  const { result, unmount } = renderHook(() => ({ ...useRetryAccess(), ...useLocation() }), { wrapper })
  /** Until so many checks were made and the last one was answered. */
  const tried = (count: number) =>
    act(async () => {
      await expect.poll(() => calls().length).toBe(count)
      await access.verdict()
    })
  const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms))
  return { calls, result, unmount, tried, pass }
}

describe('a player who tries again', () => {
  test('is led back to where they were, with the operator, once the secret is valid (R51, ruling 2)', async () => {
    const { result, tried } = await open({ from, verdict: 'refused' }, () => ({}))
    act(result.current.retry)
    expect(result.current.checking).toBe(true)
    await tried(1)
    expect(result.current).toMatchObject({ pathname: from, search: '?operator=nfl', checking: false })
  })

  test('is led to the landing page if it is unknown where they were', async () => {
    const { result, tried } = await open(null, () => ({}))
    expect(result.current.verdict).toBeUndefined()
    act(result.current.retry)
    await tried(1)
    expect(result.current.pathname).toBe(paths.landing)
  })

  test('stays, and sees the last verdict', async () => {
    const { result, tried } = await open({ from, verdict: 'refused' }, () => refusal('paused', 503))
    act(result.current.retry)
    await tried(1)
    expect(result.current).toMatchObject({ verdict: 'paused', pathname: paths.unauthorized })
  })
})

describe('a refusal that passes by itself', () => {
  test('is retried after 5, 10, 20, 40 and 60 s, then every minute, if the server is unreachable', async () => {
    const { result, tried, pass, calls } = await open({ from, verdict: 'unreachable' })
    for (const [nth, pause] of [5, 10, 20, 40, 60, 60].entries()) {
      expect(result.current.next).toEqual(new Date(Date.now() + seconds(pause)))
      pass(seconds(pause) - 1)
      expect(calls()).toHaveLength(nth)
      pass(1)
      await tried(nth + 1)
    }
  })

  test('is retried at once when the browser is online again, unless the player has left', async () => {
    const { tried, unmount, calls, pass } = await open({ from, verdict: 'unreachable' })
    act(() => void dispatchEvent(new Event('online')))
    await tried(1)
    unmount()
    dispatchEvent(new Event('online'))
    pass(seconds(60))
    expect({ calls: calls().length, timers: vi.getTimerCount() }).toEqual({ calls: 1, timers: 0 })
  })

  test('is retried as late as the server asks, if there were too many tries from one network', async () => {
    const reply = refusal('rate_limited', 429, { 'retry-after': '30' })
    const { result, tried } = await open({ from, verdict: 'unreachable' }, () => reply, crypto.randomUUID())
    const asked = Date.now()
    act(result.current.retry)
    await tried(1)
    const { verdict, next } = result.current
    expect(verdict).toBe('many')
    expect(next?.getTime()).toBeGreaterThanOrEqual(asked + seconds(30))
    expect(next?.getTime()).toBeLessThanOrEqual(Date.now() + seconds(30))
  })

  test('differs from other refusals, which are not retried', async () => {
    const { result, calls } = await open({ from, verdict: 'refused' })
    dispatchEvent(new Event('online'))
    expect({ next: result.current.next, timers: vi.getTimerCount(), calls: calls() }).toEqual({ next: undefined, timers: 0, calls: [] })
  })
})
