import { mkdtempSync, readdirSync, readFileSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { chromium } from '@playwright/test'
import { expect, test } from '../test.ts'

const storedTexts = ['Session Storage', 'Local Storage', 'IndexedDB']

/** Starts three browsers with a profile on the disk. */
test('@chromium the profile on the disk holds nothing of pages beside the test, and of the test what its terms say (ruling 71)', async ({
  baseURL,
}, { project }) => {
  test.skip(process.env.PROFILES !== 'all', 'runs in npm run soak -- profiles')
  const profile = mkdtempSync(join(tmpdir(), 'gamalyze-profile-'))
  const open = () =>
    chromium.launchPersistentContext(profile, { ...project.use.launchOptions, channel: 'chromium', baseURL: baseURL ?? '' })
  /** Whether a text stands in what the profile stores for pages. */
  const holds = (text: string) =>
    readdirSync(join(profile, 'Default'), { recursive: true, withFileTypes: true })
      .filter((file) => file.isFile() && storedTexts.some((folder) => file.parentPath.includes(folder)))
      .map((file) => readFileSync(join(file.parentPath, file.name)))
      .some((content) => content.includes(text) || content.includes(Buffer.from(text, 'utf16le')))
  try {
    let context = await open()
    for (const address of ['/privacy?operator=nfl', '/accessibility?operator=nfl', '/nowhere']) {
      const page = await context.newPage()
      await page.goto(address)
      await expect(page.locator('#main h1')).toBeVisible()
      await page.close()
    }
    await context.close()
    for (const text of ['uid', 'press_seed', 'probe']) expect(holds(text), text).toBe(false)

    context = await open()
    const openTest = async () => {
      const page = await context.newPage()
      await page.goto('/gamalyze?operator=nfl')
      await expect(page.locator('#main h1')).toBeVisible()
      const uid = await page.evaluate(() => sessionStorage.getItem('uid') ?? '')
      await page.close()
      return uid
    }
    const uid = await openTest()
    expect(await openTest(), 'once the tab is closed, no page can read it').not.toBe(uid)
    await context.close()
    expect(holds(uid), 'some browsers keep a copy on the device').toBe(true)
    context = await open()
    await openTest()
    await expect.poll(() => holds(uid), 'usually until they are started again').toBe(false)
    await context.close()
  } finally {
    rmSync(profile, { recursive: true, force: true })
  }
})
