import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { expect, type Frame, type Page } from '@playwright/test'
import { type RealServer, startRealServer } from '../../game/real-server.ts'
import { listen } from './listen.ts'

export type Partner = {
  origin: string
  /** The provider's server. */
  server: RealServer
  /** What the partner's site shows at `/<name>`. */
  pages: Record<string, string>
  /** With which headers. */
  headers: Record<string, Record<string, string>>
  /**
   * Mounts the test of an operator into `target` by `begin()`, or opens it as is said, as `handle`, and notes in `told` what it tells. `sdk` is the
   * address of the module, the server's own where none is given.
   */
  mountScript(sdk?: string): string
}

/** The real product and a partner's site, whose pages each test writes. Both serve all files of a worker. */
export const startPartner = async (worker: number): Promise<Partner & { close(): Promise<unknown> }> => {
  const { resolve } = createRequire(import.meta.url)
  const head =
    '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>Partner</title><link rel="icon" href="data:,">'
  const site = await listen('localhost', ({ url = '' }, reply) => {
    const [, folder = '', name = ''] = url.split('/')
    if (folder === 'npm') reply.setHeader('content-type', 'text/javascript').end(readFileSync(resolve(decodeURIComponent(name))))
    else reply.writeHead(200, { 'content-type': 'text/html; charset=utf-8', ...partner.headers[folder] }).end(head + partner.pages[folder])
  })
  const server = await startRealServer(Number(process.env.E2E_PORT) + 65 + worker)
  const secrets = { mindway: server.testSecret, nfl: await server.newSecret('nfl', '--test') }
  const partner: Partner = {
    origin: site.origin,
    server,
    pages: {},
    headers: {},
    mountScript: (sdk = `${server.url}/sdk/v1/index.js`) => `
      const { mount } = await import('${sdk}')
      window.told ??= []
      window.begin = (target = '#test', operator = 'mindway', open = mount) => {
        const secret = ${JSON.stringify(secrets)}[operator]
        const handle = open(target, { operator, secret, baseUrl: '${server.url}', language: 'eng' })
        for (const name of ['ready', 'notKept', 'started', 'progress', 'results', 'pdf', 'asleep', 'awake', 'reconnected', 'destroyed', 'error'])
          handle.on(name, ({ code, reason }) => told.push(code ?? reason ?? name))
        return (window.handle = handle)
      }`,
  }
  // Tests write to what the site reads: no copy.
  return Object.assign(partner, { close: () => Promise.all([site.close(), server.close()]) })
}

/** What the handle has told so far. */
export const told = (page: Page) => page.evaluate<string[]>('told')
export const cardsLeft = (page: Page) => page.frameLocator('iframe:visible').getByTestId('cards-left').last()
export const frameOf = (page: Page) => page.frames().find((frame) => frame.url().includes('/gamalyze')) as Frame
/** The whole way to the report, in seconds. `host` is the page around the frame. */
export const goToReport = async (page: Page, host: Page | Frame = page) => {
  await host.waitForFunction('window.handle')
  expect(await host.evaluate("handle.ready.then(() => handle.fastForward('fullReport'))")).toBe(true)
  await expect.poll(() => frameOf(page).url()).toContain('/full_report')
}
