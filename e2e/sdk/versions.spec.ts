import { eventNames, expect, test } from './support/test.ts'

/** Outcomes of this SDK with frames that speak other protocol versions. */
const frames: [versions: string, operator: string, outcome: string][] = [
  ['version 1', 'version-1-1', 'PROTOCOL_TOO_OLD'],
  ['versions 1 and 2', 'version-2-1', 'PROTOCOL_TOO_OLD'],
  ['the same version', 'demo', 'ready'],
  ['the next version and this one', 'version-4-3', 'ready'],
  ['only versions far ahead', 'version-9-8', 'PROTOCOL_TOO_OLD'],
]

test('this SDK works with a frame that speaks its version too, and tells which does not (D14)', async ({ embed, page }) => {
  for (const [versions, operator, outcome] of frames) {
    const frame = await embed(operator)
    expect(await frame.outcome, versions).toBe(outcome)
    if (outcome !== 'ready') {
      expect(await eventNames(page), versions).toEqual(['error'])
      continue
    }
    const guest = await frame.guest()
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
    // A command the frame does not know is answered with false, never with an error.
    expect(await page.evaluate(() => window.handle.update({ language: 'dan' }))).toBe(operator === 'demo')
    await guest.evaluate(() => window.guest.send('started', {}))
    await expect.poll(() => eventNames(page), versions).toEqual(['ready', 'started'])
  }
})
