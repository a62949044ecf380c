import { finishedGame } from '../report/complete-game.ts'
import { openFinished } from '../screens/support/finished-session.ts'
import { expect, test } from '../screens/support/workbench.ts'

// The market's help-lines in any language; `uncertain` ones appear nowhere, nor do other countries' numbers.
const markets = [
  { operator: 'spilxperten', language: 'ger', lines: ['tel:+4570222825', 'https://www.stopspillet.dk'], uncertain: /21[:.]00/ },
  { operator: 'betarades', language: 'gre', lines: ['https://www.kethea.gr'], uncertain: /1114/ },
  {
    operator: 'ncpg',
    language: 'us',
    lines: ['tel:+18006973738', 'sms:800426', 'https://www.ncpgambling.org/chat', 'https://www.ncpgambling.org'],
    uncertain: /GAMBLER/,
  },
  { operator: 'hc', language: 'nl', lines: ['tel:+318002400022', 'https://openovergokken.nl'], uncertain: /Loket/ },
  { operator: 'sportski-sat', language: 'srp', lines: ['https://drajzerova.org.rs'], uncertain: /\d{3} \d{3}/ },
  { operator: 'mindway', language: 'eng', lines: ['https://www.gamblingtherapy.org'], uncertain: /tel:/ },
]

test('the terms of an operator name the help-lines of its market, in any language', async ({ bench, page }) => {
  for (const { operator, language, lines, uncertain } of markets) {
    await bench.open('landing/terms', `${new URLSearchParams({ operator, language })}`)
    const dialog = page.getByRole('dialog')
    await expect(dialog.locator('h3'), operator).toHaveCount(6)
    const links = await dialog
      .locator('p a:not([href^="mailto:"], [href^="/privacy"])')
      .evaluateAll((all) => all.map((link) => link.getAttribute('href')))
    expect(links, operator).toEqual(lines)
    expect(await dialog.innerText(), operator).not.toMatch(uncertain)
  }
})

test("advice and report have the game's tips and the market's help-line in any language (R112, ruling 31)", async ({ page, request }) => {
  const game = await finishedGame('spilxperten')
  await openFinished(page, game, 'advice')
  const { advice_one, advice_two, advice_three } = await (await request.get(`/api/v1/results/advice/${game.uid}`)).json()
  const tips = () => page.locator('article[id^=tip-]').evaluateAll((all) => all.map(({ id }) => id))
  await expect.poll(tips).toEqual([advice_one, advice_two, advice_three].map((tip) => `tip-${tip}`))
  await expect(page.locator('main a[href="tel:+4570222825"]')).toBeVisible()
  await page.goto('/gamalyze/full_report?operator=spilxperten&language=eng')
  await expect(page.locator('main a[href="tel:+4570222825"]')).toBeVisible()
  await expect(page.getByRole('link', { name: 'Call 70 22 28 25' })).toBeVisible()
})

test('a player of unknown country chooses one once, and the report uses it too (ruling 31)', async ({ page }) => {
  const counts: string[] = []
  await page.route('**/api/v1/counts/**', (route) => {
    const body = route.request().postData() ?? ''
    // Opening the advice is counted too; another test covers that.
    if (!body.includes('"advice"')) counts.push(body)
    return route.fulfill({ status: 204 })
  })
  await openFinished(page, await finishedGame('mindway'), 'advice')
  await expect(page.locator('main a[href^="tel:"]')).toHaveCount(0)
  await page.getByLabel('Where do you live?').selectOption({ label: 'Denmark' })
  await page.getByRole('button', { name: 'Show help' }).click()
  await expect(page.getByRole('heading', { name: 'Talk to someone' })).toBeFocused()
  await expect(page.getByRole('link', { name: 'Call 70 22 28 25' })).toBeVisible()
  await expect(page.locator('#help').getByText('Denmark', { exact: true })).toBeVisible()
  await expect(page.getByRole('link', { name: 'Save report as PDF' })).toHaveAttribute('href', /[?&]country=DK(&|$)/)
  await page.reload()
  await expect(page.getByRole('link', { name: 'Call 70 22 28 25' })).toBeVisible()
  const register = page.getByRole('link', { name: 'ROFUS' })
  await register.evaluate((link) => link.addEventListener('click', (event) => event.preventDefault()))
  await register.click()
  await expect.poll(() => counts).toEqual(['{"event":"register","test":true}'])
})
