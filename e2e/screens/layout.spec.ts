import type { Page } from '@playwright/test'
import { type Bench, expect, test } from './support/workbench.ts'

test('the main action is in view at 800 × 360, and no text is missing (R257, WCAG 1.3.4)', async ({ bench, page }) => {
  const low = { width: 800, height: 360 }
  await page.setViewportSize(low)
  const actions: [scene: string, action: string][] = [
    ['landing/first-visit', 'Start game'],
    ['instructions/first', 'Continue'],
    ['instructions/second', 'Continue'],
    ['instructions/third', 'Play'],
    ['risk-score/untouched', 'See my result'],
    ['game/paused', 'Continue playing'],
  ]
  await bench.open()
  for (const [scene, action] of actions) {
    await bench.show(scene)
    await expect(page.getByRole('button', { name: action, exact: true }), scene).toBeInViewport({ ratio: 1 })
    // Except pictures of cards, which omit their text when small.
    const words = () =>
      page.evaluate(() => {
        const pictures = [...document.querySelectorAll<HTMLElement>('main :is([aria-hidden=true], [role=img])')]
        for (const picture of pictures) picture.style.display = 'none'
        const visibleText = document.querySelector('main')?.innerText.replace(/\s/g, '')
        for (const picture of pictures) picture.style.removeProperty('display')
        return visibleText
      })
    const short = await words()
    await page.setViewportSize({ ...low, height: 700 })
    await expect(page.locator('html:not([data-small-height])')).toBeAttached()
    expect(short, scene).toEqual(await words())
    await page.setViewportSize(low)
  }
})

test('on a phone the way on is in view, and the question of a popup has two equal answers', async ({ bench, page }) => {
  await bench.open()
  const wayOn: [scene: string, action: string][] = [
    ...['first-visit', 'age-mark', 'linked', 'must-accept', 'not-accepted', 'storage-blocked'].map((name): [string, string] => [
      `landing/${name}`,
      'main form [type=submit]',
    ]),
    ...['first', 'second', 'third', 'running-game'].map((name): [string, string] => [`instructions/${name}`, 'main button >> nth=-1']),
    ...['sending', 'analysing', 'waiting-long', 'failed', 'ready'].map((name): [string, string] => [
      `completed/${name}`,
      'main section button',
    ]),
    ['risk-score/chosen', 'main form [type=submit]'],
    ['game/win', 'main button >> nth=1'],
  ]
  for (const size of [
    { width: 360, height: 640 },
    { width: 390, height: 664 },
  ]) {
    await page.setViewportSize(size)
    for (const [scene, action] of wayOn) {
      await bench.show(scene)
      await expect(page.locator(action).first(), `${scene} at ${size.width}`).toBeInViewport({ ratio: 1 })
    }
  }
  // Nothing known of the place: one question, and help in sight.
  await bench.show('young/no-country')
  expect((await page.locator('#help').boundingBox())?.height).toBeLessThanOrEqual(240)
  await bench.show('game/popup-do-you-have-a-hunch')
  const looks = await page
    .locator('dialog button')
    .evaluateAll((buttons) => buttons.map((button) => `${getComputedStyle(button).backgroundColor} ${button.clientWidth}`))
  expect(new Set(looks).size).toBe(1)
})

test('the Start button is in view at 800 × 360 even with notice, error and age mark, in long languages', async ({ bench, page }) => {
  await page.setViewportSize({ width: 800, height: 360 })
  for (const language of ['eng', 'ger', 'fre', 'gre']) {
    const scenes = (await bench.scenes(`language=${language}`)).filter((scene) => scene.startsWith('landing/') && scene !== 'landing/terms')
    for (const scene of scenes) {
      await bench.show(scene)
      await expect(page.locator('form [type=submit]'), `${scene} in ${language}`).toBeInViewport({ ratio: 1 })
    }
  }
})

test('the folds of the two parts stand level, though one part has a picture more', async ({ bench, page }) => {
  await page.setViewportSize({ width: 800, height: 900 })
  await bench.open('feedback/risky', 'language=ger')
  const folds = page.locator('summary', { hasText: 'So wird das gezählt' })
  const [first, second] = await Promise.all([folds.first().boundingBox(), folds.nth(1).boundingBox()])
  expect(first?.x).not.toBe(second?.x)
  expect(first?.y).toBe(second?.y)
})

/** A result whose help is one line: the player has said where. */
const openResult = async (bench: Bench, page: Page, language: string) => {
  await bench.open('feedback/risky', `language=${language}`)
  await page.locator('#help select').selectOption('GB')
  await page.locator('#help [type=submit]').click()
  await expect(page.locator('#help a[href^=tel]').first()).toBeVisible()
}

test('a result is at most 3,200 px high on a phone, in the longest sets 3,800 (ruling 54)', async ({ bench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  for (const [language, most] of Object.entries({ eng: 3200, gre: 3800, fre: 3800, ger: 3800 })) {
    await openResult(bench, page, language)
    expect(await page.evaluate(() => document.documentElement.scrollHeight), language).toBeLessThanOrEqual(most)
  }
})

test('each fold of a result opens by key, keeps focus, moves nothing above; paper has all closed (ruling 54)', async ({ bench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await openResult(bench, page, 'eng')
  const folds = page.locator('main details:not(details details)')
  await expect(folds).toHaveCount(8)
  const inner = folds.locator('> :not(summary)')
  await page.emulateMedia({ media: 'print' })
  for (const content of await inner.all()) await expect(content).toBeVisible()
  await page.emulateMedia({ media: 'screen' })
  for (const fold of await folds.all()) {
    await expect(fold.locator('> :not(summary)')).toBeHidden()
    const summary = fold.locator('> summary')
    await summary.focus()
    const top = () => summary.evaluate((element) => element.getBoundingClientRect().top)
    const before = await top()
    await page.keyboard.press('Enter')
    await expect(fold.locator('> :not(summary)')).toBeVisible()
    await expect(summary).toBeFocused()
    expect(await top()).toBe(before)
  }
})
