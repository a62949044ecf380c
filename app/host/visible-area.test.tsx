import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
import type { Viewport } from '../../sdk/protocol.ts'
import { openPartnerPage, partnerOrigin } from '../testing/partner-page.ts'
import { openHost, standAlone } from './host.ts'
import { followVisibleArea } from './visible-area.ts'

const root = document.documentElement
const property = (name: string) => root.style.getPropertyValue(name)
const resize = (width: number, height: number) => {
  Object.assign(window, { innerWidth: width, innerHeight: height })
  dispatchEvent(new Event('resize'))
}
const isSmall = () => root.hasAttribute('data-small-height')

beforeEach(() => void vi.useFakeTimers({ toFake: ['setInterval', 'clearInterval'] }))
afterEach(() => {
  vi.useRealTimers()
  root.removeAttribute('style')
  root.removeAttribute('data-auto-height')
  resize(1024, 768)
})

/** Content of a height that can be changed; jsdom lays nothing out. */
const content = () => {
  const element = document.createElement('div')
  const size = { height: 0 }
  element.getBoundingClientRect = () => size as DOMRect
  return { element, size }
}
const inPartnerPage = async (options: Parameters<typeof openPartnerPage>[0] = {}) => {
  const page = openPartnerPage(options)
  const host = openHost([partnerOrigin])
  const { element, size } = content()
  let look = () => {}
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(seen: () => void) {
        look = seen
      }
      observe() {}
    },
  )
  onTestFinished(() => void vi.unstubAllGlobals())
  followVisibleArea(host, element)
  host.send('ready', { language: 'eng' })
  await page.test.ready
  await host.config
  return { ...page, size, look: () => look() }
}

describe('a stand-alone window', () => {
  test('counts as small under a height of 500, where it is wider than 400', async () => {
    resize(800, 480)
    followVisibleArea(standAlone, content().element)
    expect(isSmall()).toBe(true)
    resize(400, 480)
    expect(isSmall()).toBe(false)
    resize(800, 500)
    expect(isSmall()).toBe(false)
    await standAlone.config
    expect(root.hasAttribute('data-auto-height')).toBe(false)
    expect(property('--viewportHeight')).toBe('')
  })
})

describe('a frame that follows its content (ruling 5)', () => {
  test('counts what the player sees, not its own height', async () => {
    resize(800, 2000)
    await inPartnerPage()
    expect(root.hasAttribute('data-auto-height')).toBe(true)
    expect(['--viewportHeight', '--visibleTop', '--visibleHeight'].map(property)).toEqual(['2000px', '0px', '2000px'])
    expect(isSmall()).toBe(false)
    // A change of the frame's own height says nothing; the page says what is seen of it.
    resize(800, 300)
    await expect.poll(() => [property('--viewportHeight'), isSmall()]).toEqual(['300px', true])
  })

  test('notifies the page of each new height, visible or not (D8)', async () => {
    const { events, size, look } = await inPartnerPage()
    const heights = () => events.filter(([name]) => name === 'resize').map(([, payload]) => payload)
    look()
    size.height = 700.2
    look()
    look()
    await expect.poll(heights).toEqual([{ height: 701 }])
    size.height = 900
    await vi.advanceTimersByTimeAsync(1000)
    await expect.poll(heights).toEqual([{ height: 701 }, { height: 900 }])
    // While a screen is exchanged the content has none.
    size.height = 0
    look()
    size.height = 950
    look()
    await expect.poll(heights).toEqual([{ height: 701 }, { height: 900 }, { height: 950 }])
  })

  test('is its own visible area if its height is fixed', async () => {
    const { events, size } = await inPartnerPage({ height: 640 })
    expect(root.hasAttribute('data-auto-height')).toBe(false)
    size.height = 900
    await vi.advanceTimersByTimeAsync(1000)
    expect(events.filter(([name]) => name === 'resize')).toEqual([])
  })
})

describe('the visible area that the host reports', () => {
  /** A host of automatic height whose commands the test sends itself; see `Join`. */
  const open = async (viewport?: Viewport) => {
    let command: (name: string, payload: unknown) => unknown = () => undefined
    const host = openHost([partnerOrigin], undefined, async (options) => {
      command = options.command
      const config = async () => ({ operator: 'nfl', secret: 's'.repeat(36), autoHeight: true, viewport })
      return { hostOrigin: partnerOrigin, answers: true, config, send: () => {}, close: () => {} }
    })
    followVisibleArea(host, content().element)
    await host.config
    return (name: string, payload: unknown) => command(name, payload)
  }
  const seen = () => ['--viewportHeight', '--visibleTop', '--visibleHeight'].map(property)

  test('is the part from top to bottom; its whole window while no part of the frame is visible', async () => {
    const command = await open({ width: 800, height: 600, top: 100, bottom: 500 })
    expect(seen()).toEqual(['600px', '100px', '400px'])
    expect(command('viewport', { width: 800, height: 640, top: 900, bottom: 800 })).toBe(true)
    expect(seen()).toEqual(['640px', '900px', '640px'])
  })

  test('needs no timer while any of it is in view', async () => {
    const command = await open({ width: 800, height: 600, top: 0, bottom: 0 })
    expect(vi.getTimerCount()).toBe(1)
    command('viewport', { width: 800, height: 600, top: 0, bottom: 1 })
    expect(vi.getTimerCount()).toBe(0)
    command('viewport', { width: 800, height: 600, top: 0, bottom: 0 })
    expect(vi.getTimerCount()).toBe(1)
  })

  test('is refused if it is not a viewport; other commands are left to other handlers', async () => {
    const good = { width: 800, height: 600, top: 100, bottom: 500 }
    const command = await open(good)
    for (const bad of [undefined, null, 'viewport', 7, {}, { width: 1 }, { ...good, top: '1' }, { ...good, bottom: Number.NaN }])
      expect(command('viewport', bad), JSON.stringify(bad)).toBe(false)
    expect(command('pause', { ...good, height: 10 })).toBe(false)
    expect(seen()).toEqual(['600px', '100px', '400px'])
  })

  test('is the window’s own if the host sends none', async () => {
    const command = await open()
    expect(command('viewport', { width: 800, height: 600, top: 100, bottom: 500 })).toBe(false)
    resize(800, 480)
    expect(isSmall()).toBe(true)
    expect(root.hasAttribute('data-auto-height')).toBe(true)
  })
})

test('the visible area is the window’s own if the host never answers', async () => {
  const config = Promise.resolve(null)
  followVisibleArea({ ...standAlone, config }, content().element)
  await config
  resize(800, 480)
  expect(isSmall()).toBe(true)
})
