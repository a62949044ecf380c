import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { json, text } from 'node:stream/consumers'
import { chromium } from '@playwright/test'
import { build } from 'esbuild'
import { startRealServer } from '../../e2e/game/real-server.ts'
import { listen } from '../../e2e/sdk/support/listen.ts'
import { chromiumLaunch } from '../../scripts/browsers.ts'
import { quantile } from './quantile.ts'

// From `mount` to `ready` with a warm cache, interleaved with a bare React frame of the same size that loads as many bytes of script: median
// of 20 each. At most 1.25 times as long as a module, as Vite builds it. The other bare frame is a classic script, whose compiled code
// Chromium 156 caches. The page measures itself: under automation, scripts that run at load are read again from whole files.
// `npm run build && node lab/bench/mount.ts`

const limit = 1.25

/** A React page that reports when it is shown, padded with code that never runs to `size` bytes of source. */
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

type Times = { ours: number[]; module: number[]; classic: number[] }

/** Runs in the partner's page. */
const measure = async (bare: string, secret: string) => {
  let style = ''
  const timed = async (show: () => Promise<() => void>) => {
    const start = performance.now()
    const remove = await show()
    const time = performance.now() - start
    remove()
    return time
  }
  const mount = async () => {
    const handle = window.Gamalyze.mount('#test', { operator: 'mindway', secret })
    await handle.ready
    style = handle.frame.style.cssText
    return handle.destroy
  }
  const bareFrame = async (kind: string) => {
    const frame = document.createElement('iframe')
    frame.style.cssText = style
    frame.src = `${bare}/${kind}`
    const firstMessage = new Promise((resolve) =>
      addEventListener('message', ({ source }) => source === frame.contentWindow && resolve(source)),
    )
    document.querySelector('#test')?.append(frame)
    await firstMessage
    return () => frame.remove()
  }
  const times: Times = { ours: [], module: [], classic: [] }
  for (let time = -5; time < 20; time++) {
    const [ours, module, classic] = [await timed(mount), await timed(() => bareFrame('module')), await timed(() => bareFrame('classic'))]
    if (time < 0) continue // warm-up: the caches are still cold
    times.ours.push(ours)
    times.module.push(module)
    times.classic.push(classic)
  }
  return times
}

const median = (values: number[]) => quantile(values, 0.5)

const server = await startRealServer(Number(process.env.E2E_PORT ?? 18080) + 90)
/** The bytes of script the test's frame loads until it is ready. */
const html = await fetch(`${server.url}/gamalyze?operator=mindway&embed=1&test=1`).then((reply) => reply.text())
const files = [...html.matchAll(/"([^"]+[.]js)"/g)].map(([, path]) => fetch(server.url + path).then((reply) => reply.arrayBuffer()))
const size = (await Promise.all(files)).reduce((sum, { byteLength }) => sum + byteLength, 0)
const script = await bareScript(size)
const bare = await listen('127.0.0.1', ({ url }, reply) => {
  // A separate script for each: cached compiled code of one would serve the other.
  const isScript = url?.endsWith('.js')
  reply.setHeader('cache-control', isScript ? 'public, max-age=3600' : 'no-store')
  reply
    .setHeader('content-type', isScript ? 'text/javascript' : 'text/html')
    .end(isScript ? script : `<!doctype html><body><script${url === '/module' ? ' type="module"' : ''} src="${url}.js"></script>`)
})
const { promise: measured, resolve: take, reject: fail } = Promise.withResolvers<Times>()
const host = await listen('localhost', async (request, reply) => {
  if (request.url === '/times') take((await json(request)) as Times)
  if (request.url === '/failed') fail(new Error(await text(request)))
  const run = `const post = (path, body) => fetch(path, { method: 'POST', body })
    ;(${measure})(${JSON.stringify(bare.origin)}, ${JSON.stringify(server.testSecret)})
      .then((times) => post('/times', JSON.stringify(times)), (error) => post('/failed', String(error)))`
  reply
    .setHeader('content-type', 'text/html')
    .end(`<!doctype html><div id="test"></div><script src="${server.url}/sdk/v1/gamalyze.js"></script><script>${run}</script>`)
})
const profile = mkdtempSync(join(tmpdir(), 'gamalyze-mount-'))
// Allow third-party storage, as most people's Chromium does; Debian's blocks it by default.
mkdirSync(join(profile, 'Default'))
writeFileSync(join(profile, 'Default/Preferences'), '{"profile":{"block_third_party_cookies":false,"cookie_controls_mode":0}}')
const options = ['--headless=new', '--no-sandbox', '--disable-gpu', '--no-first-run', `--user-data-dir=${profile}`]
const browser = spawn(chromiumLaunch().executablePath ?? chromium.executablePath(), [...options, host.origin], { stdio: 'ignore' })
try {
  const ended = once(browser, 'exit').then(() => Promise.reject(new Error('the browser exited')))
  const { ours, module, classic } = await Promise.race([measured, ended])
  const ratio = median(ours) / median(module)
  console.log(
    `${ratio <= limit ? '✓' : '✗'} mount to ready ${median(ours).toFixed(0)} ms, a bare React frame of ${size} bytes ${median(module).toFixed(0)} ms: ${ratio.toFixed(2)} times (median of 20, at most ${limit}); as a classic script ${median(classic).toFixed(0)} ms`,
  )
  process.exitCode = ratio <= limit ? 0 : 1
} finally {
  const browserExit = once(browser, 'exit')
  if (browser.kill()) await browserExit
  rmSync(profile, { recursive: true, force: true, maxRetries: 5, retryDelay: 200 })
  await Promise.all([host.close(), bare.close(), server.close()])
}
