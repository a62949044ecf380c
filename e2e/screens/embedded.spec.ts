import { expect, test } from '@playwright/test'
import type { Gamalyze } from '../../sdk/script.ts'
import { playerOf } from '../../sdk/playwright.ts'

const examples = `http://localhost:${process.env.E2E_EXAMPLES_PORT}`
type Handle = ReturnType<Gamalyze['mount']>

test('a partner page pauses the game and lets it go on', async ({ page, request }) => {
  const { baseUrl, secrets } = await (await request.get(`${examples}/config.json`)).json()
  // The page's own address is on the operator's list, its content is ours.
  await page.route(`${examples}/own/`, (route) =>
    route.fulfill({
      contentType: 'text/html',
      body: `<title>Partner</title><div id="test"></div><script src="${baseUrl}/sdk/v1/gamalyze.js"></script>`,
    }),
  )
  await page.goto(`${examples}/own/`)
  await page.evaluate((secret) => {
    const { Gamalyze } = window as unknown as { Gamalyze: Gamalyze }
    const handle = Gamalyze.mount('#test', { operator: 'mindway', language: 'eng', secret })
    const heard: string[] = []
    for (const name of ['paused', 'resumed', 'progress'] as const) handle.on(name, () => heard.push(name))
    Object.assign(window, { handle, heard })
  }, secrets.mindway)
  const tell = (command: 'pause' | 'resume') => page.evaluate((name) => (window as unknown as { handle: Handle }).handle[name](), command)
  const heard = () => page.evaluate(() => (window as unknown as { heard: string[] }).heard)

  const player = playerOf(page)
  expect(await tell('pause'), 'before a game there is nothing to pause').toBe(false)
  await player.start()
  await player.draw(1)
  expect(await tell('pause')).toBe(true)
  const menu = player.test.getByRole('dialog', { name: 'Game paused' })
  await expect(menu.getByRole('button', { name: 'Continue playing' })).toBeFocused()
  await page.keyboard.press('1')
  await expect(player.test.getByTestId('cards-left')).toHaveText('79')
  expect(await tell('resume')).toBe(true)
  await expect(menu).toHaveCount(0)
  await player.draw(1)
  await expect(player.test.getByTestId('cards-left')).toHaveText('78')
  expect(await heard()).toEqual(['progress', 'paused', 'resumed', 'progress'])
})
