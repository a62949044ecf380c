import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Frame, Page } from '@playwright/test'
import { expect } from '@playwright/test'
import { test } from '../../sdk/playwright.ts'
import { type RealServer, startRealServer } from '../game/real-server.ts'
import { translatePage } from './fixtures/translate.ts'
import { listen } from './support/listen.ts'

// The real test in pages that do what pages do (rulings 45 and 46).

let server: RealServer
let site: Awaited<ReturnType<typeof listen>>
let secrets: Record<string, string>
/** What the partner's site shows at `/<name>`. */
let pages: Record<string, string>

test.use({ hasTouch: true })

/** `npm run soak -- pages` runs all. */
const all = process.env.PAGES === 'all'

test.beforeAll(async () => {
  const { resolve } = createRequire(import.meta.url)
  const head =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Partner</title><link rel="icon" href="data:,">'
  site = await listen('localhost', ({ url = '' }, reply) => {
    const [, folder = '', name = ''] = url.split('/')
    if (folder === 'npm') reply.setHeader('content-type', 'text/javascript').end(readFileSync(resolve(decodeURIComponent(name))))
    else reply.setHeader('content-type', 'text/html; charset=utf-8').end(head + pages[folder])
  })
  server = await startRealServer(Number(process.env.E2E_PORT) + 65 + test.info().parallelIndex)
  secrets = { mindway: server.testSecret, nfl: server.newSecret('nfl', '--test') }
})
test.afterAll(async () => {
  await site.close()
  await server.close()
})

/** Mounts the test of an operator into `target` by `begin()`, as `handle`, and notes in `told` what it tells. */
const mountScript = () => `
  const { mount } = await import('${server.url}/sdk/v1/index.js')
  window.told ??= []
  window.begin = (target = '#test', operator = 'mindway') => {
    const secret = ${JSON.stringify(secrets)}[operator]
    const handle = mount(target, { operator, secret, baseUrl: '${server.url}', language: 'eng' })
    for (const name of ['ready', 'notKept', 'started', 'progress', 'results', 'pdf', 'asleep', 'awake', 'reconnected', 'destroyed', 'error'])
      handle.on(name, ({ code, reason }) => told.push(code ?? reason ?? name))
    return (window.handle = handle)
  }`
const told = (page: Page) => page.evaluate<string[]>('told')
const cardsLeft = (page: Page) => page.frameLocator('iframe:visible').getByTestId('cards-left').last()
const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/gamalyze')) as Frame
/** The whole way to the report, in seconds. `host` is the page around the frame. */
const goToReport = async (page: Page, host: Page | Frame = page) => {
  await host.waitForFunction('window.handle')
  expect(await host.evaluate("handle.ready.then(() => handle.fastForward('fullReport'))")).toBe(true)
  await expect.poll(() => frameOf(page).url(), { timeout: 60_000 }).toContain('/full_report')
}

test('a game goes on after Back and Forward in a page of Turbo, whose copies of the frame do not take it (ruling 45)', async ({
  page,
  player,
}) => {
  const turbo = `<script type="module" src="/npm/@hotwired%2Fturbo"></script>
    <script type="module">
      if (!window.begin) {
        ${mountScript()}
        addEventListener('turbo:load', () => document.querySelector('#test') && begin())
        if (document.querySelector('#test:empty')) begin()
      }
    </script>`
  pages = {
    home: `${turbo}<body><h1>Home</h1><a id="next" href="/away">Away</a><div id="test"></div>`,
    away: `${turbo}<body><h1>Away</h1>`,
  }
  await page.goto(`${site.origin}/home`)
  await player.start()
  await player.draw(2)
  await page.click('#next')
  await expect(page.locator('h1')).toHaveText('Away')
  for (const way of ['back', 'forward', 'back'] as const) {
    await (way === 'back' ? page.goBack() : page.goForward())
    await expect(page.locator('h1')).toHaveText(way === 'back' ? 'Home' : 'Away')
  }
  await expect(page.locator('iframe')).toHaveCount(1)
  await expect(cardsLeft(page)).toHaveText('78')
  await page.evaluate('told.splice(0)')
  await player.test.getByRole('button', { name: /continue/i }).click()
  await player.draw(1)
  await expect(cardsLeft(page)).toHaveText('77')
  await expect.poll(async () => (await told(page)).filter((name) => name === 'progress')).toHaveLength(1)
  expect(await told(page)).not.toContain('notKept')
})

test('an element that Turbo keeps from page to page goes on with its game, and so does one that its page moves (ruling 45)', async ({
  page,
  player,
}) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  const pageOf = (name: string) => `<script type="module" src="/npm/@hotwired%2Fturbo"></script>
    <script type="module">if (!window.begin) { ${mountScript()}; begin() }</script>
    <body><h1>${name}</h1><a id="next" href="/second">Next</a><div id="other"></div><div id="test" data-turbo-permanent></div>`
  pages = { first: pageOf('first'), second: pageOf('second') }
  await page.goto(`${site.origin}/first`)
  await player.start()
  await player.draw(2)
  await page.click('#next')
  await expect(page.locator('h1')).toHaveText('second')
  await expect(cardsLeft(page)).toHaveText('78')
  await page.evaluate("document.querySelector('#other').append(handle.frame)")
  await expect.poll(async () => (await told(page)).at(-1)).toMatch(/reconnected|awake/)
  await expect(cardsLeft(page)).toHaveText('78')
  await expect.poll(() => page.evaluate('handle.resume()')).toBe(true)
  await player.draw(1)
  await expect(cardsLeft(page)).toHaveText('77')
  await expect(page.locator('iframe')).toHaveCount(1)
})

test('in a sandboxed portal what is refused is shown with its address, no download is told, the form of a mail is sent, and diagnose names what is missing', async ({
  page,
}) => {
  pages = {
    inside: `<div id="test"></div><script type="module">${mountScript()}; begin()</script>`,
    outside: '<iframe src="/inside" width="900" height="3000" sandbox="allow-scripts allow-same-origin"></iframe>',
  }
  await page.goto(`${site.origin}/outside`)
  const inner = page.frameLocator('iframe').frameLocator('iframe')
  const portal = () => page.frames().find((frame) => frame.url().endsWith('/inside')) as Frame
  await expect.poll(() => page.frames().length).toBe(3)
  await goToReport(page, portal())
  const blocked = () => portal().evaluate<string[]>("told.filter((name) => name === 'BLOCKED_BY_SANDBOX' || name === 'pdf')")
  await inner.getByRole('link', { name: 'Save report as PDF' }).click()
  await expect(inner.getByText(/blocks.*http/)).toHaveCount(1)
  await expect.poll(blocked).toEqual(['BLOCKED_BY_SANDBOX'])
  await inner.locator('footer a[target=_blank]').first().click()
  await expect(inner.getByText(/blocks.*http/)).toHaveCount(2)
  await expect.poll(blocked).toEqual(['BLOCKED_BY_SANDBOX', 'BLOCKED_BY_SANDBOX'])
  // Whether a call was refused nobody tells.
  await inner.locator('#help').getByRole('combobox').first().selectOption('GB')
  await inner.locator('#help').getByRole('button').first().click()
  await inner.locator('a[href^="tel:"]').first().click()
  await expect(inner.getByText(/Nothing opened.*\d/)).toHaveCount(1)
  // Without `allow-forms` either.
  await inner.getByRole('button', { name: 'E-mail report' }).press('Enter')
  await inner.getByRole('textbox').fill('sam')
  await inner.getByRole('textbox').press('Enter')
  await expect(inner.getByText('Invalid email address')).toBeVisible()
  await inner.getByRole('textbox').fill('sam@example.com')
  await Promise.all([page.waitForRequest(/\/email\//), inner.getByRole('button', { name: 'Send' }).click()])
  const checks = await portal().evaluate<string[]>(
    'handle.diagnose().then(({ checks }) => checks.filter(({ ok }) => !ok).map(({ name, hint }) => name + hint))',
  )
  expect(checks).toContainEqual(expect.stringMatching(/^sandbox.*allow-forms.*allow-popups.*allow-downloads/))
})

/** Pages around the test, each with the part of the window that the player sees, in pixels from its top. */
const surroundings: Record<string, { style: string; size: [number, number]; seen: [number, number] }> = {
  'bars of the page': { style: 'html { scroll-padding: 96px 0 110px }', size: [390, 740], seen: [96, 630] },
  'zoom 1.25': { style: 'body { zoom: 1.25 }', size: [390, 740], seen: [0, 740] },
  'zoom 1.5': { style: 'body { zoom: 1.5 }', size: [800, 740], seen: [0, 740] },
  'zoom 0.7': { style: 'body { zoom: .7 }', size: [390, 740], seen: [0, 740] },
  'a transform': { style: 'body { transform: scale(.8); transform-origin: top left }', size: [800, 740], seen: [0, 740] },
}

test('a dialog, its field and its close button are within what the player sees, whatever the page puts around it (ruling 46)', async ({
  page,
  player,
}) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  test.setTimeout(120_000)
  pages = {
    outer: '<body style="margin: 0"><iframe src="/inner" style="width: 100%; height: 6000px; border: 0"></iframe>',
    inner: `<body style="margin: 0"><p style="height: 300px">Before</p><div id="test"></div><p style="height: 1500px">After</p>
      <script type="module">${mountScript()}; begin()</script>`,
  }
  const boxesOf = async (dialog: ReturnType<typeof player.test.getByRole>) =>
    Promise.all([dialog.getByRole('textbox'), dialog.getByRole('button').first(), dialog.locator('h2')].map((part) => part.boundingBox()))
  const expectSeen = async (dialog: Parameters<typeof boxesOf>[0], [from, to]: [number, number], what: string) => {
    await expect
      .poll(
        async () => {
          const boxes = await boxesOf(dialog)
          return [
            Math.min(...boxes.map((box) => box?.y ?? Number.NaN)) >= from - 1,
            Math.max(...boxes.map((box) => (box ? box.y + box.height : Number.NaN))) <= to + 1,
          ]
        },
        { message: what },
      )
      .toEqual([true, true])
  }
  await page.setViewportSize({ width: 390, height: 740 })
  await page.goto(`${site.origin}/inner`)
  await goToReport(page)
  const mail = player.test.getByRole('button', { name: 'E-mail report' })
  const dialog = player.test.getByRole('dialog')
  for (const [what, { style, size, seen }] of Object.entries(surroundings)) {
    await page.setViewportSize({ width: size[0], height: size[1] })
    await page.evaluate((css) => {
      document.querySelector('#around')?.remove()
      document.head.append(Object.assign(document.createElement('style'), { id: 'around', textContent: css }))
    }, style)
    await page.evaluate('scrollTo(0, 900)') // the button keeps the focus from before, and is not scrolled to again
    await mail.press('Enter')
    await expectSeen(dialog, seen, what)
    await page.evaluate('scrollBy(0, -150)')
    await expectSeen(dialog, seen, `${what}, after scrolling`)
    await dialog.getByRole('textbox').press('Escape')
    await expect(dialog).toHaveCount(0)
  }
  await page.evaluate("document.querySelector('#around').remove()")
  // A phone's keyboard: the browser shows less of the page, and moves what it shows.
  for (const [width, height, offsetTop, left] of [
    [390, 740, 0, 400],
    [740, 390, 60, 150],
  ] as const) {
    await page.setViewportSize({ width, height })
    await mail.press('Enter')
    await dialog.getByRole('textbox').focus()
    await page.evaluate(
      ([top, seen]) => {
        for (const [key, value] of Object.entries({ offsetTop: top, height: seen, scale: 1 }))
          Object.defineProperty(visualViewport, key, { configurable: true, value })
        visualViewport?.dispatchEvent(new Event('resize'))
      },
      [offsetTop, left] as const,
    )
    const field = dialog.getByRole('textbox')
    await expect
      .poll(async () => {
        const box = await field.boundingBox()
        return box !== null && box.y >= offsetTop - 1 && box.y + box.height <= offsetTop + left + 1
      }, `keyboard at ${width} × ${height}`)
      .toBe(true)
    await page.evaluate(() => {
      for (const key of ['offsetTop', 'height', 'scale']) Reflect.deleteProperty(visualViewport as object, key)
      visualViewport?.dispatchEvent(new Event('resize'))
    })
    await field.press('Escape')
  }
  // In a frame far longer than the screen, whose scrolling its page cannot hear.
  await page.setViewportSize({ width: 800, height: 740 })
  await page.goto(`${site.origin}/outer`)
  await expect.poll(() => page.frames().length).toBe(3)
  await goToReport(page, page.frames()[1])
  const inner = page.frameLocator('iframe').frameLocator('iframe')
  await inner.getByRole('button', { name: 'E-mail report' }).press('Enter')
  await expectSeen(inner.getByRole('dialog'), [0, 740], 'outer frame')
})

test('a test that comes up below the reader takes neither focus nor scroll position nor history, and follows its content in hidden places and shadow trees', async ({
  page,
  player,
}) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  pages = {
    article: `<body><h1>Article</h1><input id="search"><div id="shadow"></div><div id="tab" hidden></div><p style="height: 3000px">Text</p><div id="test"></div>
      <script type="module">
        search.focus()
        ${mountScript()}
        window.before = history.length
        begin()
      </script>`,
  }
  await page.goto(`${site.origin}/article`)
  await page.keyboard.type('odds', { delay: 50 })
  await expect.poll(() => told(page)).toContain('ready')
  await page.waitForTimeout(600)
  const stays = () =>
    page.evaluate(
      "[search.value, document.activeElement.id, scrollY, history.length === window.before, document.querySelectorAll('iframe').length]",
    )
  expect(await stays()).toEqual(['odds', 'search', 0, true, 1])
  // Gone again, it takes nothing along either.
  await page.evaluate('handle.destroy()')
  expect(await stays()).toEqual(['odds', 'search', 0, true, 0])
  /** How much higher the content is than its frame. */
  const missing = () =>
    frameOf(page).evaluate(() => Math.ceil(document.querySelector('#root')?.getBoundingClientRect().height ?? 0) - innerHeight)
  for (const place of ["document.querySelector('#tab')", "document.querySelector('#shadow').attachShadow({ mode: 'open' })"]) {
    await page.evaluate(`void begin((window.place = ${place}).append(window.target = document.createElement('div')) ?? target)`)
    if (place.includes('tab')) {
      await page.waitForTimeout(500)
      await page.evaluate('void (place.hidden = false)')
    }
    await expect(player.test.getByRole('button', { name: 'Start game' })).toBeVisible()
    await expect.poll(missing, place).toBe(0)
    expect(await page.evaluate('handle.state')).toBe('ready')
    await player.test.getByRole('radio', { name: 'Yes' }).check()
    await player.test.getByRole('button', { name: 'Start game' }).click()
    await expect(player.test.getByRole('button', { name: 'Skip introduction' })).toBeVisible()
    await expect.poll(missing, `${place}, next screen`).toBe(0)
    // Another width is no reason to begin anew.
    await page.setViewportSize({ width: 390, height: 740 })
    await expect.poll(missing, `${place}, narrow`).toBe(0)
    await page.setViewportSize({ width: 1280, height: 720 })
    await expect(player.test.getByRole('button', { name: 'Skip introduction' })).toBeVisible()
    await page.evaluate('handle.destroy()')
    await page.evaluate('sessionStorage.clear()')
  }
  expect(await told(page)).not.toContain('reconnected')
})

test('two tests in a page that mounts them in another order after Back show each its own operator', async ({ page }) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  pages = {
    away: '<h1>Away</h1>',
    two: `<h1>Two</h1><div id="test"></div><div id="second"></div><script type="module">${mountScript()}
      const times = sessionStorage.times = 1 + Number(sessionStorage.times ?? 0)
      const pairs = [['#test', 'nfl'], ['#second', 'mindway']]
      for (const pair of times % 2 ? pairs : pairs.reverse()) begin(...pair)
    </script>`,
  }
  const shown = () =>
    Promise.all(
      page
        .frames()
        .slice(1)
        .map(async (frame) => {
          const own = await frame.frameElement().then((element) => element.getAttribute('src'))
          const operatorOf = (address: string) => new URL(address).searchParams.get('operator')
          return [
            operatorOf(own ?? ''),
            operatorOf(frame.url()),
            await frame.evaluate(() => JSON.parse(document.querySelector('#operator')?.textContent ?? '').id),
          ].join()
        }),
    )
  await page.goto(`${site.origin}/two`)
  await expect.poll(async () => (await shown()).sort()).toEqual(['mindway,mindway,mindway', 'nfl,nfl,nfl'])
  await expect.poll(() => told(page)).toContain('ready')
  await page.goto(`${site.origin}/away`)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Two')
  await expect.poll(async () => (await shown()).sort()).toEqual(['mindway,mindway,mindway', 'nfl,nfl,nfl'])
})

test('a player whose browser translates the page and shows text at 200 % plays on by touch, with nothing beside the screen', async ({
  page,
  player,
}) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  pages = { plain: `<body style="margin: 0"><div id="test"></div><script type="module">${mountScript()}; begin()</script>` }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${site.origin}/plain`)
  const { test: frame } = player
  await expect(frame.getByRole('button', { name: 'Start game' })).toBeVisible()
  await frameOf(page).evaluate(() => {
    document.documentElement.style.fontSize = '200%'
  })
  /** What reaches beyond the window and is no mere picture, by its text; or the whole page, if it scrolls sideways. */
  const beyond = () =>
    frameOf(page).evaluate(() => [
      ...[...document.querySelectorAll('main *, header *, footer *, dialog[open] *')]
        .filter((element) => {
          const { right, width, height } = element.getBoundingClientRect()
          return width > 1 && height > 1 && right > innerWidth + 1 && (element.textContent || element.matches('input, select, button'))
        })
        .map((element) => `${element.tagName} ${element.textContent?.slice(0, 40)}`),
      ...(document.documentElement.scrollWidth > innerWidth ? ['the page'] : []),
    ])
  expect(await beyond()).toEqual([])
  await frame.getByRole('radio', { name: 'Yes' }).check()
  await frame.getByRole('button', { name: 'Start game' }).click()
  expect(await beyond()).toEqual([])
  await frame.getByRole('button', { name: 'Skip introduction' }).tap()
  await cardsLeft(page).waitFor()
  expect(await beyond()).toEqual([])
  await frame.getByRole('button', { name: 'Pause' }).tap()
  const heading = frame.locator('dialog[open] h2')
  await expect(heading).toBeVisible()
  expect(await beyond()).toEqual([])
  // Two lines at most: no word is taken apart.
  expect(
    await heading.evaluate((element) =>
      Math.round(element.getBoundingClientRect().height / Number.parseFloat(getComputedStyle(element).lineHeight)),
    ),
  ).toBeLessThanOrEqual(2)
  await frameOf(page).evaluate(translatePage)
  await frame.getByRole('button', { name: /continue/i }).click()
  await player.draw(2)
  await expect.poll(async () => (await told(page)).filter((name) => name === 'progress')).toHaveLength(2)
  await expect(cardsLeft(page)).toHaveText('78')
  expect(problems).toEqual([])
})

test('a page translation on every screen stops nothing and leaves no old word or number, also as country and language change', async ({
  page,
  player,
}) => {
  test.skip(!all, 'runs in npm run soak -- pages')
  test.setTimeout(180_000)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  pages = { plain: `<body style="margin: 0"><div id="test"></div><script type="module">${mountScript()}; begin()</script>` }
  await page.goto(`${site.origin}/plain`)
  const { test: frame } = player
  await frame.getByRole('radio', { name: 'Yes' }).check()
  await frameOf(page).evaluate(translatePage)
  const heading = frame.getByRole('heading', { level: 1 })
  for (const screen of ['instructions', 'game', 'completed', 'riskScore', 'feedback', 'advice', 'singleAdvice', 'fullReport']) {
    await page.evaluate((name) => window.handle.fastForward(name as 'game'), screen)
    await expect
      .poll(() => frameOf(page).url().replaceAll('_', '').toLowerCase(), { timeout: 60_000 })
      .toContain(screen === 'singleAdvice' ? '/advice/' : `/${screen.toLowerCase()}`)
    if (screen === 'game') {
      await player.draw(2)
      await expect(cardsLeft(page)).toHaveText('78')
    }
    const english = await heading.innerText()
    await page.evaluate(() => window.handle.update({ language: 'ger' }))
    await expect(heading, screen).not.toHaveText(english)
    await page.evaluate(() => window.handle.update({ language: 'eng' }))
    await expect(heading, screen).toHaveText(english)
  }
  const help = frame.locator('#help')
  for (const [country, number] of [
    ['GB', '999'],
    ['DK', '112'],
  ] as const) {
    if ((await help.getByRole('combobox').count()) === 0) await help.getByRole('button', { name: /Change/ }).click()
    await help.getByRole('combobox').first().selectOption(country)
    await help.getByRole('button').first().click()
    await expect(help.locator(`a[href="tel:${number}"]`).first()).toContainText(number)
  }
  expect(problems).toEqual([])
})
