import { type RealServer, startRealServer } from '../game/real-server.ts'
import { listen } from '../sdk/support/listen.ts'
import { expect, test } from '../test.ts'
import type { Engine } from './engine.ts'
import { openFirefox } from './firefox.ts'
import { openProxy } from './proxy.ts'
import { openWebKit } from './webdriver.ts'

// The SDK and the real frame in two more engines.
test.skip(process.env.ENGINES !== 'all', 'runs in npm run soak -- engines, which installs them')

const port = Number(process.env.E2E_PORT ?? 18080) + 75
const script = (origin: string) => `<script src="${origin}/sdk/v1/gamalyze.js"></script>`
/** A partner's page. It notes what the test tells, and every error of the page. */
const page = (
  origin = server.url,
) => `<!doctype html><title>Partner</title><style>body { margin: 0 }</style><div id="test"></div><p>Below${script(origin)}<script>
  // Every test begins at the top, wherever the one before it ended on the same page.
  history.scrollRestoration = 'manual'
  window.told = []
  window.problems = []
  addEventListener('error', ({ message }) => problems.push(message))
  addEventListener('unhandledrejection', ({ reason }) => problems.push(String(reason)))
  const note = (handle) => {
    window.handle = handle
    for (const name of ['ready', 'refused', 'notKept', 'started', 'progress', 'completed', 'guess', 'results', 'advice', 'timeout', 'reconnected', 'error'])
      handle.on(name, (payload) => told.push(name === 'error' ? payload.code : name))
    return new Promise((resolve) => {
      handle.ready.then(() => resolve('ready'), () => {})
      handle.on('error', ({ code }) => resolve(code))
    })
  }
  const options = { operator: 'mindway', secret: '${server.testSecret}' }
  window.open1 = (more) => note(Gamalyze.mount('#test', { ...options, ...more }))
  window.openLazy = async () => note(await (await Gamalyze.mountLazy('#test', { ...options, margin: '0px' })).mounted)
</script>`

let server: RealServer
let host: Awaited<ReturnType<typeof listen>>
/** Of another site. WebKitWebDriver never answers again after Back from a page with a Cross-Origin-Opener-Policy, as those of our server have. */
let elsewhere: Awaited<ReturnType<typeof listen>>
let engine: Engine

test.beforeAll(async () => {
  server = await startRealServer(port)
  host = await listen('localhost', (_, reply) => reply.setHeader('content-type', 'text/html').end(page()))
  elsewhere = await listen('127.0.0.1', (_, reply) =>
    reply.setHeader('content-type', 'text/html').end('<!doctype html><title>Elsewhere</title>'),
  )
})
test.afterAll(async () => {
  await Promise.all([host.close(), elsewhere.close()])
  await server.close()
})

const told = () => engine.evaluate<string[]>('told')
const expectTold = (names: string[]) => expect.poll(told).toEqual(names)
const clean = async () => expect(await engine.evaluate('problems')).toEqual([])
const cardsLeft = () => engine.evaluateInFrame("[...document.querySelectorAll('[data-testid=cards-left]')].at(-1)?.textContent")
const decksOpen = () => engine.evaluateInFrame("document.querySelectorAll('[data-deck]:not(:disabled)').length")
/** From the landing page to the decks, and some cards, all by pressing. */
const playByHand = async (cards: number) => {
  // A test before may have left a game in this tab.
  await engine.evaluate('handle.restart()')
  const skip = "[...document.querySelectorAll('main button')].find((b) => /Skip/.test(b.textContent))"
  // Presses on the landing page that stood there before go with it.
  const isUnanswered = "document.querySelector('input[type=radio]') && !document.querySelector('input[type=radio]:checked')"
  await expect
    .poll(async () => {
      if (await engine.evaluateInFrame(`Boolean(${isUnanswered})`)) {
        await engine.click('input[type=radio]')
        await engine.click('form button[type=submit]')
      }
      return engine.evaluateInFrame(`Boolean(${skip})`)
    })
    .toBe(true)
  await engine.evaluateInFrame(`void ${skip}.click()`)
  await expect.poll(decksOpen).toBe(4)
  for (let card = 0; card < cards; card++) {
    await engine.click(`[data-deck="${card % 4}"]`)
    await expect.poll(async () => (await told()).filter((name) => name === 'progress').length).toBe(card + 1)
    await new Promise((resolve) => setTimeout(resolve, 600))
  }
}

const engines: [name: string, open: () => Promise<Engine>][] = [
  ['Firefox', () => openFirefox()],
  ['WebKitGTK', () => openWebKit(port + 1)],
]

for (const [name, openEngine] of engines) {
  test.describe(name, () => {
    test.beforeAll(async () => {
      engine = await openEngine()
    })
    test.afterAll(() => engine?.close())

    test('the test comes up, and messages from foreign windows do nothing (D5)', async () => {
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1()')).toBe('ready')
      const eventsBefore = await told()
      await engine.evaluate(`new Promise((resolve) => {
        const frame = document.createElement('iframe')
        frame.srcdoc = '<script>for (const data of [null, undefined, "", 7, {}, { gamalyze: "hello", id: "x", newest: 3, oldest: 3 },' +
          '{ namespace: "penpal", type: "CALL", methodPath: ["event"], args: [1, "completed", {}] }]) parent.postMessage(data, "*")<' + '/script>'
        frame.onload = () => setTimeout(resolve, 300)
        document.body.append(frame)
      })`)
      expect(await told()).toEqual(eventsBefore)
      await clean()
    })

    test('a game on a partner page is played, its first cards by hand and then to the report; every event comes once and in order (D6)', async () => {
      test.setTimeout(180_000)
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1()')).toBe('ready')
      await playByHand(3)
      const expectedNotices = (await told()).includes('notKept') ? ['notKept'] : []
      await expectTold([...expectedNotices, 'ready', 'started', 'progress', 'progress', 'progress'])
      expect(await engine.evaluate("handle.fastForward('fullReport')")).toBe(true)
      await expect.poll(() => engine.evaluateInFrame('location.pathname'), { timeout: 90_000 }).toBe('/gamalyze/full_report')
      const game = ['started', ...Array(80).fill('progress'), 'completed', 'guess', 'results']
      await expectTold([...expectedNotices, 'ready', 'started', 'progress', 'progress', 'progress', ...game])
      // The frame is as high as what it shows.
      const missing = 'Math.ceil(document.querySelector("#root").getBoundingClientRect().height) - innerHeight'
      await expect.poll(() => engine.evaluateInFrame(`document.querySelector('main h2') && ${missing}`)).toBe(0)
      await clean()
    })

    test('a test far down the page mounts when its reader gets there', async () => {
      await engine.goto(host.origin)
      await engine.evaluate("[(document.querySelector('#test').style.marginTop = '5000px'), (window.lazy = openLazy())].length")
      await new Promise((resolve) => setTimeout(resolve, 500))
      expect(await engine.evaluate("document.querySelectorAll('iframe').length")).toBe(0)
      await engine.evaluate('scrollTo(0, 5000)')
      expect(await engine.evaluate('lazy')).toBe('ready')
      await clean()
    })

    test('a game goes on after the player left the page and came back', async () => {
      test.setTimeout(120_000)
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1()')).toBe('ready')
      const isKept = !(await told()).includes('notKept')
      await playByHand(2)
      await engine.evaluate("addEventListener('pageshow', ({ persisted }) => { window.persisted = persisted })")
      await engine.goto(elsewhere.origin)
      await engine.back()
      await expect.poll(() => engine.evaluate('typeof Gamalyze').catch(() => '')).toBe('object')
      // From the browser's own store the page goes on; loaded anew it mounts again (docs/decisions.md).
      const isPersisted = await engine.evaluate<boolean>('window.persisted ?? false')
      console.log(
        `${engine.name}: ${isPersisted ? 'the page came out of the back/forward cache' : 'no back/forward cache here, the page was loaded anew'}`,
      )
      if (isPersisted) expect(await engine.evaluate('handle.focus()')).toBe(true)
      else expect(await engine.evaluate('open1()')).toBe('ready')
      expect(await engine.evaluate("document.querySelectorAll('iframe').length")).toBe(1)
      if (isKept || isPersisted) {
        await expect.poll(cardsLeft).toBe('78')
        const toldBefore = await told()
        await engine.evaluate('handle.resume()')
        await expect.poll(decksOpen).toBe(4)
        await engine.click('[data-deck="2"]')
        await expect.poll(cardsLeft).toBe('77')
        await expectTold([...toldBefore, 'progress'])
      }
      await clean()
    })

    test('a reloaded frame reconnects, and its game goes on where storage is allowed', async () => {
      test.setTimeout(120_000)
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1()')).toBe('ready')
      const isKept = !(await told()).includes('notKept')
      await playByHand(2)
      await engine.evaluateInFrame('setTimeout(() => location.reload(), 50)')
      await expect.poll(told).toContain('reconnected')
      await expect.poll(() => engine.evaluateInFrame('location.pathname')).toBe(isKept ? '/gamalyze/game' : '/gamalyze')
      await clean()
    })

    test('a frame that its page copies, holds back, hides, takes away and returns is one test, whose game goes on', async () => {
      test.setTimeout(120_000)
      await engine.goto(host.origin)
      // Held back by a consent manager before it has loaded.
      const held = await engine.evaluate(`(async () => {
        const outcome = open1()
        const { frame } = handle
        const { src } = frame
        frame.removeAttribute('src')
        const code = await outcome
        frame.src = src
        await new Promise((resolve) => handle.once('ready', resolve))
        return [code, handle.state]
      })()`)
      expect(held).toEqual(['FRAME_HELD', 'ready'])
      const isKept = !(await told()).includes('notKept')
      await playByHand(2)
      const upset = await engine.evaluate(`(async () => {
        const steps = []
        const told = (name) => new Promise((resolve) => handle.once(name, () => resolve(steps.push(name))))
        const { frame } = handle
        const parent = frame.parentElement
        const change = async (name, act) => { const heard = told(name); act(); await heard }
        await change('asleep', () => (parent.style.display = 'none'))
        await change('awake', () => (parent.style.display = ''))
        const dialog = document.body.appendChild(document.createElement('dialog'))
        await change('asleep', () => dialog.showModal())
        await change('awake', () => dialog.close())
        parent.append(frame.cloneNode())
        await change('asleep', () => parent.remove())
        await change('reconnected', () => document.body.append(parent))
        while (document.querySelectorAll('iframe').length > 1) await new Promise((resolve) => setTimeout(resolve, 50))
        return [...steps, handle.state]
      })()`)
      expect(upset).toEqual(['asleep', 'awake', 'asleep', 'awake', 'asleep', 'reconnected', expect.stringMatching(/asleep|ready/)])
      await expect.poll(() => engine.evaluate('handle.state')).toBe('ready')
      const place = () => engine.evaluateInFrame('location.pathname')
      await expect.poll(place).toBe(isKept ? '/gamalyze/game' : '/gamalyze')
      if (isKept) await expect.poll(cardsLeft).toBe('78')
      await clean()
    })

    test('the part of the frame that is seen is told as in a page without bars, zoom and transforms', async () => {
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1({ insets: { top: 40, bottom: 60 } })')).toBe('ready')
      const property = (name: string) =>
        engine.evaluateInFrame<number>(`Number.parseFloat(getComputedStyle(document.documentElement).getPropertyValue('${name}'))`)
      // A frame that is lower than the window, as a game's is, ends above its lower bar. Engines differ in what rectangles say of zoom.
      const seen = (scale: number) =>
        engine.evaluate<number>(`Math.min(innerHeight - 60, Number.parseFloat(handle.frame.style.height) * ${scale} - scrollY) - 40`)
      await engine.evaluate("void (document.body.style.paddingBottom = '3000px')")
      for (const [style, scale] of [
        ['', 1],
        ['zoom: 1.25', 1.25],
        ['transform: scale(1.25); transform-origin: top left', 1.25],
      ] as const) {
        await engine.evaluate(`void (document.querySelector('#test').style.cssText = '${style}')`)
        const difference = async () => {
          // The frame grows with the zoom, and the browser may scroll along.
          await engine.evaluate('scrollTo(0, 100)')
          return Math.abs((await property('--visibleHeight')) - (await seen(scale)) / scale)
        }
        await expect.poll(difference, style).toBeLessThanOrEqual(2)
        // Nothing is taken for a cover.
        expect(await engine.evaluate('handle.state'), style).toBe('ready')
      }
      await clean()
    })

    test('fifty tests, destroyed or removed from the page, leave no frame', async () => {
      test.setTimeout(120_000)
      await engine.goto(host.origin)
      const remaining = await engine.evaluate(`(async () => {
        for (let time = 0; time < 25; time++) {
          await open1(); handle.destroy()
          open1(); document.querySelector('#test').innerHTML = ''
        }
        await new Promise((resolve) => setTimeout(resolve, 2000))
        return document.querySelectorAll('iframe').length
      })()`)
      expect(remaining).toBe(0)
      await clean()
    })
  })
}

/** How Firefox treats what a frame of another site stores: 1 blocks cookies of other sites, 2 all storage, 5 gives each site a store of its own. */
const storage: [behaviour: number, told: string[]][] = [
  [1, ['ready']],
  [2, ['notKept', 'ready']],
  [5, ['ready']],
]
for (const [behaviour, names] of storage) {
  test(`Firefox with cookieBehavior ${behaviour} reports ${names.join(' and ')}`, async () => {
    engine = await openFirefox({ 'network.cookie.cookieBehavior': behaviour })
    try {
      await engine.goto(host.origin)
      expect(await engine.evaluate('open1()')).toBe('ready')
      await expectTold(names)
      await clean()
    } finally {
      await engine.close()
    }
  })
}

// Nothing that its browser offers (cookies refused, ITP, a private window, no local storage) takes a frame's session storage away.
test("WebKitGTK keeps the frame's storage even if the browser refuses every cookie", async () => {
  engine = await openWebKit(port + 1, ['--cookies-policy=never'])
  try {
    await engine.goto(host.origin)
    expect(await engine.evaluate('open1()')).toBe('ready')
    await expectTold(['ready'])
  } finally {
    await engine.close()
  }
})

test('WebKitGTK without session storage reports that nothing is kept, and a game still reaches the report', async () => {
  test.setTimeout(180_000)
  const proxy = await openProxy(server.url)
  const partner = await listen('localhost', (_, reply) => reply.setHeader('content-type', 'text/html').end(page(proxy.origin)))
  engine = await openWebKit(port + 1)
  try {
    await engine.goto(partner.origin)
    expect(await engine.evaluate('open1()')).toBe('ready')
    await playByHand(2)
    expect(await engine.evaluate("handle.fastForward('fullReport')")).toBe(true)
    await expect.poll(() => engine.evaluateInFrame('location.pathname'), { timeout: 90_000 }).toBe('/gamalyze/full_report')
    const cards = ['started', 'progress', 'progress', 'started', ...Array(80).fill('progress')]
    await expectTold(['notKept', 'ready', ...cards, 'completed', 'guess', 'results'])
    const { checks } = await engine.evaluate<{ checks: { name: string; ok: boolean; hint: string }[] }>('handle.diagnose()')
    expect(checks.find(({ name }) => name === 'storage')).toMatchObject({ ok: false })
    await engine.evaluateInFrame('setTimeout(() => location.reload(), 50)')
    await expect.poll(told).toContain('reconnected')
    const heading = () => engine.evaluateInFrame("document.querySelector('main h1')?.textContent").catch(() => '')
    await expect.poll(heading).toBe('This report isn’t available')
    await clean()
  } finally {
    await Promise.all([engine.close(), proxy.close(), partner.close()])
  }
})
