import { readdirSync, readFileSync } from 'node:fs'
import type { Page } from '@playwright/test'
import { secretOf } from '../demo.ts'
import { finishedGame } from '../report/complete-game.ts'
import { expect, test } from '../test.ts'
import { openFinished } from './support/finished-session.ts'

test.use({ reducedMotion: 'no-preference' })

type Chunk = { file: string; script?: string; isEntry?: boolean; isDynamicEntry?: boolean; imports?: string[] }
const manifest: Record<string, Chunk> = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
const screens = readdirSync('app/screens', { withFileTypes: true })
  .filter((entry) => entry.isDirectory())
  .map(({ name }) => `screens/${name}/${name}.tsx`)

test('every screen is a chunk, fetched on demand or in idle time: before the first press the next two (R29)', async ({ page }) => {
  for (const screen of screens) expect(manifest[screen], screen).toMatchObject({ isDynamicEntry: true })
  // The landing page's is in a script that every page loads.
  const fileOf = (screen: string) => `/${manifest[screen]?.script ?? manifest[screen]?.file}`
  const files = screens.map(fileOf)
  expect(new Set(files).size).toBe(screens.length)
  const [landing = '', ...next] = ['landing', 'instructions', 'game'].map((name) => fileOf(`screens/${name}/${name}.tsx`))

  const requests: string[] = []
  const fetched = () => files.filter((file) => requests.includes(file))
  page.on('request', (request) => requests.push(new URL(request.url()).pathname))
  // As long as the browser is never idle, only the first screen is fetched.
  await page.addInitScript(() => {
    const tasks: (() => void)[] = []
    Object.assign(window, { requestIdleCallback: (task: () => void) => tasks.push(task), beIdle: () => tasks.shift()?.() })
  })
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
  await expect(page.locator('#main h1')).toBeVisible()
  await page.waitForLoadState('networkidle')
  expect(fetched()).toEqual([landing])
  // Of modules only the messages: what the scripts hold is not loaded again.
  expect(requests.filter((path) => path.endsWith('.js')).map((path) => /(?<=assets[/])(first-\w+|\w+)/.exec(path)?.[0])).toEqual([
    'first-main',
    'first-show',
    'root',
  ])
  const expectWhenIdle = (expected: string[]) =>
    expect(async () => {
      await page.evaluate(() => (window as unknown as { beIdle(): void }).beIdle())
      expect(fetched().sort()).toEqual(expected.toSorted())
    }).toPass({ intervals: [20] })
  await expectWhenIdle([landing, ...next])
  await page.getByRole('radio', { name: 'Yes' }).check()
  await expectWhenIdle(files)
})

const fadeOf = (page: Page) => page.locator('main > div').evaluate((element) => getComputedStyle(element).animationName)

test('every screen but the first fades in, unless motion is reduced (R32, R54)', async ({ page }) => {
  await page.goto(`/gamalyze?secret=${await secretOf('mindway')}&language=eng`)
  await page.getByRole('radio', { name: 'Yes' }).check()
  expect(await fadeOf(page)).toBe('none')
  await page.getByRole('button', { name: 'Start game' }).click()
  await expect(page.getByRole('button', { name: 'Skip introduction' })).toBeVisible()
  expect(await fadeOf(page)).toMatch(/fade/)
  await page.emulateMedia({ reducedMotion: 'reduce' })
  expect(await fadeOf(page)).toBe('none')
})

test('a player finds the focus on the new heading after a navigation; the page scrolls to the top 500 ms later, not sooner (R41, R253, WCAG 2.4.3)', async ({
  page,
}) => {
  await page.clock.install()
  await page.setViewportSize({ width: 390, height: 500 })
  await openFinished(page, await finishedGame('mindway'), 'feedback')
  const tip = page.locator('main a[href*="/advice/"]').last()
  await tip.scrollIntoViewIfNeeded()
  await page.clock.pauseAt(new Date(Date.now() + 60_000))
  const name = await tip.innerText()
  await tip.click()
  const heading = page.getByRole('heading', { level: 1, name })
  await heading.waitFor()
  await page.clock.runFor(350)
  await expect(heading).toBeFocused()
  const scrolled = () => page.evaluate(() => scrollY)
  expect(await scrolled()).toBeGreaterThan(100)
  await page.clock.runFor(149)
  expect(await scrolled()).toBeGreaterThan(100)
  await page.clock.runFor(1)
  expect(await scrolled()).toBe(0)
})
