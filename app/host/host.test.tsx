import { afterEach, describe, expect, test, vi } from 'vitest'
import type { Guest } from '../../sdk/guest.ts'
import { openPartnerPage, partnerOrigin } from '../testing/partner-page.ts'
import { hostPatience, openHost, standAlone } from './host.ts'

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

  test('asks the newest command handler first, until it is removed', async () => {
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
  })

  test('passes on the payload of a command', async () => {
    const { test: mounted } = openPartnerPage()
    const host = openHost([partnerOrigin])
    host.send('ready', { language: 'eng' })
    await mounted.ready
    const payloads: unknown[] = []
    host.onCommand((_, payload) => payloads.push(payload) > 0)
    await mounted.update({ language: 'dan' })
    expect(payloads).toEqual([{ language: 'dan', secret: undefined }])
  })
})

describe('the configuration', () => {
  test('is requested again for a new secret', async () => {
    const secrets = [secret, 'n'.repeat(36)]
    openPartnerPage({ secret: () => secrets.shift() ?? '' })
    const host = openHost([partnerOrigin])
    expect(await host.config).toMatchObject({ secret })
    expect(await host.renewSecret()).toBe('n'.repeat(36))
  })

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

  test("counts only test secrets until the page's origin is known to be the operator's own", async () => {
    openPartnerPage()
    const host = openHost([partnerOrigin], ['http://localhost:*'])
    expect(host.testOnly()).toBe(true)
    await host.config
    expect(host.testOnly()).toBe(false)
  })

  test('counts only test secrets on a page that may only run tests', async () => {
    openPartnerPage({}, 'http://localhost:5173')
    const host = openHost([partnerOrigin], ['http://localhost:*'])
    expect(await host.config).toMatchObject({ operator: 'nfl' })
    expect(host.testOnly()).toBe(true)
  })

  test('counts every secret on a page that was not opened as a test', async () => {
    openPartnerPage()
    const host = openHost([partnerOrigin])
    expect(host.testOnly()).toBe(false)
    await host.config
    expect(host.testOnly()).toBe(false)
  })
})
