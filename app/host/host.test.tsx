import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Guest } from '../../sdk/guest.ts'
import { openPartnerPage, partnerOrigin } from '../testing/partner-page.ts'
import { hostPatience, type Join, openHost, standAlone } from './host.ts'

const secret = 'k'.repeat(36)

afterEach(() => {
  vi.useRealTimers()
  vi.restoreAllMocks()
})

test('a stand-alone test has no host to notify, to take commands from or to wait for (D15)', async () => {
  expect(standAlone.embedded).toBe(false)
  expect(standAlone.testOnly()).toBe(false)
  expect(standAlone.send('started', {})).toBeUndefined()
  expect(standAlone.onCommand(() => true)()).toBeUndefined()
  expect(await standAlone.config).toBeNull()
  expect(await standAlone.renewSecret()).toBeNull()
})

describe('a host', () => {
  test('gives the configuration of the page', async () => {
    openPartnerPage({ secret, language: 'dan' })
    const host = openHost([partnerOrigin])
    expect(host.embedded).toBe(true)
    expect(await host.config).toMatchObject({ operator: 'nfl', secret, language: 'dan', autoHeight: true })
  })

  test('gives no configuration if the page’s secret function fails, and a secret when it is asked again', async () => {
    const answers = ['', secret]
    openPartnerPage({ secret: async () => answers.shift() ?? '' })
    const host = openHost([partnerOrigin])
    expect(await host.config).toBeNull()
    expect(await host.renewSecret()).toBe(secret)
    await expect(host.renewSecret()).rejects.toBe('SECRET_FAILED')
  })

  test('keeps events until the page answers, and sends them in their order', async () => {
    const { events, test: mounted } = openPartnerPage()
    const host = openHost([partnerOrigin])
    host.send('ready', { language: 'eng' })
    host.send('started', {})
    await mounted.ready
    await host.config
    host.send('progress', { cardsTurned: 1, cardsTotal: 80 })
    await expect
      .poll(() => events)
      .toEqual([
        ['ready', { language: 'eng' }],
        ['started', {}],
        ['progress', { cardsTurned: 1, cardsTotal: 80 }],
      ])
  })

  test('asks the newest command handler first, until it is removed, and passes on what comes with a command', async () => {
    const { test: mounted } = openPartnerPage()
    const host = openHost([partnerOrigin])
    host.send('ready', { language: 'eng' })
    await mounted.ready
    expect(await mounted.pause()).toBe(false)
    const taken: string[] = []
    host.onCommand((name) => taken.push(`first ${name}`) > 0)
    const letGo = host.onCommand((name) => taken.push(`second ${name}`) > 0 && name === 'pause')
    expect(await mounted.pause()).toBe(true)
    expect(await mounted.resume()).toBe(true)
    letGo()
    expect(await mounted.pause()).toBe(true)
    expect(taken).toEqual(['second pause', 'second resume', 'first resume', 'first pause'])
    const payloads: unknown[] = []
    host.onCommand((_, payload) => payloads.push(payload) > 0)
    await mounted.update({ language: 'dan' })
    expect(payloads).toEqual([{ language: 'dan', secret: undefined }])
  })
})

test('a frame that the page covers is asleep until it is seen again, and whoever cares is told', async () => {
  let command: Parameters<Join>[0]['command'] = () => false
  const host = openHost([partnerOrigin], undefined, (options) => {
    command = options.command
    return new Promise(() => {})
  })
  const states: boolean[] = []
  const note = () => states.push(host.asleep)
  document.addEventListener('visibilitychange', note)
  for (const name of ['sleep', 'wake']) command(name, undefined)
  document.removeEventListener('visibilitychange', note)
  expect(states).toEqual([true, false])
})

describe('the configuration', () => {
  /** A host whose configuration comes after so many ms, or never; see `Join`. */
  const slowHost = (answers: boolean, after?: number): Guest => ({
    hostOrigin: partnerOrigin,
    answers,
    config: () =>
      new Promise((resolve, reject) => {
        if (after === undefined) reject(new Error('closed'))
        else setTimeout(resolve, after, { operator: 'nfl', secret, autoHeight: false, modal: true })
      }),
    send: () => {},
    close: () => {},
  })

  test.each([
    ['an app, which may never answer,', false, null],
    ['a page, which always answers,', true, { secret }],
  ])('of %s that takes longer than ten seconds (waited for: %s) is %o', async (_, answers, given) => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    const host = openHost([partnerOrigin], undefined, async () => slowHost(answers, hostPatience + 5000))
    await vi.advanceTimersByTimeAsync(hostPatience + 5000)
    const config = await host.config
    if (given) expect({ ...config, isModal: host.modal }).toMatchObject({ ...given, isModal: true })
    else expect(config).toBeNull()
  })

  test('is absent if the page fails to give one, and asking for a new secret is then an error', async () => {
    const host = openHost([partnerOrigin], undefined, async () => slowHost(true))
    expect(await host.config).toBeNull()
    await expect(host.renewSecret()).rejects.toThrow('closed')
  })
})

describe('the frame', () => {
  test('does not answer a page of another origin: after ten seconds the configuration is taken as absent (D5, ruling 7)', async () => {
    vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
    vi.spyOn(console, 'warn').mockReturnValue()
    const { events } = openPartnerPage({}, 'https://stranger.example')
    const host = openHost([partnerOrigin])
    host.send('ready', { language: 'eng' })
    const settled = vi.fn()
    void host.config.then(settled)
    await vi.advanceTimersByTimeAsync(hostPatience - 1)
    expect(settled).not.toHaveBeenCalled()
    await vi.advanceTimersByTimeAsync(1)
    expect(settled).toHaveBeenCalledWith(null)
    expect(hostPatience).toBe(10_000)
    expect(events.filter(([name]) => name !== 'error')).toEqual([])
  })

  const local = 'http://localhost:5173'
  test.each([
    ["only test secrets until the page's origin is known to be the operator's own", partnerOrigin, ['http://localhost:*'], [true, false]],
    ['only test secrets on a page that may only run tests', local, ['http://localhost:*'], [true, true]],
    ['every secret on a page that was not opened as a test', partnerOrigin, undefined, [false, false]],
  ])('counts %s', async (_, origin, testOrigins, expected) => {
    openPartnerPage({}, origin)
    const host = openHost([partnerOrigin], testOrigins)
    const before = host.testOnly()
    expect(await host.config).toMatchObject({ operator: 'nfl' })
    expect([before, host.testOnly()]).toEqual(expected)
  })
})
