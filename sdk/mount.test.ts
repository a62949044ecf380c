// @vitest-environment happy-dom
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import { sets } from '../i18n/sets.ts'
import { mountDeclared } from './declared.ts'
import { diagnose } from './diagnose.ts'
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

test('diagnose waits for the test in the page, which alone can use the storage', async () => {
  const handle = mounted()
  const told = handle.diagnose()
  await pause(50)
  expect(document.querySelectorAll('iframe')).toHaveLength(1)
  const frame = await fakeFrame(handle)
  await expect.poll(() => document.querySelectorAll('iframe')).toHaveLength(2)
  handle.destroy()
  await expect(told).rejects.toMatchObject({ code: 'DESTROYED' })
  frame.close()
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
    /no language "klingon".*https:\/\/provider\.example\/docs\/embedding#options/,
  )
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
