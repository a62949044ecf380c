import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { languages } from '../../contract/languages.ts'
import { expect, test } from '../screens/support/workbench.ts'
import { violations } from '../violations.ts'
import { pairwise } from './pairwise.ts'

/**
 * No axe violation in any pair of scheme, kind of operator, screen and message set; scenes of a screen and operators of a kind take turns, as
 * do phone and desktop. The plan has 300 visits at most; each run makes a thirtieth of it, chosen by the day, and `npm run soak -- axe` all
 * of it, and every operator with every scene besides.
 */
test.describe.configure({ mode: 'parallel' })
test.use({ reducedMotion: 'reduce' })
test.setTimeout(600_000)

const isSoak = process.env.AXE === 'all'
const partCount = 30
const today = Math.floor(Date.now() / 86_400_000) % partCount
const sizes = [
  { width: 390, height: 844 },
  { width: 1280, height: 800 },
]

const schemes = ['light', 'dark']
const screens = readdirSync('app/workbench/scenes').map((file) => file.replace('.tsx', ''))
const operators = readdirSync('operators').filter((id) => existsSync(`operators/${id}/operator.json`))
/** The parts of an operator's theme that change a page most: its background, and whether it has a footer. */
const kindOf = (id: string) => {
  const { background, footer } = JSON.parse(readFileSync(`operators/${id}/operator.json`, 'utf8')) as Record<string, { kind?: string }>
  return `${background?.kind ?? 'default'} ${footer ? 'footer' : 'no footer'}`
}
const kinds = Object.values(Object.groupBy(operators, kindOf)).map((ids = []) => ids)

/** Takes them in turn (round robin). */
const inTurn = <T>(all: readonly T[], turn: number): T => all[turn % all.length] as T

const plan = pairwise([schemes.length, kinds.length, screens.length, languages.length])
const parts = Array.from({ length: partCount }, (_, part) => part).filter((part) => isSoak || part === today)

for (const part of parts)
  test(`part ${part + 1} of ${partCount}: no axe violation in any pair of scheme, operator, screen and set (WCAG 1.4.3, 4.1.2)`, async ({
    bench,
    page,
  }) => {
    expect(plan.length).toBeLessThanOrEqual(300)
    const scenes = await bench.scenes()
    const problems: string[] = []
    for (const [turn, [scheme = 0, kind = 0, screen = 0, language = 0]] of plan.entries()) {
      if (turn % partCount !== part) continue
      const ofScreen = scenes.filter((scene) => scene.startsWith(`${screens[screen]}/`))
      const scene = inTurn(ofScreen, language + kind)
      const query = { operator: inTurn(inTurn(kinds, kind), turn), language: inTurn(languages, language), scheme: inTurn(schemes, scheme) }
      await page.setViewportSize(inTurn(sizes, Math.floor(turn / partCount)))
      await page.goto('about:blank')
      await bench.open(scene, `${new URLSearchParams(query)}`)
      problems.push(...(await violations(page)).map((problem) => `${Object.values(query)} ${scene}: ${problem}`))
    }
    expect(problems).toEqual([])
  })

for (const [turn, operator] of isSoak ? operators.entries() : [])
  test(`no axe violation in any scene of ${operator}`, async ({ bench, page }) => {
    const query = new URLSearchParams({ operator, language: inTurn(languages, turn), scheme: inTurn(schemes, turn) })
    await page.setViewportSize(inTurn(sizes, Math.floor(turn / 2)))
    const scenes = await bench.scenes(`${query}`)
    const problems: string[] = []
    for (const scene of scenes) {
      await bench.show(scene)
      problems.push(...(await violations(page)).map((problem) => `${scene}: ${problem}`))
    }
    expect(scenes.length).toBeGreaterThan(40)
    expect(problems).toEqual([])
  })
