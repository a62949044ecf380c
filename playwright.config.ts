import { availableParallelism } from 'node:os'
import { defineConfig, expect } from '@playwright/test'
import { chromiumLaunch, headlessShellLaunch } from './scripts/browsers.ts'
import { freePorts } from './scripts/free-port.ts'

// Workers load this file again, while the servers run.
if (!process.env.E2E_EXAMPLES_PORT) {
  process.env.E2E_PORT = String(await freePorts(process.env.E2E_PORT))
  process.env.E2E_EXAMPLES_PORT = String(Number(process.env.E2E_PORT) + 1)
}
const port = Number(process.env.E2E_PORT)
const examplesPort = Number(process.env.E2E_EXAMPLES_PORT)

/** A poll looks again soon: Playwright's own waits 100 ms after its first look and 250 after the second, and has no setting for that. */
const { poll } = expect
expect.poll = (actual, options) =>
  poll(actual, { intervals: [10, 20, 50, 100, 250], ...(typeof options === 'string' ? { message: options } : options) })

/** Tests of what the headless shell lacks or does otherwise: the back/forward cache, storage of other sites' frames. */
const wholeBrowser = /@chromium/
const launchOptions = {
  // File names in every language, whatever the machine's own is.
  env: { ...process.env, LC_ALL: 'C.UTF-8' },
  args: [
    '--no-sandbox',
    '--disable-gpu',
    '--disable-quic',
    '--no-first-run',
    '--disable-background-networking',
    '--disable-component-update',
    '--disable-sync',
    // As with many tabs open: the pages of one site in a context share a process, and none is started in advance.
    '--renderer-process-limit=1',
  ],
}

/** Frame and host pages are on different sites: 127.0.0.1 and localhost. */
export default defineConfig({
  testDir: 'e2e',
  testMatch: '**/*.spec.ts',
  // Node takes the types out itself, in half the time.
  build: { external: ['**/*.ts'] },
  outputDir: 'test-results',
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  // A third one on two cores gains a minute and makes each so slow that what is tested is the machine.
  workers: Math.max(2, Math.floor(availableParallelism() / 2)),
  // A shared machine may hold everything up for seconds; how fast something is, is measured elsewhere.
  timeout: 300_000,
  expect: {
    timeout: 60_000,
    // Fewer pixels than a digit or an icon has, however large the page; anti-aliasing does not count.
    toHaveScreenshot: { threshold: 0.1, maxDiffPixels: 8 },
  },
  snapshotPathTemplate: 'e2e/pictures/stored/{arg}{ext}',
  updateSnapshots: 'none',
  forbidOnly: true,
  // A test that passes at its second try has found something: nothing is tried again.
  retries: 0,
  use: {
    baseURL: `http://127.0.0.1:${port}`,
    screenshot: 'only-on-failure',
    // Frames of an animation cost more than all else; what is about motion, and the whole game on a partner's page, has it.
    reducedMotion: 'reduce',
  },
  projects: [
    { name: 'headless-shell', grepInvert: wholeBrowser, use: { launchOptions: { ...launchOptions, ...headlessShellLaunch() } } },
    // Three short tests: a second worker's browser would take longer to start than they do.
    {
      name: 'chromium',
      grep: wholeBrowser,
      workers: 1,
      use: { channel: 'chromium', launchOptions: { ...launchOptions, ...chromiumLaunch() } },
    },
  ],
  webServer: {
    command: `"${process.execPath}" e2e/server.ts`,
    // The partner's pages are opened last.
    url: `http://localhost:${examplesPort}/config.json`,
    reuseExistingServer: false,
    timeout: 300_000,
    gracefulShutdown: { signal: 'SIGTERM', timeout: 60_000 },
  },
})
