import { AxeBuilder } from '@axe-core/playwright'
import { expect, test } from './support/workbench.ts'

test.setTimeout(180_000)
test.use({ reducedMotion: 'reduce' })

for (const forcedColors of ['none', 'active'] as const)
  test(`no scene violates an axe rule (forced colours: ${forcedColors})`, async ({ bench, page }) => {
    const scenes = await bench.scenes()
    expect(scenes.length).toBeGreaterThan(50)
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const scene of scenes) {
      await bench.show(scene)
      const { violations } = await new AxeBuilder({ page }).analyze()
      found.push(...violations.map(({ id, nodes }) => `${scene}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`))
    }
    expect(found).toEqual([])
  })
