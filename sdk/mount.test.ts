// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sets } from '../i18n/sets.ts'
import { mountDeclared } from './declared.ts'
import { diagnose } from './diagnose.ts'
import type { EmbedError } from './embed-error.ts'
import { type Handle, type MountOptions, mount } from './index.ts'
import { openModal } from './modal.ts'
import { fakeFrame } from './testing.ts'
import './element.ts'

const given = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }
const pause = (time: number) => new Promise((resolve) => setTimeout(resolve, time))
let handles: Handle[]
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
])('a secret function that %s after its time leaves no rejection behind', async (_, destroyed) => {
  const secret = async () => {
    await pause(80)
    if (destroyed) return given.secret
    throw new Error('mine')
  }
  const handle = mounted({ secret, secretTimeout: 20 })
  const errors: string[] = []
  handle.on('error', ({ code }) => errors.push(code))
  fakeFrame(handle).catch(() => {})
  await handle.ready.catch(() => {})
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
  const error = await handle.ready.catch((error: EmbedError) => error)
  expect(error).toMatchObject({ code: 'SECRET_FAILED', message: expect.not.stringContaining('reader') })
})

test('a slow secret function is reported as slow, not as a refusal', async () => {
  const handle = mounted({ secret: () => new Promise(() => {}), secretTimeout: 20 })
  fakeFrame(handle).catch(() => {})
  await expect(handle.ready).rejects.toMatchObject({ code: 'SECRET_TIMEOUT', expected: 'a secret within 20 ms', got: 'none yet' })
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
  await handle.ready.catch(() => {})
  expect(errors).toEqual(['SECRET_FAILED'])
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

test('mountDeclared names a wrong root', () => {
  expect(() => mountDeclared(5 as never)).toThrow(expect.objectContaining({ code: 'BAD_OPTIONS' }))
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
