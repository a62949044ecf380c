import { act, createElement, createRef, StrictMode, Suspense, version } from 'react'
import { createRoot, type Root } from 'react-dom/client'
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest'
import type { Handle } from './index.ts'
import { GamalyzeTest, type GamalyzeTestProps } from './react.ts'
import { fakeFrame } from './testing.ts'

const given: GamalyzeTestProps = { operator: 'demo', secret: 's'.repeat(36), baseUrl: 'https://provider.example' }
const frames = () => [...document.querySelectorAll('iframe')]

let root: Root
let handles: Handle[]
beforeEach(() => {
  Object.assign(globalThis, { IS_REACT_ACT_ENVIRONMENT: true })
  vi.spyOn(console, 'warn').mockReturnValue()
  handles = []
  root = createRoot(document.body.appendChild(document.createElement('div')))
})
afterEach(async () => {
  await act(async () => root.unmount())
  expect(frames()).toEqual([])
  document.body.replaceChildren()
  vi.restoreAllMocks()
})

const onHandle = (handle: Handle | undefined) => void (handle && handles.push(handle))
const render = (props: Partial<GamalyzeTestProps> & Record<string, unknown> = {}) =>
  act(async () => root.render(createElement(StrictMode, null, createElement(GamalyzeTest, { ...given, onHandle, ...props }))))
/** Renders, and plays the frame's part for what is mounted. */
const mounted = async (props: Partial<GamalyzeTestProps> = {}) => {
  await render(props)
  return fakeFrame(handles.at(-1) as Handle)
}

describe(`the component in React ${version}`, () => {
  test('passes a wrong prop to onError once, and its siblings stay', async () => {
    const props = { secret: 'short' }
    const codes: string[] = []
    const onError = ({ code }: { code: string }) => void codes.push(code)
    const around = (more: object) =>
      act(async () => root.render(createElement('main', null, 'The article', createElement(GamalyzeTest, { ...given, ...more, onError }))))
    await around(props)
    await around({ ...props, className: 'rendered again' })
    expect(codes).toEqual(['BAD_OPTIONS'])
    expect(document.body.textContent).toBe('The article')
    await around({})
    expect(frames()).toHaveLength(1)
  })

  test('asks a new secret function when the frame loads again', async () => {
    const asked: string[] = []
    const ask = (name: string) => () => {
      asked.push(name)
      return name.repeat(36)
    }
    await mounted({ secret: ask('a') })
    await render({ secret: ask('b') })
    expect((await fakeFrame(handles.at(-1) as Handle)).config.secret).toBe('b'.repeat(36))
    expect(asked).toEqual(['a', 'b'])
  })

  test('passes a prop that becomes wrong to onError once, and the test runs on', async () => {
    const codes: string[] = []
    await mounted({ height: 500 })
    const [frame] = frames()
    for (const more of [{ height: Symbol('tall') }, { title: 7 }, { secret: 'short' }, { signal: {} }, { className: 'wide' }] as object[])
      for (let time = 0; time < 2; time++) await render({ height: 500, onError: ({ code }) => void codes.push(code), ...more })
    expect(codes).toEqual(Array(4).fill('BAD_OPTIONS'))
    expect(frames()).toEqual([frame])
  })

  test('passes errors of the running test to onError and to on.error, whichever functions came last', async () => {
    const heard: string[] = []
    const frame = await mounted({ onError: () => heard.push('an earlier one') })
    await render({ onError: ({ code }) => heard.push(code), on: { error: ({ code }) => heard.push(`on ${code}`) } })
    await frame.send('error', { code: 'GAME_STOPPED' })
    expect(heard).toEqual(['on GAME_STOPPED', 'GAME_STOPPED'])
    await render({ on: { '*': (name) => heard.push(name) } })
    await frame.send('started', {})
    expect(heard.slice(2)).toEqual(['started'])
  })

  test('waits without a secret, and mounts when one is there', async () => {
    const onError = vi.fn()
    await render({ secret: undefined, onError })
    expect(frames()).toEqual([])
    await render({ onError })
    expect(frames()).toHaveLength(1)
    expect(onError).not.toHaveBeenCalled()
  })

  test('gives its element id, style, className and ref', async () => {
    const ref = createRef<HTMLDivElement>()
    await render({ id: 'game', className: 'wide', style: { color: 'red' }, ref })
    expect(ref.current).toMatchObject({ id: 'game', className: 'wide' })
    expect(ref.current?.style.color).toBe('red')
    expect(ref.current?.firstElementChild).toBe(frames()[0])
    await render({ id: 'other', className: 'narrow', style: { color: 'blue' }, ref })
    expect({ id: ref.current?.id, className: ref.current?.className, color: ref.current?.style.color }).toEqual({
      id: 'other',
      className: 'narrow',
      color: 'blue',
    })
    expect(handles).toHaveLength(2) // StrictMode mounts twice, and that is all
  })

  const followed: [what: string, before: Partial<GamalyzeTestProps>, after: Partial<GamalyzeTestProps>, now: string][] = [
    ['title', { title: 'One' }, { title: 'Two' }, 'Two 480px'],
    ['title that is taken away', { title: 'One' }, {}, 'Gamalyze 480px'],
    ['height in pixels', { height: 500 }, { height: 640 }, 'Gamalyze 640px'],
    ['height as a length', { height: 500 }, { height: '20rem' }, 'Gamalyze 20rem'],
  ]
  test.each(followed)('applies a new %s to the running frame', async (_, before, after, now) => {
    await mounted(before)
    const [frame] = frames()
    await render(after)
    expect(frames()).toEqual([frame])
    expect(`${frame?.title} ${frame?.style.height}`).toBe(now)
  })

  test('updates the running test for another language or secret', async () => {
    const frame = await mounted({ language: 'eng' })
    await render({ language: 'dan' })
    await render({ language: 'dan', secret: 't'.repeat(36) })
    await expect.poll(() => frame.commands.length).toBe(2)
    expect(frame.commands.map(({ payload }) => payload)).toEqual([
      { language: 'dan', secret: undefined },
      { language: undefined, secret: 't'.repeat(36) },
    ])
    expect(frames()).toHaveLength(1)
  })

  test('measures the running test by the latest insets', async () => {
    const frame = await mounted({ insets: { top: 100, bottom: 20 } })
    await render({ insets: { top: 300 } })
    const again = await fakeFrame(handles.at(-1) as Handle)
    expect([frame, again].map(({ config }) => innerHeight - (config.viewport?.height ?? 0))).toEqual([120, 300])
    expect(frames()).toHaveLength(1)
  })

  const anew: [string, Partial<GamalyzeTestProps>, Partial<GamalyzeTestProps>][] = [
    ['operator', {}, { operator: 'other' }],
    ['userId', {}, { userId: 'u'.repeat(36) }],
    ['test', {}, { test: true }],
    ['baseUrl', {}, { baseUrl: 'https://another.example' }],
    ['secretTimeout', {}, { secretTimeout: 5 }],
    ['modal', { modal: true }, {}],
    ['language that is taken away', { language: 'dan' }, {}],
    ['height that becomes fixed', {}, { height: 300 }],
    ['height that follows the content again', { height: 300 }, {}],
  ]
  test.each(anew)('mounts again for another %s', async (_, before, after) => {
    await render(before)
    const [first] = frames()
    await render(after)
    expect(frames()).toHaveLength(1)
    expect(frames()[0]).not.toBe(first)
  })

  test('ends by a signal, even one that is passed later', async () => {
    const late = new AbortController()
    await render({})
    await render({ signal: late.signal })
    expect(frames()).toHaveLength(1)
    late.abort()
    expect(frames()).toEqual([])
  })

  test('asks once and keeps the frame in fifty renders with an inline secret function', async () => {
    const ask = vi.fn(async () => 's'.repeat(36))
    const frame = await mounted({ secret: () => ask() })
    const [element] = frames()
    for (let time = 0; time < 50; time++) await render({ secret: () => ask() })
    expect(frames()).toEqual([element])
    expect(ask).toHaveBeenCalledTimes(1)
    expect(frame.commands).toEqual([])
  })

  test('keeps its frame while a sibling suspends, again and again', async () => {
    let wait: Promise<void> | undefined
    const Sibling = () => {
      if (wait) throw wait
      return 'here'
    }
    const show = () =>
      act(async () =>
        root.render(
          createElement(Suspense, { fallback: 'waiting' }, createElement(GamalyzeTest, { ...given, onHandle }), createElement(Sibling)),
        ),
      )
    await show()
    const [element] = frames()
    for (let time = 0; time < 3; time++) {
      let arrive = () => {}
      wait = new Promise((resolve) => {
        arrive = resolve
      })
      await show()
      expect(document.body.textContent).toContain('waiting')
      wait = undefined
      await act(async () => arrive())
      expect(document.body.textContent).toBe('here')
    }
    expect(frames()).toEqual([element])
    expect(handles).toHaveLength(1)
  })
})
