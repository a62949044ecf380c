import { readdirSync } from 'node:fs'
import { AxeBuilder } from '@axe-core/playwright'
import { popupKeys } from '../../contract/popups.ts'
import { expect, test } from './support/workbench.ts'

test.setTimeout(240_000)
test.use({ reducedMotion: 'reduce' })

test('the workbench shows every screen, dialog and popup', async ({ bench }) => {
  const scenes = await bench.scenes()
  const grouped = { 'not-found': 'errors/not-found', unauthorized: 'errors/unauthorized', 'single-advice': 'advice/single-plan-ahead' }
  for (const screen of readdirSync(new URL('../../app/screens/', import.meta.url)))
    expect(scenes.join(' ')).toContain(screen in grouped ? grouped[screen as keyof typeof grouped] : `${screen}/`)
  for (const popup of popupKeys) expect(scenes).toContain(`game/popup-${popup.replaceAll('_', '-')}`)
  for (const dialog of [
    'landing/terms',
    'feedback/learn-more',
    'email/fill-in',
    'game/paused',
    'game/resuming',
    'game/exit',
    'game/refused',
  ])
    expect(scenes).toContain(dialog)
})

for (const forcedColors of ['none', 'active'] as const)
  test(`no scene violates an axe rule (forced colours: ${forcedColors})`, async ({ bench, page }) => {
    const scenes = await bench.scenes()
    await page.emulateMedia({ forcedColors, reducedMotion: 'reduce' })
    const found: string[] = []
    for (const scene of scenes) {
      await bench.show(scene)
      const { violations } = await new AxeBuilder({ page })
        .setLegacyMode()
        .options({ resultTypes: ['violations'] })
        .analyze()
      found.push(...violations.map(({ id, nodes }) => `${scene}: ${id} ${nodes.map((node) => node.target.join(' ')).join(', ')}`))
    }
    expect(found).toEqual([])
  })
