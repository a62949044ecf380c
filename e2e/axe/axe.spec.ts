import { existsSync, readdirSync } from 'node:fs'
import { languages } from '../../contract/languages.ts'
import { nearDecks } from '../screens/support/near-decks.ts'
import { expect, test } from '../screens/support/workbench.ts'
import { violations } from '../violations.ts'

/**
 * Every scene, every operator, every set of texts and every screen in both schemes, each at least once; `npm run soak -- axe` shows every
 * scene of every operator, and leaves screenshots in test-results/operators.
 */
test.describe.configure({ mode: 'parallel' })
test.setTimeout(600_000)

const isSoak = process.env.AXE === 'all'
const sizes = [
  { width: 390, height: 844 },
  { width: 1440, height: 900 },
]
const schemes = ['light', 'dark']
const screens = readdirSync('app/workbench/scenes').map((file) => file.replace('.tsx', ''))
const operators = readdirSync('operators').filter((id) => existsSync(`operators/${id}/operator.json`))

/** Takes them in turn (round robin). */
const inTurn = (all: readonly string[], turn: number) => all[turn % all.length] ?? ''

/** Two operators after each other show a screen, one in each scheme. */
const visits = operators.map((operator, turn) => ({
  operator,
  language: inTurn(languages, turn),
  scheme: inTurn(schemes, turn),
  screen: inTurn(screens, Math.floor(turn / schemes.length)),
  size: sizes[Math.floor(turn / schemes.length) % sizes.length],
}))

/** The scenes of its screen that fall to a visit: the operators of a screen share them out. */
const sharedOut = (scenes: readonly string[], visit: (typeof visits)[number]) => {
  const ofScreen = scenes.filter((scene) => scene.startsWith(`${visit.screen}/`))
  const sharing = visits.filter(({ screen }) => screen === visit.screen)
  const share = ofScreen.filter((_, at) => at % sharing.length === sharing.indexOf(visit))
  return share.length > 0 ? share : ofScreen.slice(0, 1)
}

for (const scheme of schemes)
  test(`no scene violates an axe rule or is too wide, ${scheme}: every screen, operator and set (WCAG 1.1.1, 1.3.1, 1.3.5, 1.4.1, 1.4.3, 2.4.1, 2.4.4, 2.5.3, 3.1.1, 4.1.2)`, async ({
    bench,
    page,
  }) => {
    const scenes = await bench.scenes()
    const problems: string[] = []
    const seen = { screens: new Set<string>(), scenes: new Set<string>() }
    for (const visit of visits) {
      for (const scene of sharedOut(scenes, visit)) seen.scenes.add(scene)
      if (visit.scheme !== scheme) continue
      const { operator, language, screen } = visit
      seen.screens.add(screen)
      for (const size of isSoak ? sizes : sizes.filter((each) => each === visit.size)) {
        await page.setViewportSize(size)
        for (const scene of isSoak ? scenes : sharedOut(scenes, visit)) {
          await bench.open(scene, `${new URLSearchParams({ operator, language, scheme })}`)
          const name = `${operator} ${language} ${scene} ${size.width} px`
          const note = (found: string[]) => problems.push(...found.map((problem) => `${name}: ${problem}`))
          note(await violations(page))
          const overflow = await page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
          if (overflow > 0) note([`${overflow} px too wide`])
          if (!isSoak || !/^(landing\/first-visit|game\/win|feedback\/risky)$/.test(scene)) continue
          if (scene === 'game/win') note(await nearDecks(page))
          await page.screenshot({ path: `test-results/operators/${operator}-${scene.replace('/', '-')}-${size.width}.png` })
        }
      }
    }
    expect([...seen.screens].sort()).toEqual(screens.toSorted())
    expect(seen.scenes.size).toBe(scenes.length)
    expect(visits.length).toBeGreaterThanOrEqual(languages.length)
    expect(problems).toEqual([])
  })
