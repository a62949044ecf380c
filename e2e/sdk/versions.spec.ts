import { eventNames, expect, test } from './support/test.ts'

/** Outcomes of this SDK with frames that speak other protocol versions. */
const frames = [
  { operator: 'version-1-1', name: 'version 1', outcome: 'ready', version: 1 },
  { operator: 'version-2-1', name: 'version 2', outcome: 'ready', version: 2 },
  { operator: 'demo', name: 'the same versions', outcome: 'ready', version: 3 },
  { operator: 'version-4-3', name: 'the next version and this one', outcome: 'ready', version: 3 },
  { operator: 'version-0-0', name: 'only versions long gone', outcome: 'PROTOCOL_TOO_OLD', version: undefined },
  { operator: 'version-9-8', name: 'only versions far ahead', outcome: 'PROTOCOL_TOO_OLD', version: undefined },
]

for (const { operator, name, outcome, version } of frames) {
  test(`this SDK with a frame that speaks ${name}: ${outcome} (D14)`, async ({ embed, page }) => {
    const embedded = await embed(operator)
    expect(await embedded.outcome).toBe(outcome)
    if (outcome !== 'ready') return expect(await eventNames(page)).toEqual(['error'])
    const guest = await embedded.guest()
    expect(await guest.evaluate(() => window.guest.version)).toBe(version)
    expect(await page.evaluate(() => window.handle.pause())).toBe(true)
    // A command newer than the frame is answered with false, never with an error.
    expect(await page.evaluate(() => window.handle.update({ language: 'dan' }))).toBe(operator === 'demo')
    await guest.evaluate(() => window.guest.send('started', {}))
    await expect.poll(() => eventNames(page)).toEqual(['ready', 'started'])
  })
}

const reference = `rf_${'0'.repeat(33)}`
/** What a page with another SDK version receives from this frame: the host's side of the contract, by hand. */
const hosts = [1, 2].map((version) => ({
  version,
  told: [
    ['ready', { language: 'eng' }],
    ['error', { code: 'GAME_STOPPED' }],
    ['completed', { uid: reference, operator: 'demo', duration: 5 }],
  ] as unknown[],
}))
hosts.push({
  version: 3,
  told: [
    ['ready', { language: 'eng' }],
    ['error', { code: 'GAME_STOPPED' }],
    ['refused', { language: 'eng' }],
    ['ready', { language: 'eng' }],
    ['notKept', {}],
    ['analysing', { ahead: 1, seconds: 2 }],
    ['error', { code: 'USER_ID_NEEDS_SESSION' }],
    ['completed', { reference, operator: 'demo', duration: 5 }],
  ],
})

for (const { version, told } of hosts) {
  test(`an SDK that speaks version ${version} receives from this frame only the events it knows (D14, ruling 24)`, async ({
    page,
    sites,
  }) => {
    await page.goto(sites.host)
    const seen = await page.evaluateHandle(
      async ({ frame: base, agreed }) => {
        const { openPort } = await import('/old-host.js' as string)
        const events: unknown[] = []
        const frame = document.createElement('iframe')
        const { port1, port2 } = new MessageChannel()
        const config = async () => ({ operator: 'demo', secret: 's'.repeat(36), autoHeight: true }) // version 1 sends no viewport
        const ready = new Promise<void>((resolve) => {
          const event = (_: number, name: string, payload: unknown) => resolve(void events.push([name, payload]))
          openPort(port1, { __proto__: null, config, event })
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
    expect(await page.frames()[1]?.evaluate(() => window.guest.version)).toBe(version)
    await page.frames()[1]?.evaluate((name) => {
      const { guest } = window
      guest.send('error', { code: 'GAME_STOPPED' })
      guest.send('refused', { language: 'eng' })
      guest.send('ready', { language: 'eng' })
      guest.send('notKept', {})
      guest.send('analysing', { ahead: 1, seconds: 2 })
      guest.send('error', { code: 'USER_ID_NEEDS_SESSION' })
      guest.send('completed', { reference: name, operator: 'demo', duration: 5 })
    }, reference)
    await expect.poll(() => seen.jsonValue()).toEqual(told)
  })
}
