import type { Frame } from '@playwright/test'
import { playerOf } from '../../sdk/playwright.ts'
import { drawUntil, skipTo } from '../game/player.ts'
import { expect, test } from '../test.ts'
import { translatePage } from './fixtures/translate.ts'
import { cardsLeft, frameOf, goToReport, told } from './support/partner-site.ts'

test.skip(process.env.PAGES !== 'all', 'runs in npm run soak -- pages')
test.setTimeout(180_000)

// The real test in pages that do what pages and browsers do (rulings 45 and 46): what tests with a frame of their own cannot show.

/** Pages around the test, each with the part of the window that the player sees, in pixels from its top. */
const surroundings: Record<string, { style: string; size: [number, number]; seen: [number, number] }> = {
  'bars of the page': { style: 'html { scroll-padding: 96px 0 110px }', size: [390, 740], seen: [96, 630] },
  'zoom 1.25': { style: 'body { zoom: 1.25 }', size: [390, 740], seen: [0, 740] },
  'zoom 1.5': { style: 'body { zoom: 1.5 }', size: [800, 740], seen: [0, 740] },
  'zoom 0.7': { style: 'body { zoom: .7 }', size: [390, 740], seen: [0, 740] },
  'a transform': { style: 'body { transform: scale(.8); transform-origin: top left }', size: [800, 740], seen: [0, 740] },
}

test('a dialog, its field and close button are seen, whatever the page puts around (ruling 46)', async ({ page, partner, player }) => {
  partner.pages = {
    outer: '<body style="margin: 0"><iframe src="/inner" style="width: 100%; height: 6000px; border: 0"></iframe>',
    inner: `<body style="margin: 0"><p style="height: 300px">Before</p><div id="test"></div><p style="height: 1500px">After</p>
      <script type="module">${partner.mountScript()}; begin()</script>`,
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
  await page.goto(`${partner.origin}/inner`)
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
  await page.goto(`${partner.origin}/outer`)
  await expect.poll(() => page.frames().length).toBe(3)
  await goToReport(page, page.frames()[1])
  const inner = page.frameLocator('iframe').frameLocator('iframe')
  await inner.getByRole('button', { name: 'E-mail report' }).press('Enter')
  await expectSeen(inner.getByRole('dialog'), [0, 740], 'outer frame')
})

test('in a sandboxed portal what is refused is shown with its address, no download is told, the form of a mail is sent, and diagnose names what is missing', async ({
  page,
  partner,
}) => {
  partner.pages = {
    inside: `<div id="test"></div><script type="module">${partner.mountScript()}; begin()</script>`,
    outside: '<iframe src="/inside" width="900" height="3000" sandbox="allow-scripts allow-same-origin"></iframe>',
  }
  await page.goto(`${partner.origin}/outside`)
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

test('two tests in a page that mounts them in another order after Back show each its own operator', async ({ page, partner }) => {
  partner.pages = {
    away: '<h1>Away</h1>',
    two: `<h1>Two</h1><div id="test"></div><div id="second"></div><script type="module">${partner.mountScript()}
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
          // One that has not begun to load has no address.
          const operatorOf = (address: string) => URL.canParse(address) && new URL(address).searchParams.get('operator')
          return [
            operatorOf(own ?? ''),
            operatorOf(frame.url()),
            await frame.evaluate(() => JSON.parse(document.querySelector('#operator')?.textContent ?? '').id),
          ].join()
        }),
    )
  await page.goto(`${partner.origin}/two`)
  await expect.poll(async () => (await shown()).sort()).toEqual(['mindway,mindway,mindway', 'nfl,nfl,nfl'])
  await expect.poll(() => told(page)).toContain('ready')
  await page.goto(`${partner.origin}/away`)
  await page.goBack()
  await expect(page.locator('h1')).toHaveText('Two')
  await expect.poll(async () => (await shown()).sort()).toEqual(['mindway,mindway,mindway', 'nfl,nfl,nfl'])
})

test('two labels in a tab, one after the other and on one page, keep a game each, and it is told and found under its own (ruling 73)', async ({
  page,
  partner,
}) => {
  partner.pages = {
    labels: `<input autofocus><div id="nfl"></div><div id="mindway"></div><script type="module">${partner.mountScript()}
      window.completed = []
      for (const [, operator] of new URLSearchParams(location.search))
        begin('#' + operator, operator).on('completed', (payload) => completed.push(payload))
    </script>`,
  }
  /** The frames of these labels on a page that has the focus itself, and keeps it. */
  const open = async (...operators: string[]) => {
    await page.goto(`${partner.origin}/labels/?${operators.map((operator) => `label=${operator}`).join('&')}`)
    const frames = await Promise.all(
      operators.map(async (operator) => {
        const frame = await (await page.locator(`#${operator} iframe`).elementHandle())?.contentFrame()
        if (!frame) throw new Error(`no frame of ${operator}`)
        await expect(frame.getByRole('heading').first()).toBeVisible()
        return frame
      }),
    )
    await expect(page.locator('input')).toBeFocused()
    return frames
  }
  const begin = async (operator: string, cards: number) => {
    const [frame] = (await open(operator)) as [Frame]
    await playerOf(page, `#${operator} iframe`).start()
    await drawUntil(frame, cards)
  }
  const left = (frame: Frame) => frame.getByRole('button', { name: /^Continue, / }).textContent()
  await begin('nfl', 4)
  await begin('mindway', 3)
  const both = await open('nfl', 'mindway')
  expect(await Promise.all(both.map(left))).toEqual(['Continue, 76 cards left', 'Continue, 77 cards left'])
  expect(await told(page)).not.toContain('notKept')
  const [frame] = (await open('nfl')) as [Frame]
  await skipTo(frame, 79)
  await frame.getByRole('button', { name: 'Continue, 1 card left' }).click()
  await drawUntil(frame, 80)
  await expect.poll(() => page.evaluate('completed')).toEqual([expect.objectContaining({ operator: 'nfl' })])
  const reference = await page.evaluate('completed[0].reference')
  const ask = async (operator: string) => {
    const headers = { authorization: `Bearer ${await partner.server.newTestKey(operator)}` }
    return (await fetch(`${partner.server.url}/api/v1/partner/completions/${reference}`, { headers })).status
  }
  await expect.poll(() => ask('nfl')).toBe(200)
  expect(await ask('mindway')).toBe(404)
  const [other] = (await open('mindway')) as [Frame]
  expect(await left(other)).toBe('Continue, 77 cards left')
  expect(await page.evaluate('completed')).toEqual([])
})

test('a page translation stops nothing and leaves nothing old, as country and language change', async ({ page, partner, player }) => {
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
      .poll(() => frameOf(page).url().replaceAll('_', '').toLowerCase())
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
