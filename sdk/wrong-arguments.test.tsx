// @vitest-environment happy-dom
// Its frames load nothing, and so cost nothing.
import { act, createElement } from 'react'
import { createRoot } from 'react-dom/client'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { mountDeclared } from './declared.ts'
import { diagnose } from './diagnose.ts'
import { EmbedError } from './embed-error.ts'
import { type Handle, mount, move, preload } from './index.ts'
import { mountLazy } from './lazy.ts'
import { openModal } from './modal.ts'
import { GamalyzeTest, type GamalyzeTestProps } from './react.ts'
import { fakeFrame } from './testing.ts'
import './element.ts'
import './script.ts'

const hostile = {
  get() {
    throw new RangeError('a trap of the page')
  },
}
const revoked = Proxy.revocable({}, {})
revoked.revoke()

/** What no function takes, one of each kind. */
const wrong: [name: string, value: unknown][] = [
  ['undefined', undefined],
  ['null', null],
  ['true', true],
  ['0', 0],
  ['-1', -1],
  ['NaN', Number.NaN],
  ['Infinity', Number.POSITIVE_INFINITY],
  ['a bigint', 1n],
  ['a symbol', Symbol('wrong')],
  ['an empty text', ''],
  ['a text that is no selector', '<>'],
  ['half a character', '\ud800'],
  ['36 halves', '\ud800'.repeat(36)],
  ['a long text', 'x'.repeat(1e5)],
  ['an array', []],
  ['an object', {}],
  ['an object without a prototype', Object.create(null)],
  ['a date', new Date(Number.NaN)],
  [
    'a getter that throws',
    {
      get operator() {
        throw new RangeError('a getter of the page')
      },
    },
  ],
  ['a proxy that throws', new Proxy({}, { ...hostile, ownKeys: hostile.get, has: hostile.get, getPrototypeOf: hostile.get })],
  ['a revoked proxy', revoked.proxy],
  ['a function that throws', () => hostile.get()],
]

const right = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }
const leave = new Set<() => void>()
let errors: unknown[]
/** A rejection that nobody handles fails the run by itself. */
const note = ({ error }: ErrorEvent) => void errors.push(error)

beforeEach(() => {
  errors = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockImplementation((...said) => void errors.push(said))
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
  vi.stubGlobal('reportError', (error: unknown) => void errors.push(error))
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  addEventListener('error', note)
})
afterEach(() => {
  for (const act of leave) act()
  leave.clear()
  removeEventListener('error', note)
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

/** As strict about its margin as a browser's. */
class FakeObserver {
  constructor(_: unknown, { rootMargin = '0px' }: { rootMargin?: string }) {
    if (!/^-?[\d.]+(px|%)( |$)/.test(rootMargin)) throw new SyntaxError('rootMargin')
  }
  observe() {}
  disconnect() {}
}

const place = () => document.body.appendChild(document.createElement('div'))
/** Of a test that came up. */
const shown = async (): Promise<Handle> => {
  const handle = mount(place(), right)
  const frame = await fakeFrame(handle)
  leave.add(() => {
    frame.close()
    handle.destroy()
  })
  return handle
}

/** Nothing but an error with a code may come out, and what came up is taken away again. */
const outcome = async (call: () => unknown): Promise<unknown> => {
  try {
    const made = (await call()) as Partial<Handle & { handle: Handle; mounted: Promise<Handle> }> | undefined
    if (made?.mounted) leave.add(() => made.destroy?.())
    else if (made?.handle) leave.add(() => made.handle?.destroy())
    else if (made?.destroy) leave.add(made.destroy)
    return 'fine'
  } catch (error) {
    return error instanceof EmbedError ? error.code : error
  }
}

const codes = ['fine', 'BAD_OPTIONS']
type Call = (value: never, handle: Handle) => unknown

const calls: Record<string, Call> = {
  'mount: target': (value) => mount(value, right),
  'mount: options': (value) => mount(place(), value),
  ...Object.fromEntries(
    ['operator', 'secret', 'secretTimeout', 'userId', 'language', 'title', 'height', 'test', 'signal', 'baseUrl'].map((name) => [
      `mount: ${name}`,
      (value) => mount(place(), { ...right, [name]: value }),
    ]),
  ),
  'preload: operator': (value) => preload(value),
  'preload: options': (value) => preload('demo', value),
  'move: handle': (value) => move(value, place()),
  'move: target': (value, handle) => move(handle, value),
  'openModal: options': (value) => openModal(value),
  'openModal: closeLabel': (value) => openModal({ ...right, closeLabel: value }),
  'mountLazy: target': (value) => mountLazy(value, right),
  'mountLazy: options': (value) => mountLazy(place(), value),
  'mountLazy: margin': (value) => mountLazy(place(), { ...right, margin: value }),
  'diagnose: options': (value) => diagnose(value),
  'mountDeclared: root': (value) => mountDeclared(value),
  'on: name': (value, handle) => handle.on(value, () => {}),
  'on: listener': (value, handle) => handle.on('ready', value),
  'once: name': (value, handle) => handle.once(value, () => {}),
  'once: listener': (value, handle) => handle.once('ready', value),
  'off: name': (value, handle) => handle.off(value, () => {}),
  'off: listener': (value, handle) => handle.off('ready', value),
  'update: changes': (value, handle) => handle.update(value),
  'update: language': (value, handle) => handle.update({ language: value }),
  'update: secret': (value, handle) => handle.update({ secret: value }),
  'fastForward: to': (value, handle) => handle.fastForward(value),
  'script: mount': (value) => window.Gamalyze.mount(value, value),
  'script: preload': (value) => window.Gamalyze.preload(value, value),
  'script: openModal': (value) => window.Gamalyze.openModal(value),
  'script: mountLazy': (value) => window.Gamalyze.mountLazy(value, value),
  'script: ready': (value) => window.Gamalyze.ready(value),
}

test.each(Object.keys(calls))('the function %s ends well or with a code, whatever it is given', async (name) => {
  const handle = await shown()
  for (const [kind, value] of wrong) {
    // Their secret function fails; what no message can carry gets no answer.
    const own = name.startsWith('update') ? 'SECRET_FAILED' : name.startsWith('fastForward') ? 'NO_ANSWER' : ''
    expect([...codes, own], `${name} with ${kind}`).toContain(await outcome(() => calls[name]?.(value as never, handle)))
  }
  await new Promise((resolve) => setTimeout(resolve))
  // `ready` reports what its callback throws, as an event listener does.
  const ours = errors.filter((error) => !(error instanceof RangeError || (error instanceof EmbedError && error.code === 'BAD_OPTIONS')))
  expect(ours).toEqual([])
})

test.each(['secret', 'operator', 'userId', 'language', 'height', 'test', 'baseUrl', 'secretUrl', 'secretTimeout'])(
  'the element’s %s ends well or with a code, whatever it is given',
  async (name) => {
    for (const [kind, value] of wrong) {
      const element = document.createElement('gamalyze-test')
      const told: unknown[] = []
      element.addEventListener('gamalyze', ({ detail }) => void told.push(detail))
      const got = await outcome(() => {
        Object.assign(element, right)
        Object.assign(element, { [name]: value })
        document.body.append(element)
      })
      expect(codes, `${name} with ${kind}`).toContain(got)
      for (const detail of told) expect('code' in Object(detail) ? (detail as EmbedError).code : 'BAD_OPTIONS').toBe('BAD_OPTIONS')
      element.remove()
    }
    await new Promise((resolve) => setTimeout(resolve))
    expect(errors).toEqual([])
  },
)

test.each(['operator', 'secret', 'secretTimeout', 'userId', 'language', 'title', 'height', 'test', 'signal', 'baseUrl', 'on'])(
  'the React component’s %s goes to onError or is fine, whatever it is given',
  async (name) => {
    Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
    for (const [kind, value] of wrong) {
      const told: string[] = []
      const root = createRoot(place())
      const props = { ...right, onError: ({ code }: EmbedError) => void told.push(code), [name]: value } as GamalyzeTestProps
      const got = await outcome(() => act(async () => root.render(createElement(GamalyzeTest, props))))
      expect(got, `${name} with ${kind}`).toBe('fine')
      expect(told.filter((code) => code !== 'BAD_OPTIONS')).toEqual([])
      await act(async () => root.unmount())
    }
    expect(errors).toEqual([])
  },
)
