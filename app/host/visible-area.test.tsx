import { afterEach, beforeEach, describe, expect, onTestFinished, test, vi } from 'vitest'
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

describe('stand-alone', () => {
  test('the height of the window counts: under 500, where it is wider than 400', async () => {
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

describe('in a frame that follows its content (ruling 5)', () => {
  test('what the player sees counts, not the height of the frame', async () => {
    resize(800, 2000)
    await inPartnerPage()
    expect(root.hasAttribute('data-auto-height')).toBe(true)
    expect(['--viewportHeight', '--visibleTop', '--visibleHeight'].map(property)).toEqual(['2000px', '0px', '2000px'])
    expect(isSmall()).toBe(false)
    // A change of the frame's own height says nothing; the page says what is seen of it.
    resize(800, 300)
    await expect.poll(() => [property('--viewportHeight'), isSmall()]).toEqual(['300px', true])
  })

  test('the page is notified of each new height, visible or not (D8)', async () => {
    const { told, size, look } = await inPartnerPage()
    const heights = () => told.filter(([name]) => name === 'resize').map(([, payload]) => payload)
    look()
    size.height = 700.2
    look()
    look()
    await expect.poll(heights).toEqual([{ height: 701 }])
    size.height = 900
    await vi.advanceTimersByTimeAsync(500)
    await expect.poll(heights).toEqual([{ height: 701 }, { height: 900 }])
  })

  test('a frame of fixed height is its own visible area', async () => {
    const { told, size } = await inPartnerPage({ height: 640 })
    expect(root.hasAttribute('data-auto-height')).toBe(false)
    size.height = 900
    await vi.advanceTimersByTimeAsync(1000)
    expect(told.filter(([name]) => name === 'resize')).toEqual([])
  })
})
