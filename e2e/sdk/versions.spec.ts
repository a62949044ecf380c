import { eventNames, expect, test } from './support/test.ts'

/** What a frame that speaks other versions of the protocol comes to with this SDK. */
const frames = [
  { operator: 'version-1', name: 'the version before', outcome: 'ready', version: 1 },
  { operator: 'demo', name: 'the same versions', outcome: 'ready', version: 2 },
  { operator: 'version-3', name: 'the next version and this one', outcome: 'ready', version: 2 },
  { operator: 'version-0', name: 'only versions long gone', outcome: 'PROTOCOL_TOO_OLD', version: undefined },
  { operator: 'version-9', name: 'only versions far ahead', outcome: 'PROTOCOL_TOO_OLD', version: undefined },
]

for (const { operator, name, outcome, version } of frames) {
  test(`this SDK with a frame that speaks ${name}: ${outcome}`, async ({ embed, page }) => {
    const embedded = await embed(operator)
    expect(await embedded.outcome).toBe(outcome)
    if (outcome !== 'ready') return expect(await eventNames(page)).toEqual(['error'])
    const guest = await embedded.guest()
    expect(await guest.evaluate(() => window.guest.version)).toBe(version)
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
    // A command from after its time is answered with false, never with an error.
    expect(await page.evaluate(() => window.handle.update({ language: 'dan' }))).toBe(operator === 'demo')
    await guest.evaluate(() => window.guest.send('started', {}))
    await expect.poll(() => eventNames(page)).toEqual(['ready', 'started'])
  })
}

/** What a page with another SDK comes to with this frame: the host's part of the contract, by hand. */
const hosts = [
  { name: 'the version before', version: 1 },
  { name: 'this version', version: 2 },
]

for (const { name, version } of hosts) {
  test(`an SDK that speaks ${name} with this frame`, async ({ page, sites }) => {
    await page.goto(sites.host)
    const seen = await page.evaluate(
      async ({ frame: base, agreed }) => {
        const { openPort } = await import('/old-host.js' as string)
        const events: unknown[] = []
        const frame = document.createElement('iframe')
        const { port1, port2 } = new MessageChannel()
        const config = async () => ({ operator: 'demo', secret: 's'.repeat(36), autoHeight: true }) // version 1 sends no viewport
        const ready = new Promise<void>((resolve) => {
          openPort(port1, {
            __proto__: null,
            config,
            event: (_: number, event: string, payload: unknown) => resolve(void events.push([event, payload])),
          })
        })
        addEventListener('message', ({ source, data }) => {
          if (source === frame.contentWindow)
            frame.contentWindow?.postMessage({ gamalyze: 'welcome', id: data.id, version: agreed }, base, [port2])
        })
        frame.src = `${base}/gamalyze?operator=demo&embed=1`
        document.body.append(frame)
        await ready
        return events
      },
      { frame: sites.frame, agreed: version },
    )
    expect(seen).toEqual([['ready', { language: 'eng' }]])
    expect(await page.frames()[1]?.evaluate(() => window.guest.version)).toBe(version)
  })
}
