import type { Frame } from '@playwright/test'
import { cardsLeft, expect, goToReport, test, told } from './support/partner-site.ts'

test.skip(process.env.PAGES !== 'all', 'runs in npm run soak -- pages')

// The real test in pages that do what pages do (ruling 45).

test('a game goes on after Back and Forward in a page of Turbo, whose copies of the frame do not take it (ruling 45)', async ({
  page,
  partner,
  player,
}) => {
  const turbo = `<script type="module" src="/npm/@hotwired%2Fturbo"></script>
    <script type="module">
      if (!window.begin) {
        ${partner.mountScript()}
        addEventListener('turbo:load', () => document.querySelector('#test') && begin())
        if (document.querySelector('#test:empty')) begin()
      }
    </script>`
  partner.pages = {
    home: `${turbo}<body><h1>Home</h1><a id="next" href="/away">Away</a><div id="test"></div>`,
    away: `${turbo}<body><h1>Away</h1>`,
  }
  await page.goto(`${partner.origin}/home`)
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
  partner,
  player,
}) => {
  const pageOf = (name: string) => `<script type="module" src="/npm/@hotwired%2Fturbo"></script>
    <script type="module">if (!window.begin) { ${partner.mountScript()}; begin() }</script>
    <body><h1>${name}</h1><a id="next" href="/second">Next</a><div id="other"></div><div id="test" data-turbo-permanent></div>`
  partner.pages = { first: pageOf('first'), second: pageOf('second') }
  await page.goto(`${partner.origin}/first`)
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
          const operatorOf = (address: string) => new URL(address).searchParams.get('operator')
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
