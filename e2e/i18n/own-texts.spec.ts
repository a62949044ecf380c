import { adviceKeys } from '../../contract/advice-keys.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import { wordedTexts } from '../../i18n/worded-texts.ts'
import { openLanding } from '../demo.ts'
import { expect, test } from '../screens/support/workbench.ts'

test("an operator's own texts appear on its pages, arrive with the page and appear nowhere else", async ({ page }) => {
  const errors: string[] = []
  page.on('console', (message) => message.type() === 'error' && errors.push(message.text()))
  const requests: string[] = []
  page.on('request', (request) => requests.push(request.url()))

  await openLanding(page, 'racecard-weekly')
  await expect(page.locator('#main h1')).toHaveText('Do you know your own form?')
  await expect(page.getByText('You study every runner’s form.')).toBeVisible()
  await expect(page.getByText('For points only, never for money')).toBeVisible()
  expect(requests.filter((address) => /\/texts\/|\.json/.test(address))).toEqual([])

  await openLanding(page, 'mindway', { language: 'uk' })
  await expect(page.locator('#main h1')).toHaveText('What’s your playing style?')
  expect(errors).toEqual([])
})

/** Stands in place of each text that may be worded. */
const mark = 'Own words'
/** What shows words without saying what can be done with them, or what has happened. */
const plainRoles = ['RootWebArea', 'heading', 'paragraph', 'StaticText', 'InlineTextBox', 'generic', 'none', 'LayoutTableCell']

test('no own text names, describes or stands in what is pressed, ticked, asked or announced (ruling 58)', async ({ bench, page }) => {
  const keys = wordedTexts.flatMap((key) => (key.includes('*') ? adviceKeys.map((tip) => key.replace('*', tip)) : [key]))
  await page.route('**/view.json', async (route) => {
    const view = (await (await route.fetch()).json()) as OperatorView
    const ownTexts = { eng: Object.fromEntries(keys.map((key) => [key, `${mark}: ${key}`])) }
    await route.fulfill({ json: { ...view, ownTexts } satisfies OperatorView })
  })
  const all = await bench.scenes()
  await bench.open('', 'language=eng')
  // Every scene with SCENES=all; else those of the screens that own texts stand on, and some of the others.
  const scenes = all.filter(
    (scene, index) => process.env.SCENES === 'all' || /^(landing|advice|full-report)\//.test(scene) || index % 8 === 0,
  )
  const client = await page.context().newCDPSession(page)
  const faults: string[] = []
  const seen = new Set<string>()
  for (const scene of scenes) {
    await bench.show(scene)
    const { nodes } = await client.send('Accessibility.getFullAXTree')
    for (const { role, name, description } of nodes) {
      const said = `${name?.value ?? ''} ${description?.value ?? ''}`
      if (!said.includes(mark)) continue
      seen.add(said.split(': ')[1]?.trim() ?? '')
      if (!plainRoles.includes(role?.value)) faults.push(`${scene}: ${role?.value} ${said}`)
    }
    const within = await page.evaluate((words) => {
      const effects = 'a, button, label, legend, summary, dialog, select, [role], [aria-live], [popover]'
      return [...document.querySelectorAll(effects)]
        .filter(({ textContent, role }) => textContent.includes(words) && !['main', 'region', 'presentation'].includes(role ?? ''))
        .map(({ outerHTML }) => outerHTML.slice(0, 200))
    }, mark)
    faults.push(...within.map((element) => `${scene}: within ${element}`))
  }
  expect(faults).toEqual([])
  expect([...seen].sort()).toEqual(expect.arrayContaining(['advice.items.plan_ahead.text', 'landing.intro', 'landing.title']))
})
