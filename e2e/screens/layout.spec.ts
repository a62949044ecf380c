import type { Page } from '@playwright/test'
import { expect, test } from './support/workbench.ts'

test('the main action is in view at 800 × 360, also under a notice in long languages, and no text is missing (R257, WCAG 1.3.4)', async ({
  bench,
  page,
}) => {
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
  const landings = (await bench.scenes()).filter((scene) => scene.startsWith('landing/') && scene !== 'landing/terms')
  for (const language of ['eng', 'ger', 'fre', 'gre'])
    for (const scene of landings) {
      await bench.open(scene, `language=${language}`)
      await expect(page.locator('form [type=submit]'), `${scene} in ${language}`).toBeInViewport({ ratio: 1 })
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

/** Words in sight, without those of footer and names of helplines; and the height of the whole page, px. */
const measure = () => {
  const apart = [...document.querySelectorAll<HTMLElement>('#help :is(strong, select, [lang])')]
  const unseen = [...document.querySelectorAll<HTMLElement>('main *')].filter((element) => getComputedStyle(element).clipPath !== 'none')
  for (const element of [...apart, ...unseen]) element.style.display = 'none'
  const text = document.querySelector('main')?.innerText ?? ''
  for (const element of [...apart, ...unseen]) element.style.removeProperty('display')
  return { words: text.match(/[^\s]*[\p{L}\p{N}][^\s]*/gu)?.length ?? 0, height: document.documentElement.scrollHeight }
}

const firm = ['risky', 'high-risk', 'medium-risk', 'low-risk', 'denied', 'one-deck']
const sayWhere = async (page: Page) => {
  await page.locator('#help select').selectOption('GB')
  await page.locator('#help [type=submit]').click()
  await expect(page.locator('#help a[href^=tel]').first()).toBeVisible()
}

// The sets whose results are longest, by a look at all of them.
const results = {
  eng: { words: 230, phone: 2600, plain: 1400, wide: 1400 },
  ...Object.fromEntries(['fre', 'ger', 'gre', 'por', 'spa'].map((set) => [set, { words: 290, phone: 3100, plain: 3100, wide: 1600 }])),
}

test('results have at most 230 words and 2600 px in English, 290 and 3100 elsewhere, a full report has 3400 px (ruling 65)', async ({
  bench,
  page,
}) => {
  const over: string[] = []
  const widths = [390, 1440]
  for (const [language, most] of Object.entries(results)) {
    await bench.openAnew('feedback/risky', `language=${language}`)
    for (const place of ['none', 'GB']) {
      if (place === 'GB') await sayWhere(page)
      for (const scene of [...firm, 'not-firm']) {
        await bench.show(`feedback/${scene}`)
        for (const width of widths) {
          await page.setViewportSize({ width, height: 844 })
          const { words, height } = await page.evaluate(measure)
          const room = width === 1440 ? most.wide : scene === 'not-firm' ? most.plain : most.phone
          if (words > most.words || height > room) over.push(`${scene} in ${language}, ${place}, ${width}: ${words} words, ${height} px`)
        }
        // The next scene begins with the width that is there.
        widths.reverse()
      }
    }
  }
  expect(over).toEqual([])
  await page.setViewportSize({ width: 390, height: 844 })
  await bench.open('full-report/complete', 'language=eng')
  expect(await page.evaluate(() => document.documentElement.scrollHeight)).toBeLessThanOrEqual(3400)
})

test('score and guess stay in their picture wherever they lie, also with text of 200 %', async ({ bench, page }) => {
  await page.setViewportSize({ width: 320, height: 844 })
  for (const language of ['gre', 'mirrored']) {
    await bench.open('feedback/risky', `language=${language}`)
    const outside = await page.evaluate(() => {
      document.documentElement.style.fontSize = '200%'
      const marks = [...document.querySelectorAll<HTMLElement>('main :has(> [viewBox="0 0 100 76"]) > [style*="--at"]:not(svg)')]
      return (
        [0, 50, 100].flatMap((at) =>
          marks.filter((mark) => {
            mark.style.setProperty('--at', `${at}%`)
            const [own, all] = [mark.getBoundingClientRect(), (mark.parentElement as HTMLElement).getBoundingClientRect()]
            return own.left < all.left - 0.5 || own.right > all.right + 0.5
          }),
        ).length + (marks.length < 2 ? 1 : 0)
      )
    })
    expect(outside, language).toBe(0)
  }
})

test('each fold of a result opens by key, keeps focus, moves nothing above; paper has all closed (ruling 54)', async ({ bench, page }) => {
  await page.setViewportSize({ width: 390, height: 844 })
  await bench.open('feedback/risky')
  const folds = page.locator('main details:not(details details)')
  await expect(folds).toHaveCount(3)
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
