import type { Browser, BrowserContext, Page } from '@playwright/test'
import { expect, test } from '../test.ts'
import { violations } from '../violations.ts'
import { type ConsoleServer, startConsoleServer } from './console-server.ts'
import { countGames } from './count-games.ts'

// Every console screen in every view. Screenshots are in `test-results/console`.
test.skip(process.env.CONSOLE !== 'all', 'runs in npm run soak -- console-screens')

const operator = 'spelro'

let server: ConsoleServer
let state: Awaited<ReturnType<BrowserContext['storageState']>>
let draft = 0

/** Signed in for the provider and an operator with a look, a draft of it, a key and a page's reports, so that screens have content. */
const seed = async (browser: Browser) => {
  const context = await browser.newContext({ baseURL: server.consoleUrl })
  const page = await context.newPage()
  await server.firstLink('you@provider.example', '--provider')
  await page.goto(await server.firstLink('you@provider.example', '--operator', operator))
  await page.getByRole('button', { name: 'Sign in now' }).click()
  await expect(page.getByRole('heading', { level: 1, name: 'Overview' })).toBeVisible()
  const call = async (path: string, data?: object) => {
    const reply = await page.request.post(`/api/console/operators/${operator}/${path}`, {
      headers: { origin: server.consoleUrl },
      ...(data && { data }),
    })
    expect(reply.ok(), `${path} ${reply.status()}`).toBe(true)
    return reply.json()
  }
  await call('look/take-over')
  draft = (await call('look/drafts', { name: `Autumn ${'long'.repeat(13)}`, start: { from: 'published' } })).id
  const { value: secret } = await call('keys', { kind: 'test', name: 'Laptop' })
  for (const what of ['ready', 'FRAME_REFUSED', 'NOT_KEPT']) {
    const report = { secret, what, origin: 'https://staging.partner.example', width: 720, height: 1136 }
    expect((await page.request.post('/api/console/sightings', { data: report })).status()).toBe(204)
  }
  await call('webhooks', { url: 'http://127.0.0.1:9/gamalyze', events: ['game.completed'] })
  state = await context.storageState()
  await context.close()
}

test.beforeAll(async ({ browser }) => {
  server = await startConsoleServer(Number(process.env.E2E_PORT) + 80, [operator])
  await countGames(server.dataDir, operator)
  await seed(browser)
})
test.afterAll(() => server.close())

const addresses = (): Record<string, string> => {
  const screens = {
    overview: '',
    start: '/start',
    look: '/look',
    history: '/look/history',
    draft: `/look/${draft}`,
    words: '/words',
    text: `/words/${draft}?key=landing.start`,
    languages: `/words/${draft}?part=languages`,
    help: `/words/${draft}?part=help`,
    page: '/page',
    keys: '/keys',
    webhooks: '/webhooks',
    figures: '/figures',
    people: '/people',
    log: '/log',
  }
  const ofOperator = Object.entries(screens).map(([name, path]) => [name, `/o/${operator}${path}`])
  return { ...Object.fromEntries(ofOperator), provider: '/provider', account: '/account' }
}

/** Opens a screen and waits until it has its title and all its data. */
const openScreen = async (page: Page, address: string) => {
  await page.goto(address)
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible()
  await expect(page.locator('main [role=status] i')).toHaveCount(0)
  await page.evaluate(() => document.fonts.ready)
}

/** Content that is clipped or makes the page scroll horizontally. */
const tooWide = (page: Page) =>
  page.evaluate(() => {
    const room = document.documentElement.clientWidth
    const scrolls = (element: Element | null): boolean =>
      element !== null && (/auto|scroll|hidden|clip/.test(getComputedStyle(element).overflowX) || scrolls(element.parentElement))
    return [
      ...(document.documentElement.scrollWidth > room ? ['the page scrolls sideways'] : []),
      ...[...document.querySelectorAll('body *')]
        .filter((element) => {
          const { left, right, width, height } = element.getBoundingClientRect()
          return width > 1 && height > 1 && (right > room + 1 || left < -1) && !scrolls(element.parentElement)
        })
        .map((element) => `sticks out: ${element.tagName.toLowerCase()} ${element.textContent?.slice(0, 30)}`),
    ]
  })

/** Controls that Tab does not reach or that show no focus. The frame's content belongs to the test and is left out. */
const unreachable = async (page: Page): Promise<string[]> => {
  const count = await page.evaluate(() => {
    const usable = 'a[href], button, input, select, textarea, summary, [tabindex="0"]'
    const rest = new Set(
      [...document.querySelectorAll<HTMLElement>(usable)].filter(
        (element) =>
          element.checkVisibility() &&
          !element.matches(':disabled') &&
          // Arrow keys reach a group's other radio buttons.
          !(element instanceof HTMLInputElement && element.type === 'radio' && !element.checked),
      ),
    )
    const dim: string[] = []
    Object.assign(window, { rest, dim })
    document.addEventListener('focusin', ({ target }) => {
      if (!(target instanceof HTMLElement) || !rest.delete(target)) return
      const isShown = [target, target.closest('label')].some((element) => element && getComputedStyle(element).outlineStyle !== 'none')
      if (!isShown) dim.push(`focus is not seen: ${target.outerHTML.slice(0, 80)}`)
    })
    return rest.size
  })
  type Walked = Window & { rest: Set<HTMLElement>; dim: string[] }
  // A frame adds tab stops of its own in between.
  for (let press = 0; press < 3 * count + 40; press++) {
    if (press % 20 === 0 && (await page.evaluate(() => (window as unknown as Walked).rest.size)) === 0) break
    await page.keyboard.press('Tab')
  }
  return page.evaluate(() => {
    const { rest, dim } = window as unknown as Walked
    return [...dim, ...[...rest].filter((one) => one.checkVisibility()).map((one) => `not reached: ${one.outerHTML.slice(0, 100)}`)]
  })
}

type View = { width: number; language: 'en' | 'de'; keys?: boolean; with?: Parameters<Browser['newContext']>[0] }
const views: Record<string, View> = {
  '1440 px in English, by keyboard': { width: 1440, language: 'en', keys: true },
  '1440 px in English, where the system is dark': { width: 1440, language: 'en', with: { colorScheme: 'dark' } },
  '820 px in German': { width: 820, language: 'de' },
  '390 px in English, reduced motion': { width: 390, language: 'en', with: { reducedMotion: 'reduce' } },
  '390 px in English, where the system is dark': { width: 390, language: 'en', with: { colorScheme: 'dark' } },
  '320 px in German, where the system is dark': { width: 320, language: 'de', with: { colorScheme: 'dark' } },
  '1280 px in German, forced colours': { width: 1280, language: 'de', with: { forcedColors: 'active' } },
}
const inView = (browser: Browser, { width, language, with: more }: View) =>
  browser.newContext({
    baseURL: server.consoleUrl,
    storageState: state,
    locale: language,
    viewport: { width, height: width < 600 ? 844 : 860 },
    reducedMotion: 'no-preference',
    ...more,
  })

for (const [name, view] of Object.entries(views))
  test(`each console screen at ${name}: no axe violation, nothing clipped (WCAG 2.2 AA)`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await inView(browser, view)
    const page = await context.newPage()
    const problemsByScreen: Record<string, string[]> = {}
    page.on('pageerror', ({ message }) => {
      problemsByScreen[page.url()] = [message]
    })
    for (const [screen, address] of Object.entries(addresses())) {
      await openScreen(page, address)
      const moving = () => page.evaluate(() => document.getAnimations().filter(({ playState }) => playState === 'running').length)
      const wrong = [...(await violations(page)), ...(await tooWide(page))]
      if (view.with?.reducedMotion && (await moving()) > 0) wrong.push('something moves')
      await page.screenshot({ path: `test-results/console/${screen} ${name}.png`, fullPage: true })
      if (view.keys) wrong.push(...(await unreachable(page)))
      if (wrong.length > 0) problemsByScreen[screen] = wrong
    }
    expect(problemsByScreen).toEqual({})
    await context.close()
  })

/** Those behind a menu with their name there. */
const dialogs = (): [address: string, opener: RegExp, item?: string][] => [
  [`/o/${operator}/keys`, /^Create key$/],
  [`/o/${operator}/keys`, /^Rotate: Laptop/],
  [`/o/${operator}/keys`, /^Revoke: Laptop/],
  [`/o/${operator}/webhooks`, /^Add an endpoint$/],
  [`/o/${operator}/webhooks`, /^Actions: /, 'Repeat by time range'],
  [`/o/${operator}/look`, /^Start a draft$/],
  [`/o/${operator}/look/${draft}`, /^Publish$/],
  [`/o/${operator}/page`, /^Add a page$/],
  [`/o/${operator}/people`, /^Invite somebody$/],
  [`/o/${operator}/people`, /^(Remove|Withdraw): you@provider.example$/],
  ['/provider', /^Actions: Gamalyze$/, 'Invite the first owner'],
  ['/provider', /^Actions: /, 'User ids'],
  ['/provider', /^New operator$/],
  [`/o/${operator}/webhooks`, /^Actions: /, 'Remove'],
  [`/o/${operator}/log`, /^Show: /],
]

for (const width of [1280, 320])
  test(`each console dialog at ${width} px by key: no axe violation, nothing clipped, Escape closes (WCAG 2.2)`, async ({ browser }) => {
    test.setTimeout(600_000)
    const context = await inView(browser, { width, language: 'en' })
    const page = await context.newPage()
    const problemsByDialog: Record<string, string[]> = {}
    for (const [address, name, item] of dialogs()) {
      await openScreen(page, address)
      const opener = page.getByRole('button', { name }).first()
      await opener.press('Enter')
      if (item) await page.getByRole('button', { name: item, exact: true }).press('Enter')
      const dialog = page.locator('dialog[open]')
      await expect(dialog).toBeVisible()
      await expect(dialog.locator('[role=status] i')).toHaveCount(0)
      // A dialog that still fades in has less contrast.
      await dialog.evaluate((element) => Promise.all(element.getAnimations({ subtree: true }).map(({ finished }) => finished)))
      const wrong = [...(await violations(page)), ...(await tooWide(page))]
      await page.screenshot({ path: `test-results/console/dialog ${(item ?? name.source).replace(/\W+/g, ' ')} ${width} px.png` })
      // The focus starts inside the dialog, and Tab keeps it there.
      for (let press = 0; press < 12; press++) {
        const inside = await page.evaluate(
          () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
        )
        if (!inside) wrong.push('the focus leaves the dialog')
        await page.keyboard.press('Tab')
      }
      await page.keyboard.press('Escape')
      await expect(dialog).toHaveCount(0)
      await expect(opener).toBeFocused()
      if (wrong.length > 0) problemsByDialog[`${address} ${item ?? name}`] = wrong
    }
    expect(problemsByDialog).toEqual({})
    await context.close()
  })
