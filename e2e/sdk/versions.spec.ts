import { eventNames, expect, test } from './support/test.ts'

/** Outcomes of this SDK with frames that speak other protocol versions. */
const frames = [
  { operator: 'version-1-1', name: 'version 1', outcome: 'PROTOCOL_TOO_OLD' },
  { operator: 'version-2-1', name: 'versions 1 and 2', outcome: 'PROTOCOL_TOO_OLD' },
  { operator: 'demo', name: 'the same version', outcome: 'ready' },
  { operator: 'version-4-3', name: 'the next version and this one', outcome: 'ready' },
  { operator: 'version-9-8', name: 'only versions far ahead', outcome: 'PROTOCOL_TOO_OLD' },
]

for (const { operator, name, outcome } of frames) {
  test(`this SDK with a frame that speaks ${name} ends in ${outcome} (D14)`, async ({ embed, page }) => {
    const frame = await embed(operator)
    expect(await frame.outcome).toBe(outcome)
    if (outcome !== 'ready') return expect(await eventNames(page)).toEqual(['error'])
    const guest = await frame.guest()
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
    // A command the frame does not know is answered with false, never with an error.
    expect(await page.evaluate(() => window.handle.update({ language: 'dan' }))).toBe(operator === 'demo')
    await guest.evaluate(() => window.guest.send('started', {}))
    await expect.poll(() => eventNames(page)).toEqual(['ready', 'started'])
  })
}
