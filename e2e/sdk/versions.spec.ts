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

test('a page that answers in version 1 or 2 opens nothing, and one that answers in this version gets every event as it is (D14, ruling 49)', async ({
  page,
  sites,
}) => {
  await page.goto(sites.host)
  const eventsSeen = await page.evaluateHandle(async (base) => {
    const { openPort } = await import('/port.js' as string)
    const events: unknown[] = []
    const frame = document.createElement('iframe')
    const ready = new Promise<void>((resolve) => {
      addEventListener('message', ({ source, data }) => {
        if (source !== frame.contentWindow) return
        events.push([data.newest, data.oldest])
        for (const version of [1, 2, 3]) {
          const { port1, port2 } = new MessageChannel()
          const config = async () => ({ operator: 'demo', secret: 's'.repeat(36), autoHeight: true })
          const event = (_: number, name: string, payload: unknown) => resolve(void events.push([version, name, payload]))
          openPort(port1, { __proto__: null, config, event })
          frame.contentWindow?.postMessage({ gamalyze: 'welcome', id: data.id, version }, base, [port2])
        }
      })
    })
    frame.src = `${base}/gamalyze?operator=demo&embed=1`
    document.body.append(frame)
    await ready
    return events
  }, sites.frame)
  const completedPayload = { reference: `rf_${'0'.repeat(33)}`, operator: 'demo', duration: 5 }
  await page.frames()[1]?.evaluate((payload) => {
    window.guest.send('refused', { language: 'eng' })
    window.guest.send('completed', payload)
  }, completedPayload)
  await expect
    .poll(() => eventsSeen.jsonValue())
    .toEqual([
      [3, 3],
      [3, 'ready', { language: 'eng' }],
      [3, 'refused', { language: 'eng' }],
      [3, 'completed', completedPayload],
    ])
})
