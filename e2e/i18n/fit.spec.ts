import { languages } from '../../contract/languages.ts'
import { expect, test } from '../screens/support/workbench.ts'
import { misfits } from './support/misfits.ts'

test.describe.configure({ mode: 'parallel' })
test.use({ viewport: { width: 320, height: 568 } })
test.setTimeout(1_200_000)

// uk and us are English of the same length; the other variants have their own texts on the landing page and about help.
const variants = languages.filter((language) => /[A-Z]/.test(language))
const whole = [...languages.filter((language) => !['uk', 'us', ...variants].includes(language)), 'pseudo', 'mirrored']

/** Every pair of language and screen, with different scenes of a screen for each language; all scenes in all languages with SCENES=all. */
const chosenScenes = (scenes: string[], language: number) => {
  if (process.env.SCENES === 'all') return scenes
  const groupOf = (scene: string) => scene.split('/')[0]
  return scenes.filter((scene) => {
    const group = scenes.filter((other) => groupOf(other) === groupOf(scene))
    return (group.indexOf(scene) + language) % Math.min(group.length, 10) === 0
  })
}

/** Half as long again, another script, right-to-left, German's long words; all others in `npm run soak -- scenes`. */
const tight = ['pseudo', 'ger', 'gre', 'mirrored']
const all = [...whole, ...variants].map((language, index) => ({ language, index }))

test('scenes fit into 320 px in any language, with text of 200 % too (WCAG 1.4.4, 1.4.10)', async ({ bench, page }) => {
  const scenes = await bench.scenes()
  const problems: string[] = []
  for (const { language, index } of all.filter(({ language }) => tight.includes(language) || process.env.SCENES === 'all')) {
    await bench.openAnew('', `language=${language}`)
    const own = whole.includes(language) ? scenes : scenes.filter((scene) => /^(landing|advice)\//.test(scene))
    // The pseudolocale is half as long again as English: in every scene.
    for (const scene of language === 'pseudo' ? own : chosenScenes(own, index)) {
      await bench.show(scene)
      for (const size of ['100%', ...(language === 'pseudo' ? [] : ['200%'])]) {
        await page.evaluate((fontSize) => document.documentElement.style.setProperty('font-size', fontSize), size)
        problems.push(...(await page.evaluate(misfits)).map((problem) => `${scene} in ${language}, ${size}: ${problem}`))
      }
      await page.evaluate(() => document.documentElement.style.removeProperty('font-size'))
    }
  }
  expect(scenes.length).toBeGreaterThanOrEqual(40)
  expect(problems).toEqual([])
})

/** The text spacing that WCAG 1.4.12 allows a reader to set without loss of content. */
const spacing = `
  * { line-height: 1.5 !important; letter-spacing: 0.12em !important; word-spacing: 0.16em !important }
  p { margin-bottom: 2em !important }
`

for (const width of process.env.SCENES === 'all' ? [320, 390, 820, 1440] : [390])
  test(`no text is clipped or covered with a reader's text spacing, ${width} px wide (WCAG 1.4.12)`, async ({ bench, page }) => {
    await page.setViewportSize({ width, height: 844 })
    const scenes = await bench.scenes()
    await bench.open('', 'language=ger')
    // The page's CSP lets no style element in.
    await page.evaluate((rules) => {
      const sheet = new CSSStyleSheet()
      sheet.replaceSync(rules)
      document.adoptedStyleSheets.push(sheet)
    }, spacing)
    const problems: string[] = []
    for (const scene of chosenScenes(scenes, 0)) {
      await bench.show(scene)
      problems.push(...(await page.evaluate(misfits)).map((problem) => `${scene}: ${problem}`))
    }
    expect(problems).toEqual([])
  })
