import { languages } from '../../contract/languages.ts'
import { expect, test } from '../screens/support/workbench.ts'
import { misfits } from './support/misfits.ts'

test.setTimeout(240_000)
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } })

// uk and us are English of the same length; the other variants have words of their own on the landing page and about help.
const variants = languages.filter((language) => /[A-Z]/.test(language))
const whole = languages.filter((language) => !['uk', 'us', ...variants].includes(language))

for (const [language, shown, atLeast] of [
  ...[...whole, 'pseudo'].map((each) => [each, /./, 40] as const),
  ...variants.map((each) => [each, /^(landing|advice)\//, 8] as const),
])
  test(`every scene fits into 320 px in ${language}`, async ({ bench, page }) => {
    const scenes = (await bench.scenes()).filter((scene) => shown.test(scene))
    await bench.open('', `language=${language}`)
    const found: string[] = []
    for (const scene of scenes) {
      await bench.show(scene)
      found.push(...(await page.evaluate(misfits)).map((problem) => `${scene}: ${problem}`))
    }
    expect(scenes.length).toBeGreaterThanOrEqual(atLeast)
    expect(found).toEqual([])
  })
