import { chromium, type Locator } from '@playwright/test'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { listen } from '../../e2e/sdk/support/listen.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import { quantile } from './quantile.ts'
import { startScriptTagPage } from './script-tag-page.ts'

// From a click in the real frame to the event on the partner's page: the game is paused and resumed, 100 times each. Clicks in a frame that only
// posts them are interleaved, as the browser's own share depends on the machine: the 95th percentile is at most 1.1 times theirs.
// `npm run build && node lab/bench/click.ts`

declare global {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with the browser's own.
  interface Window {
    /** When each of the test's events reached the partner's page; and the latency of each message of the bare frame. */
    times: { sdk: number[]; bare: number[] }
    pressed: number[]
  }
}

const limit = 1.1
const times = 100

/** With the mouse API: a locator's click does a hit test during the press, which would count. */
const press = async (button: Locator) => {
  await button.click({ trial: true })
  const box = await button.boundingBox()
  if (!box) throw new Error('the button is not visible')
  await button.page().mouse.click(box.x + box.width / 2, box.y + box.height / 2)
}

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
const host = await startScriptTagPage(server.url)
const bare = await listen('127.0.0.1', (_, reply) =>
  reply.setHeader('content-type', 'text/html').end(`<!doctype html><button style="width:100%;height:80px">Press</button>
    <script>document.querySelector('button').onclick = ({ timeStamp }) => parent.postMessage({ pressed: performance.timeOrigin + timeStamp }, '*')</script>`),
)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage({ viewport: { width: 1280, height: 1000 } })
  await page.goto(host.origin)
  const pressStart = await page.evaluate(
    async ({ secret, url }) => {
      const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
      const times: Window['times'] = { sdk: [], bare: [] }
      const now = () => performance.timeOrigin + performance.now()
      for (const name of ['paused', 'resumed'] as const) handle.on(name, () => times.sdk.push(now()))
      addEventListener('message', ({ data }) => data.pressed && times.bare.push(now() - data.pressed))
      Object.assign(window, { times })
      const frame = document.createElement('iframe')
      frame.id = 'bare'
      frame.src = url
      document.body.prepend(frame)
      await handle.ready
      return handle.fastForward('game')
    },
    { secret: server.testSecret, url: bare.origin },
  )
  if (!pressStart) throw new Error('the test did not start')
  const frame = page.frameLocator('iframe:not(#bare)')
  const [pause, goOn] = ['Pause', 'Continue playing'].map((name) => frame.getByRole('button', { name })) as [Locator, Locator]
  const bareButton = page.frameLocator('#bare').getByRole('button')
  await pause.waitFor({ timeout: 60_000 })
  const game = await page
    .locator('iframe:not(#bare)')
    .elementHandle()
    .then((element) => element?.contentFrame())
  await game?.evaluate(() => {
    window.pressed = []
    addEventListener('click', ({ timeStamp }) => window.pressed.push(performance.timeOrigin + timeStamp), true)
  })
  for (let time = 0; time < times; time++) for (const button of [pause, bareButton, goOn, bareButton]) await press(button)
  await page.waitForFunction((count) => window.times.bare.length === count, 2 * times)
  const { sdk, bare: floor } = await page.evaluate(() => window.times)
  const pressed = (await game?.evaluate(() => window.pressed)) ?? []
  if (sdk.length !== 2 * times || pressed.length !== sdk.length) throw new Error(`${pressed.length} presses, ${sdk.length} events`)
  const waits = sdk.map((at, index) => at - (pressed[index] ?? Number.NaN))
  const [p95, bareP95] = [quantile(waits, 0.95), quantile(floor, 0.95)]
  const passes = p95 <= limit * bareP95
  console.log(
    `${passes ? '✓' : '✗'} press to event: p50 ${quantile(waits, 0.5).toFixed(1)} ms, p95 ${p95.toFixed(1)} ms (n ${waits.length}); ` +
      `bare frame: p50 ${quantile(floor, 0.5).toFixed(1)} ms, p95 ${bareP95.toFixed(1)} ms: ${(p95 / bareP95).toFixed(2)} times (at most ${limit})`,
  )
  process.exitCode = passes ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([host.close(), bare.close(), server.close()])
}
