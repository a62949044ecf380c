import { afterEach, expect, test, vi } from 'vitest'
import { isInWebView, joinBridge } from './bridge.ts'

const secret = 's'.repeat(36)

/** An app around the web view: takes what is posted under one of the three names, and posts in the page's own window. */
const openNativeApp = (platform: 'ReactNative' | 'iOS' | 'Android' = 'iOS') => {
  const messages: unknown[] = []
  const handler = { postMessage: (text: string) => void messages.push(JSON.parse(text)) }
  vi.stubGlobal('ReactNativeWebView', platform === 'ReactNative' ? handler : undefined)
  vi.stubGlobal(
    'webkit',
    platform === 'iOS' ? { messageHandlers: { gamalyze: handler } } : platform === 'Android' ? {} : { messageHandlers: {} },
  )
  vi.stubGlobal('GamalyzeAndroid', platform === 'Android' ? handler : undefined)
  const say = (data: unknown, source: MessageEventSource | null = window) => dispatchEvent(new MessageEvent('message', { data, source }))
  return { messages, say }
}
const join = async () => {
  const commands: unknown[][] = []
  const guest = await joinBridge('nfl', (...command) => commands.push(command) > 0)
  let given: unknown
  void guest.config().then((config) => {
    given = config
  })
  const config = async () => {
    await Promise.resolve()
    return given
  }
  return { guest, commands, config }
}

afterEach(() => void vi.unstubAllGlobals())

test.each(['ReactNative', 'iOS', 'Android'] as const)('a web view of %s gets a hello, and events as JSON texts', async (platform) => {
  const { messages } = openNativeApp(platform)
  expect(isInWebView()).toBe(true)
  const { guest } = await join()
  expect(guest).toMatchObject({ hostOrigin: location.origin, answers: false })
  guest.send('progress', { cardsTurned: 3, cardsTotal: 80 })
  guest.send('resize', { height: 900 })
  guest.send('scrollTop', { top: 10 })
  guest.close()
  expect(messages).toEqual([
    { gamalyze: 'hello', version: 3 },
    { gamalyze: 'event', name: 'progress', payload: { cardsTurned: 3, cardsTotal: 80 } },
  ])
})

test('no app is found around a browser tab, a frame, or a page that another opened', async () => {
  expect(isInWebView()).toBe(false)
  const joined = vi.fn()
  void joinBridge('nfl', () => true).then(joined)
  const { messages } = openNativeApp()
  for (const key of ['parent', 'opener']) {
    const own = Reflect.get(window, key)
    vi.stubGlobal(key, { name: 'another page' })
    expect(isInWebView(), key).toBe(false)
    void joinBridge('nfl', () => true).then(joined)
    vi.stubGlobal(key, own)
  }
  await new Promise((resolve) => setTimeout(resolve))
  expect(joined).not.toHaveBeenCalled()
  expect(messages).toEqual([])
})

test('a configuration needs a secret; values that are not text, or too long, are left out', async () => {
  const { say } = openNativeApp()
  const { config } = await join()
  const failed = vi.fn()
  addEventListener('error', failed, { once: true })
  for (const data of [null, 'config', { gamalyze: 'other', secret }, { gamalyze: 'config' }, { gamalyze: 'config', secret: 5 }]) say(data)
  say({ gamalyze: 'config', secret: 's'.repeat(200) })
  say({ gamalyze: 'config', secret: [secret] })
  expect(await config()).toBeUndefined()
  expect(failed).not.toHaveBeenCalled()
  say({ gamalyze: 'config', secret, userId: 7, language: 'x'.repeat(199) })
  expect(await config()).toEqual({ operator: 'nfl', secret, userId: undefined, language: 'x'.repeat(199), autoHeight: false })
})

test('commands come from this window only, and have a name', async () => {
  const { say } = openNativeApp()
  const { commands, config } = await join()
  say({ gamalyze: 'command', name: 'pause', payload: { now: true } })
  say({ gamalyze: 'command', name: 5 })
  say({ gamalyze: 'event', name: 'resume' })
  say({ gamalyze: 'command', name: 'restart' }, null)
  say({ gamalyze: 'config', secret }, null)
  expect(commands).toEqual([['pause', { now: true }]])
  expect(await config()).toBeUndefined()
})
