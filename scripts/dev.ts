import { spawn } from 'node:child_process'
import { mkdirSync, watch } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { fileURLToPath } from 'node:url'
import type { ViteDevServer } from 'vite'
import { servePages } from '../config/vite/pages.ts'
import { localConsole, readConfig } from '../server/process/config.ts'
import { runUntilSignal } from '../server/process/run-until-signal.ts'
import { consolePort } from '../server/process/settings.ts'
import { freePort, freePortOr } from './free-port.ts'

/**
 * The development loop: the app with hot reload and the workbench on PORT, the console with hot reload on CONSOLE_PORT, the example pages on
 * EXAMPLES_PORT. The server runs behind them on its own ports and restarts after each change; the SDK is rebuilt after each change.
 */
const root = fileURLToPath(new URL('..', import.meta.url))

/** Paths proxied to the server; everything else is the app. */
const ofServer = '^/(api/v1|operators|sdk|docs|openapi[.]json|llms[.]txt|embed-check|method-card|mail|metrics|healthz|readyz)([/?]|$)'

/** Node caches the server's compiled modules: the next start takes half the time. */
const compileCache = { NODE_COMPILE_CACHE: `${root}/node_modules/.cache/node` }

const run = (args: string[], env = {}) =>
  spawn(process.execPath, args, { cwd: root, stdio: 'inherit', env: { ...compileCache, ...process.env, ...env } })

/** One build at a time, and one more if something changed meanwhile. */
const buildAgain = (script: string): (() => void) => {
  let state: 'idle' | 'building' | 'stale' = 'idle'
  const build = () => {
    if (state !== 'idle') {
      state = 'stale'
      return
    }
    state = 'building'
    run([script]).once('exit', () => {
      const stale = state === 'stale'
      state = 'idle'
      if (stale) build()
    })
  }
  return build
}

/** Modules of the page most people open first; their imports are warmed up with them. */
const firstPage = ['main.ts', 'show.tsx', 'screens/landing/landing.tsx'].map((file) => `./${file}`)

/** How long a browser has to open the first page before other builds start, ms. */
const timeToOpen = 3000

/** Resolves once a server responds. */
const answers = async (url: string): Promise<void> => {
  while (
    !(await fetch(url).then(
      ({ ok }) => ok,
      () => false,
    ))
  )
    await sleep(100)
}

await runUntilSignal(async () => {
  const { port, publicUrl, host, console: consoleConfig } = readConfig({ ...process.env, NODE_ENV: process.env.NODE_ENV || 'development' })
  const [apiPort, consoleApiPort] = [await freePort(), await freePort()]
  const api = `http://127.0.0.1:${apiPort}`
  const ofConsole = consoleConfig?.port ?? ((await freePortOr(consolePort, host)) || (await freePort()))
  const consoleUrl = consoleConfig?.url ?? localConsole(publicUrl, ofConsole)

  // The server serves this folder only if it exists at start-up.
  mkdirSync(`${root}/dist/sdk/v1`, { recursive: true })
  const server = run(['--watch', '--watch-preserve-output', 'scripts/start.ts', '--no-build'], {
    PORT: `${apiPort}`,
    PUBLIC_URL: publicUrl,
    CONSOLE_PORT: `${consoleApiPort}`,
    CONSOLE_URL: consoleUrl,
    TRUST_PROXY: '1',
    // Each worker delays the first page by a second of one core.
    WORKERS: process.env.WORKERS ?? '1',
  })

  const buildSdk = buildAgain('scripts/sdk/build.ts')
  const buildExamples = buildAgain('examples/build.ts')
  const changes = (folder: string, build: () => void) =>
    watch(`${root}/${folder}`, { recursive: true }, (_, file) => {
      if (file && !/^dist|node_modules|\.test\./.test(file)) build()
    })
  const watchers = [changes('sdk', buildSdk), changes('examples/react', buildExamples)]

  // Imported while the server starts on the other core.
  const { createServer } = await import('vite')
  const vite = await createServer({
    configFile: `${root}/vite.config.ts`,
    appType: 'mpa',
    logLevel: 'warn',
    clearScreen: false,
    plugins: [servePages(api)],
    server: {
      warmup: { clientFiles: firstPage },
      port,
      strictPort: true,
      host: '127.0.0.1',
      proxy: { [ofServer]: { target: api, xfwd: true } },
    },
  })
  await vite.listen()
  console.log(`App with hot reload on ${publicUrl}, workbench on ${publicUrl}/workbench/`)

  let consoleVite: ViteDevServer | undefined
  const openConsole = async () => {
    consoleVite = await createServer({
      configFile: `${root}/console/vite.config.ts`,
      logLevel: 'warn',
      clearScreen: false,
      // Separate caches, as two servers optimising dependencies would overwrite each other's.
      cacheDir: `${root}/node_modules/.vite-console`,
      server: {
        port: ofConsole,
        strictPort: true,
        host: '127.0.0.1',
        allowedHosts: [new URL(consoleUrl).hostname],
        proxy: { '^/(api|openapi[.]json)([/?]|$)': { target: `http://127.0.0.1:${consoleApiPort}`, xfwd: true } },
      },
    })
    await consoleVite.listen()
    console.log(`Console with hot reload on ${consoleUrl}`)
  }
  // The first page comes first: console and builds would compete with it for the cores.
  void Promise.all([answers(`${api}/readyz`), vite.waitForRequestsIdle()])
    .then(() => sleep(timeToOpen))
    .then(openConsole)
    .catch(console.error)
    .then(() => {
      buildSdk()
      buildExamples()
    })

  return {
    async close() {
      for (const watcher of watchers) watcher.close()
      server.kill()
      await Promise.all([vite.close(), consoleVite?.close()])
    },
  }
})
