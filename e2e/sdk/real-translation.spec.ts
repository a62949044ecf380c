import { translatePage } from './fixtures/translate.ts'
import { cardsLeft, expect, frameOf, test, told } from './support/partner-site.ts'

test.skip(process.env.PAGES !== 'all', 'runs in npm run soak -- pages')

test.use({ hasTouch: true })

// The real test in a browser that translates its page and enlarges its text.

test('a player whose browser translates the page and shows text at 200 % plays on by touch, with nothing beside the screen', async ({
  page,
  partner,
  player,
}) => {
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  partner.pages = { plain: `<body style="margin: 0"><div id="test"></div><script type="module">${partner.mountScript()}; begin()</script>` }
  await page.setViewportSize({ width: 390, height: 844 })
  await page.goto(`${partner.origin}/plain`)
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
  partner,
  player,
}) => {
  test.setTimeout(180_000)
  const problems: string[] = []
  page.on('pageerror', ({ message }) => problems.push(message))
  page.on('console', (message) => message.type() === 'error' && problems.push(message.text()))
  partner.pages = { plain: `<body style="margin: 0"><div id="test"></div><script type="module">${partner.mountScript()}; begin()</script>` }
  await page.goto(`${partner.origin}/plain`)
  const { test: frame } = player
  await frame.getByRole('radio', { name: 'Yes' }).check()
  await frameOf(page).evaluate(translatePage)
  const heading = frame.getByRole('heading', { level: 1 })
  let english = await heading.innerText()
  for (const screen of ['instructions', 'game', 'completed', 'riskScore', 'feedback', 'advice', 'singleAdvice', 'fullReport']) {
    await page.evaluate((name) => window.handle.fastForward(name as 'game'), screen)
    await expect
      .poll(() => frameOf(page).url().replaceAll('_', '').toLowerCase(), { timeout: 60_000 })
      .toContain(screen === 'singleAdvice' ? '/advice/' : `/${screen.toLowerCase()}`)
    if (screen === 'game') {
      await player.draw(2)
      await expect(cardsLeft(page)).toHaveText('78')
    }
    // The screen before it, or its own first, which waits for the result, may still be there.
    await expect(heading).not.toHaveText(english)
    await expect(frame.locator('[aria-busy=true]')).toHaveCount(0)
    english = await heading.innerText()
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
    if ((await help.getByRole('combobox').count()) === 0) await help.getByRole('button', { name: /country/ }).click()
    await help.getByRole('combobox').first().selectOption(country)
    await help.getByRole('button').first().click()
    await expect(help.locator(`a[href="tel:${number}"]`).first()).toContainText(number)
  }
  expect(problems).toEqual([])
})
