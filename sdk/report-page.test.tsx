import { afterEach, expect, test, vi } from 'vitest'
import { EmbedError } from './embed-error.ts'
import { createEmitter } from './emitter.ts'
import type { MountOptions } from './options.ts'
import type { PageReport } from './page-report.ts'
import { reportPage } from './report-page.ts'

afterEach(() => {
  vi.useRealTimers()
  vi.unstubAllGlobals()
})

const secret = 's'.repeat(36)

/** A mounted test in a page of test mode: what it told its frame, and what the page sent by itself. `frame`: what becomes of what it is told. */
const mounted = (frame: () => Promise<boolean>, { width = 720, kept = true, settings = {} as Partial<MountOptions> } = {}) => {
  const { emit, listening } = createEmitter(() => {})
  let arrive = () => {}
  let refuse = (_: EmbedError) => {}
  const ready = new Promise<void>((resolve, reject) => {
    arrive = resolve
    refuse = reject
  })
  const element = Object.assign(document.createElement('iframe'), { src: 'https://test.provider.example/gamalyze?operator=demo' })
  const size = { width, height: 1136.4 }
  element.getBoundingClientRect = () => size as DOMRect
  const reports: PageReport[] = []
  const sent: [url: string, body?: unknown][] = []
  vi.stubGlobal('fetch', async (url: string, init?: RequestInit) => {
    sent.push(init?.body ? [`${url}`, JSON.parse(`${init.body}`)] : [`${url}`])
    return Response.json({ operator: true, page: 'unknown', console: 'https://console.provider.example' })
  })
  reportPage({
    ready,
    frame: element,
    url: new URL(element.src),
    history: [],
    on: listening.on,
    isKept: () => kept,
    settings: { operator: 'demo', secret, ...settings },
    command: (_, report) => {
      reports.push(report)
      return frame()
    },
  })
  return { emit, arrive, refuse, size, reports, sent, what: () => reports.map(({ what }) => what) }
}
const passed = async () => true
const away = async () => {
  throw new EmbedError('FRAME_REFUSED')
}

test('the page reports that the test is shown, where and how large, once, even if it was shown before anybody listened', async () => {
  const early = mounted(passed)
  early.arrive()
  await expect.poll(early.what).toEqual(['ready'])
  expect(early.reports[0]).toEqual({ what: 'ready', origin: location.origin, width: 720, height: 1136 })
  const later = mounted(passed, { kept: false })
  later.emit('ready', { language: 'eng' })
  later.arrive()
  await expect.poll(later.what).toEqual(['ready', 'NOT_KEPT'])
  later.emit('reconnected', {})
  await expect.poll(later.what).toEqual(['ready', 'NOT_KEPT', 'ready', 'NOT_KEPT'])
  expect([...early.sent, ...later.sent]).toEqual([])
})

test('a new size is reported once it has settled, and never larger than the console accepts', async () => {
  vi.useFakeTimers()
  const { emit, arrive, size, reports } = mounted(passed)
  arrive()
  await vi.advanceTimersByTimeAsync(0)
  for (const height of [1200, 1300, 1e9]) {
    size.height = height
    emit('resize', { height })
    await vi.advanceTimersByTimeAsync(900)
  }
  await vi.advanceTimersByTimeAsync(100)
  expect(reports.slice(1)).toMatchObject([{ what: 'resize', height: 20_000 }])
})

test('an error that leaves no frame is reported by the page itself, to the console that the provider names', async () => {
  const { refuse, what, sent } = mounted(away)
  refuse(new EmbedError('FRAME_REFUSED'))
  await expect.poll(() => sent.length).toBe(2)
  expect(what()).toEqual(['FRAME_REFUSED'])
  const asked = new URLSearchParams({ operator: 'demo', origin: location.origin, test: '1' })
  expect(sent).toEqual([
    [`https://test.provider.example/embed-check.json?${asked}`],
    [
      'https://console.provider.example/api/console/sightings',
      { secret, what: 'FRAME_REFUSED', origin: location.origin, width: 720, height: 1136 },
    ],
  ])
})

test('an error from before anybody listened is reported once, and so is one that was heard', async () => {
  const { emit, refuse, what } = mounted(passed)
  const error = new EmbedError('UNREACHABLE')
  refuse(error)
  emit('error', error)
  emit('error', new EmbedError('GROWTH_LOOP'))
  emit('error', new EmbedError('DESTROYED'))
  await expect.poll(what).toEqual(['UNREACHABLE', 'GROWTH_LOOP'])
})

test('only errors bypass the frame: a page with a live secret shows it to nobody', async () => {
  const live = mounted(async () => false)
  live.arrive()
  await expect.poll(live.what).toEqual(['ready'])
  expect(live.sent).toEqual([])
})

test('a test that diagnose mounts out of sight reports errors only', async () => {
  const { emit, arrive, what } = mounted(passed, { width: 0, kept: false })
  arrive()
  emit('ready', { language: 'eng' })
  emit('error', new EmbedError('UNAUTHORIZED'))
  await expect.poll(what).toEqual(['UNAUTHORIZED'])
})

test('a failing secret function or network is reported to nobody and breaks nothing', async () => {
  const settings = { secret: () => Promise.reject(new Error('none')) }
  const { emit, sent, what } = mounted(away, { settings })
  emit('error', new EmbedError('HANDSHAKE_TIMEOUT'))
  await expect.poll(() => sent.length).toBe(1)
  emit('error', new EmbedError('GROWTH_LOOP'))
  await expect.poll(what).toEqual(['HANDSHAKE_TIMEOUT', 'GROWTH_LOOP'])
})
