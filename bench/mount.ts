import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { startRealServer } from '../e2e/game/real-server.ts'
import { listen } from '../e2e/sdk/support/listen.ts'
import { chromiumLaunch } from '../scripts/browsers.ts'
import type { Handle } from '../sdk/handle.ts'
import { startScriptTagPage } from './script-tag-page.ts'

// From `mount` to `ready`, warm, in turn with a bare React frame as large that loads as many bytes of script: median of 20 each.
// At most 1.3 times as long. `npm run build && node bench/mount.ts`

const limit = 1.3
const times = 20

/** A React page that says when it is shown, and code that is loaded and never run, up to `size` bytes of source. */
const bareScript = async (size: number): Promise<string> => {
  const code = `import { createElement, useEffect } from 'react'
    import { createRoot } from 'react-dom/client'
    const App = () => {
      useEffect(() => parent.postMessage('on view', '*'))
      return createElement('main', null, createElement('h1', null, 'Bare'))
    }
    createRoot(document.body.appendChild(document.createElement('div'))).render(createElement(App))`
  const { outputFiles } = await build({
    stdin: { contents: code, resolveDir: '.' },
    bundle: true,
    minify: true,
    format: 'iife',
    define: { 'process.env.NODE_ENV': '"production"' },
    write: false,
  })
  const script = outputFiles[0]?.text ?? ''
  let padded = script
  for (let copy = 0; padded.length < size; copy++) {
    const missing = size - padded.length
    padded += missing > script.length ? `\nconst unused${copy} = () => { ${script} }` : `\n/*${'x'.repeat(missing)}*/`
  }
  return padded
}

const median = (values: number[]) => values.toSorted((a, b) => a - b)[Math.floor(values.length / 2)] ?? Number.NaN

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
let script = ''
const bare = await listen('127.0.0.1', (request, reply) => {
  const isScript = request.url === '/bare.js'
  reply.setHeader('cache-control', isScript ? 'public, max-age=3600' : 'no-store')
  reply
    .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    .end(isScript ? script : '<!doctype html><body><script src="/bare.js"></script>')
})
const host = await startScriptTagPage(server.url)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })
try {
  const page = await browser.newPage()
  await page.goto(host.origin)
  const mountOnce = () =>
    page.evaluate(async (secret) => {
      const start = performance.now()
      const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
      await handle.ready
      const time = performance.now() - start
      return { time, leave: handle.destroy() }
    }, server.testSecret)
  /** What the test's frame is styled with once it is shown. */
  let style = ''
  const bareOnce = () =>
    page.evaluate(
      async ([url, style]) => {
        const start = performance.now()
        const frame = document.createElement('iframe')
        frame.style.cssText = style
        frame.src = url
        const shown = new Promise<void>((resolve) =>
          addEventListener('message', ({ source }) => source === frame.contentWindow && resolve()),
        )
        document.querySelector('#test')?.append(frame)
        await shown
        const time = performance.now() - start
        frame.remove()
        return { time }
      },
      [bare.origin, style] as const,
    )

  // How much script the test's frame loads until it is ready.
  const opened = page.evaluate((secret) => {
    const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
    Object.assign(window, { opened: handle })
    return handle.ready
  }, server.testSecret)
  await opened
  const size = await page.frames()[1]?.evaluate(() =>
    performance
      .getEntriesByType('resource')
      .map((entry) => entry as PerformanceResourceTiming)
      .filter(({ name }) => name.endsWith('.js'))
      .reduce((sum, { decodedBodySize }) => sum + decodedBodySize, 0),
  )
  if (!size) throw new Error('the frame loaded no script')
  style = await page.evaluate(() => {
    const { opened } = window as unknown as { opened: Handle }
    opened.destroy()
    return opened.frame.style.cssText
  })
  script = await bareScript(size)

  const ours: number[] = []
  const theirs: number[] = []
  await bareOnce()
  await mountOnce()
  for (let time = 0; time < times; time++) {
    theirs.push((await bareOnce()).time)
    ours.push((await mountOnce()).time)
  }
  const ratio = median(ours) / median(theirs)
  console.log(
    `${ratio <= limit ? '✓' : '✗'} mount to ready ${median(ours).toFixed(0)} ms, a bare React frame of ${size} bytes ${median(theirs).toFixed(0)} ms: ${ratio.toFixed(2)} times (median of ${times}, at most ${limit})`,
  )
  process.exitCode = ratio <= limit ? 0 : 1
} finally {
  await browser.close()
  await Promise.all([host.close(), bare.close(), server.close()])
}
