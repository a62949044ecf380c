// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sets } from '../i18n/sets.ts'
import { mountDeclared } from './declared.ts'
import { diagnose } from './diagnose.ts'
import type { EmbedError } from './embed-error.ts'
import { events, type Handle, type MountOptions, mount } from './index.ts'
import { openModal } from './modal.ts'
import { fakeFrame } from './testing.ts'
import './element.ts'

const given = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
let handles: Handle[]
const nextError = (handle: Handle) => new Promise<EmbedError>((resolve) => handle.once('error', resolve))
const mounted = (options: Partial<MountOptions> = {}) => {
  const handle = mount(document.body.appendChild(document.createElement('div')), { ...given, ...options })
  handles.push(handle)
  return handle
}

beforeEach(() => {
  handles = []
  vi.spyOn(console, 'warn').mockReturnValue()
  vi.spyOn(console, 'error').mockReturnValue() // its frames load nothing
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('no network')))
})
afterEach(() => {
  for (const handle of handles) handle.destroy()
  vi.unstubAllGlobals()
  vi.restoreAllMocks()
  document.body.replaceChildren()
})

// A rejection that nobody handles fails the run by itself.
test.each([
  ['fails', false],
  ['is no longer wanted', true],
])('a secret function that %s after its time is reported as slow, and leaves no rejection behind', async (_, destroyed) => {
  const secret = async () => {
    await pause(80)
    if (destroyed) return given.secret
    throw new Error('mine')
  }
  const handle = mounted({ secret, secretTimeout: 20 })
  const errors: string[] = []
  handle.on('error', ({ code }) => errors.push(code))
  fakeFrame(handle).catch(() => {})
  expect(await nextError(handle)).toMatchObject({ code: 'SECRET_TIMEOUT', expected: 'a secret within 20 ms', got: 'none yet' })
  if (destroyed) handle.destroy()
  await pause(120)
  expect(errors).toEqual(['SECRET_TIMEOUT'])
})

test.each([
  ['rejects', () => Promise.reject(new Error('the session of this reader'))],
  ['returns no secret', async () => 'short'],
])('a secret function that %s is reported without its own words', async (_, secret) => {
  const handle = mounted({ secret })
  fakeFrame(handle).catch(() => {})
  expect(await nextError(handle)).toMatchObject({ code: 'SECRET_FAILED', message: expect.not.stringContaining('reader') })
})

test('a refused secret is reported and can be replaced without a reload', async () => {
  const handle = mounted()
  const errors: string[] = []
  handle.on('error', ({ code }) => errors.push(code))
  const frame = await fakeFrame(handle)
  await frame.send('error', { code: 'UNAUTHORIZED' })
  expect(errors).toEqual(['UNAUTHORIZED'])
  expect(await handle.update({ secret: 'b'.repeat(36) })).toBe(true)
  expect(frame.commands.at(-1)).toEqual({ name: 'update', payload: { secret: 'b'.repeat(36) } })
  await expect(handle.update({ secret: 'short' })).rejects.toMatchObject({ code: 'BAD_OPTIONS' })
  frame.close()
})

test('ready resolves for a test that shows after an error, and commands sent meanwhile reject or wait', async () => {
  const handle = mounted({ secret: async () => given.secret })
  const error = nextError(handle)
  vi.stubGlobal('setTimeout', (act: () => void) => void act()) // every limit passes
  handle.frame.dispatchEvent(new Event('load'))
  vi.unstubAllGlobals()
  expect(await error).toMatchObject({ code: 'UNREACHABLE' })
  await expect(handle.pause()).rejects.toMatchObject({ code: 'UNREACHABLE' })
  const frame = await fakeFrame(handle, { obey: (name) => name === 'pause' })
  await handle.ready
  expect([handle.state, await handle.pause(), await handle.restart()]).toEqual(['ready', true, false])
  frame.close()
})

test('ready rejects when the test is destroyed before it shows, and not for an error', async () => {
  const handle = mounted({ secret: 'x'.repeat(36) })
  let isSettled = false
  handle.ready.finally(() => (isSettled = true)).catch(() => {})
  const frame = fakeFrame(handle, { obey: () => true })
  frame.catch(() => {})
  handle.on('ready', () => handle.destroy())
  expect(isSettled).toBe(false)
  const other = mounted()
  other.destroy()
  await expect(other.ready).rejects.toMatchObject({ code: 'DESTROYED' })
  ;(await frame.catch(() => undefined))?.close()
})

test('one listener hears every event with its name, once or until it is taken off', async () => {
  const handle = mounted()
  const heard: string[] = []
  const all = (name: string, payload: unknown) => heard.push(`${name} ${JSON.stringify(payload)}`)
  handle.on('*', all)
  handle.once('*', (name) => heard.push(`once ${name}`))
  const frame = await fakeFrame(handle)
  await frame.send('popup', { popup: 'halfway' })
  handle.off('*', all)
  await frame.send('paused', {})
  expect(heard).toEqual(['ready {"language":"eng"}', 'once ready', 'popup {"popup":"halfway"}'])
  expect(events).toEqual(expect.arrayContaining(['ready', 'close', 'destroyed', 'escape', 'finished']))
  frame.close()
})

test.each<[insets: MountOptions['insets'], edges: number[]]>([
  ['80', [80, 80, 80, 80]],
  ['80px 0 40', [80, 0, 40, 0]],
  [{ top: 20 }, [20, 0, 0, 0]],
])('the insets %j are what the page covers, at mount and by an update', async (insets, [top, right, bottom, left]) => {
  const visible = async (handle: Handle) => {
    const { config, close } = await fakeFrame(handle)
    close()
    return [innerWidth - (config.viewport?.width ?? 0), innerHeight - (config.viewport?.height ?? 0)]
  }
  const covered = [(left ?? 0) + (right ?? 0), (top ?? 0) + (bottom ?? 0)]
  expect(await visible(mounted({ insets }))).toEqual(covered)
  const handle = mounted()
  expect(await handle.update({ insets })).toBe(true)
  expect(await visible(handle)).toEqual(covered)
})

test.each(['escape', 'finished', 'button', 'Escape of the page', 'removal', 'destroy'])(
  'a modal that ends by %s leaves nothing, and says so',
  async (how) => {
    const handle = mount({ ...given, modal: true, title: 'Self-test', closeLabel: 'Leave' })
    const heard: string[] = []
    handle.on('*', (name) => heard.push(name))
    await expect.poll(() => handle.frame.closest('dialog')?.open).toBe(true)
    const dialog = handle.frame.closest('dialog') as HTMLDialogElement
    expect(dialog.getAttribute('aria-label')).toBe('Self-test')
    const frame = await fakeFrame(handle)
    expect(frame.config.modal).toBe(true)
    if (how === 'escape' || how === 'finished') await frame.send(how, {})
    else if (how === 'button') dialog.querySelector<HTMLElement>('[aria-label=Leave]')?.click()
    else if (how === 'Escape of the page') dialog.close()
    else if (how === 'removal') dialog.remove()
    else handle.destroy()
    await expect.poll(() => handle.state).toBe('destroyed')
    expect(heard.slice(-2)).toEqual(['destroyed', 'close'])
    expect(document.body.children).toHaveLength(0)
    frame.close()
  },
)

test('a frame in the page tells it of Escape and stays', async () => {
  const handle = mounted()
  const heard: string[] = []
  handle.on('escape', () => heard.push('escape'))
  const frame = await fakeFrame(handle)
  await frame.send('escape', {})
  expect([heard, handle.state]).toEqual([['escape'], 'ready'])
  frame.close()
})

test('a lazy test has its handle at once, waits for the reader, and leaves nothing where it is destroyed before', async () => {
  const observers: { near(): void; margin: string }[] = []
  vi.stubGlobal(
    'IntersectionObserver',
    class {
      constructor(near: (entries: object[]) => void, { rootMargin: margin }: { rootMargin: string }) {
        observers.push({ near: () => near([{ isIntersecting: true }]), margin })
      }
      observe() {}
      disconnect() {}
    },
  )
  const [first, second] = [mounted({ lazy: true }), mounted({ lazy: '200px' })]
  await expect.poll(() => observers.map(({ margin }) => margin)).toEqual(['100% 0px', '200px 0px'])
  expect(document.querySelectorAll('iframe')).toHaveLength(0)
  second.destroy()
  for (const { near } of observers) near()
  expect([...document.querySelectorAll('iframe')]).toEqual([first.frame])
  await expect(second.ready).rejects.toMatchObject({ code: 'DESTROYED' })
})

test('an element takes the options of mount as attributes, and its insets later too', async () => {
  document.body.innerHTML = `<gamalyze-test operator="demo" secret="${given.secret}" base-url="${given.baseUrl}" insets="80 0" lazy="false" close-label="Leave"></gamalyze-test>`
  const element = document.body.firstElementChild as HTMLElementTagNameMap['gamalyze-test']
  const handle = element.handle as Handle
  const height = async () => innerHeight - ((await fakeFrame(handle)).config.viewport?.height ?? 0)
  expect([element.insets, element.closeLabel, await height()]).toEqual(['80 0', 'Leave', 160])
  element.insets = '30 0 0'
  expect(await height()).toBe(30)
  element.setAttribute('modal', '')
  element.remove()
  handle.destroy()
  document.body.append(element)
  await expect.poll(() => element.handle?.frame.closest('dialog')?.open).toBe(true)
  element.handle?.destroy()
})

test('a target in another document is said to be there', () => {
  const { contentDocument } = Object.assign(document.createElement('iframe'))
  const other = contentDocument ?? ({ nodeType: 1, ownerDocument: {} } as never)
  expect(() => mount(other as never, given)).toThrow(expect.objectContaining({ expected: "target: an element of this page's document" }))
})

test('an address of the page that refuses the secret is named by its HTTP status', async () => {
  vi.stubGlobal('fetch', async () => new Response('no', { status: 403 }))
  document.body.innerHTML = `<div data-gamalyze-operator="demo" data-gamalyze-secret-url="/secret" data-gamalyze-base-url="${given.baseUrl}"></div>`
  mountDeclared()
  const [element] = document.body.children as unknown as HTMLElement[]
  await expect.poll(() => element?.gamalyze).toBeTruthy()
  const handle = element?.gamalyze as Handle
  fakeFrame(handle).catch(() => {})
  expect(await nextError(handle)).toMatchObject({ code: 'SECRET_FAILED', got: 'HTTP status 403' })
  handle.destroy()
})

test('a button opens the test it declares at each press, and a wrong option is told before', async () => {
  const attributes = `data-gamalyze-operator="demo" data-gamalyze-base-url="${given.baseUrl}" data-gamalyze-modal="true"` // happy-dom knows no attribute without a value
  document.body.innerHTML = `<button ${attributes} data-gamalyze-secret="${given.secret}">Start</button><a ${attributes} href="#">Start</a>`
  const told: unknown[] = []
  document.body.addEventListener('gamalyze', ({ detail }) => told.push('code' in detail ? detail.code : detail.state))
  mountDeclared()
  await expect.poll(() => told).toEqual(['BAD_OPTIONS'])
  const [button] = document.body.children as unknown as HTMLElement[]
  for (const _ of [1, 2]) {
    button?.click()
    button?.click() // again, before it is there
    await expect.poll(() => button?.gamalyze?.frame.closest('dialog')?.open).toBe(true)
    expect(document.querySelectorAll('gamalyze-modal')).toHaveLength(1)
    button?.gamalyze?.destroy()
  }
  expect(told).toEqual(['BAD_OPTIONS', 'connecting', 'connecting'])
})

test('a listener that throws stops no other and surfaces as an error on the page', async () => {
  const reported: unknown[] = []
  vi.stubGlobal('reportError', (error: unknown) => reported.push(error))
  const handle = mounted()
  const heard: string[] = []
  handle.on('started', () => {
    throw new Error('of the partner')
  })
  handle.on('started', () => heard.push('second'))
  const frame = await fakeFrame(handle)
  await frame.send('started', {})
  expect(heard).toEqual(['second'])
  expect(reported).toEqual([new Error('of the partner')])
  frame.close()
})

test.each<[changes: object, got: string]>([
  [{ operator: '' }, 'operator, 0 characters'],
  [{ operator: 7 }, 'operator, number'],
  [{ secret: 'short' }, 'secret, 5 characters'],
  [{ secret: undefined }, 'secret, undefined'],
  [{ userId: 'short' }, 'userId, 5 characters'],
  [{ language: 7 }, 'language, number'],
  [{ height: -1 }, 'height, number'],
  [{ height: Number.NaN }, 'height, NaN'],
  [{ height: 'tall' }, 'height, 4 characters'],
  [{ baseUrl: 'nowhere' }, 'baseUrl, 7 characters'],
  [{ insets: '80 auto' }, 'insets, 7 characters'],
  [{ insets: '1 2 3 4 5' }, 'insets, 9 characters'],
  [{ lazy: 'soon' }, 'lazy, 4 characters'],
  [{ modal: 'yes' }, 'modal, 3 characters'],
  [{ closeLabel: 7 }, 'closeLabel, number'],
])('the options %j are refused at once, by name and without their value (ruling 14)', (changes, named) => {
  try {
    mounted(changes)
    expect.fail('mounted')
  } catch (error) {
    const { name, code, expected, got } = error as EmbedError
    expect([name, code, `${expected?.split(':')[0]}, ${got}`]).toEqual(['EmbedError', 'BAD_OPTIONS', named])
  }
})

test('a page without a console hears of errors', async () => {
  const handle = mounted({ secret: () => 'short' })
  const errors: string[] = []
  handle.on('error', ({ code }) => errors.push(code))
  vi.stubGlobal('console', undefined)
  fakeFrame(handle).catch(() => {})
  await expect.poll(() => errors).toEqual(['SECRET_FAILED'])
})

test('a listener that another one takes off in the same event is not called', async () => {
  const handle = mounted()
  const heard: string[] = []
  handle.on('started', () => {
    heard.push('first')
    takeOff()
    handle.on('started', () => heard.push('added'))
  })
  const takeOff = handle.on('started', () => heard.push('taken off'))
  const frame = await fakeFrame(handle)
  await frame.send('started', {})
  expect(heard).toEqual(['first'])
  frame.close()
})

test.each(['a signal that has aborted', 'destroy'])('%s leaves no open dialog', async (how) => {
  const modal = openModal({ ...given, ...(how !== 'destroy' && { signal: AbortSignal.abort() }) })
  if (how === 'destroy') modal.handle.destroy()
  await modal.closed
  expect(document.querySelector('dialog')).toBeNull()
  await expect(modal.handle.ready).rejects.toMatchObject({ code: 'DESTROYED' })
})

test('a page that has no body yet gets a modal, and what diagnose says', async () => {
  const { body } = document
  body.remove()
  const modal = openModal(given)
  const signal = AbortSignal.timeout(10)
  await expect(diagnose({ ...given, signal })).rejects.toMatchObject({ code: 'DESTROYED' })
  modal.close()
  document.documentElement.append(body)
})

test('an error leads to the documentation of the provider that the page names, also where another option is wrong', () => {
  const error = { code: 'BAD_OPTIONS', docs: 'https://provider.example/docs/errors/BAD_OPTIONS' }
  expect(() => mounted({ secret: 'short' })).toThrow(expect.objectContaining(error))
  // The last that was named is all that is known.
  for (const baseUrl of ['provider.example', 'localhost:8080', 'javascript:0', undefined])
    expect(() => mounted({ baseUrl })).toThrow(expect.objectContaining({ ...error, expected: expect.stringContaining('baseUrl: ') }))
})

test('in test mode the console says which language there is not, and is silent about codes and tags', async () => {
  // The SDK keeps a list of its own, as it stands alone: of all that the frame finds a set for.
  const codes = Object.entries(sets).flatMap(([set, { aliases }]) => [set, ...aliases])
  for (const language of [...codes, 'dan', 'enHC', 'de-AT', 'spa419', 'pt-BR', 'klingon']) mounted({ language, test: true })
  await expect.poll(() => vi.mocked(console.warn).mock.calls.filter(([said]) => /language/.test(said))).toHaveLength(1)
  expect(vi.mocked(console.warn).mock.calls.flat().join()).toMatch(
    /unknown language "klingon".*https:\/\/provider\.example\/docs\/embedding#options/,
  )
})

test('in test mode the console says which event and option there is not, and which was meant', async () => {
  const handle = mounted({ test: true, userID: 'x' } as never)
  handle.on('complete' as never, () => {})
  handle.on('ready', () => {})
  const hints = () =>
    vi
      .mocked(console.warn)
      .mock.calls.map(([said]) => `${said}`)
      .filter((said) => said.startsWith('Gamalyze:'))
      .sort()
  await expect
    .poll(hints)
    .toEqual(['Gamalyze: unknown event "complete". Did you mean "completed"?', 'Gamalyze: unknown option "userID". Did you mean "userId"?'])
})

test('what a page gave the element before its script was there does not hide what it gives later', async () => {
  const element = document.createElement('gamalyze-test')
  for (const [name, value] of Object.entries({ operator: 'demo', baseUrl: given.baseUrl, height: '300', secret: undefined }))
    Object.defineProperty(element, name, { value, writable: true, enumerable: true, configurable: true })
  document.body.append(element)
  element.secret = given.secret
  expect(element.handle?.frame.style.height).toBe('300px')
  element.remove()
})
