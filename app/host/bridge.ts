import type { Guest } from '../../sdk/guest.ts'
import type { Config } from '../../sdk/protocol.ts'

type Post = (text: string) => void
type NativeWindow = {
  ReactNativeWebView?: { postMessage: Post }
  webkit?: { messageHandlers?: { gamalyze?: { postMessage: Post } } }
  GamalyzeAndroid?: { postMessage: Post }
}

/** The app around a web view that takes our messages; undefined in a browser, in a frame and in a page that another opened. */
const nativePost = (): Post | undefined => {
  if (window.parent !== window || window.opener) return
  const { ReactNativeWebView, webkit, GamalyzeAndroid } = window as NativeWindow
  const handler = ReactNativeWebView ?? webkit?.messageHandlers?.gamalyze ?? GamalyzeAndroid
  return handler && ((text) => handler.postMessage(text))
}

/** Whether the page is shown in a web view of an app that talks to it. */
export const isInWebView = (): boolean => nativePost() !== undefined

/** Sizes and scrolling are the web view's own. */
const stayInside = ['resize', 'scrollTop']

const isRecord = (value: unknown): value is Record<string, unknown> => typeof value === 'object' && value !== null
const text = (value: unknown) => (typeof value === 'string' && value.length < 200 ? value : undefined)

/** What the app gave, key by key; nothing when it holds no secret. */
const toConfig = (data: Record<string, unknown>, operator: string): Config | undefined => {
  const secret = text(data.secret)
  return secret ? { operator, secret, userId: text(data.userId), language: text(data.language), autoHeight: false } : undefined
}

/** The app's end of the contract in a web view (`docs/web-views.md`): events as JSON texts, commands as messages of this very window. */
export const joinBridge = (operator: string, command: (name: string, payload: unknown) => unknown): Promise<Guest> => {
  const post = nativePost()
  if (!post) return new Promise(() => {})
  let resolveConfig = (_: Config) => {}
  const config = new Promise<Config>((resolve) => {
    resolveConfig = resolve
  })
  addEventListener('message', ({ source, data }) => {
    if (source !== window || !isRecord(data)) return
    if (data.gamalyze === 'config') {
      const config = toConfig(data, operator)
      if (config) resolveConfig(config)
    }
    if (data.gamalyze === 'command' && typeof data.name === 'string') command(data.name, data.payload)
  })
  post(JSON.stringify({ gamalyze: 'hello', version: 3 }))
  return Promise.resolve({
    hostOrigin: location.origin,
    answers: false,
    config: () => config,
    send: (name, payload) => {
      if (!stayInside.includes(name)) post(JSON.stringify({ gamalyze: 'event', name, payload }))
    },
    close: () => {},
  })
}
