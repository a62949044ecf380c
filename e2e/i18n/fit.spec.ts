import { languages } from '../../contract/languages.ts'
import { expect, test } from '../screens/support/workbench.ts'
import { misfits } from './support/misfits.ts'

test.setTimeout(240_000)
test.use({ reducedMotion: 'reduce', viewport: { width: 320, height: 568 } })

// Sets that share every text with another are not looked at twice.
const sets = languages.filter((language) => !['uk', 'us', 'enHC', 'enDraftKings', 'nlHC'].includes(language))

for (const language of [...sets, 'pseudo'])
  test(`every scene fits into 320 px in ${language}`, async ({ bench, page }) => {
    const scenes = await bench.scenes()
    await bench.open('', `language=${language}`)
    const found: string[] = []
    for (const scene of scenes) {
      await bench.show(scene)
      found.push(...(await page.evaluate(misfits)).map((problem) => `${scene}: ${problem}`))
    }
    expect(scenes.length).toBeGreaterThan(40)
    expect(found).toEqual([])
  })
