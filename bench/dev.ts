import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { chromium } from '@playwright/test'
import { chromiumLaunch } from '../scripts/browsers.ts'

// Cold start of the development loop: seconds from `npm run dev` to the first page in a browser, and until it is interactive, first with an
// empty Vite cache, as after an installation, then with a warm one. `node bench/dev.ts`; target: 5 s on an idle machine. On a busy one compare
// the CPU time of all its processes (Linux), which two cores share.

const port = Number(process.env.PORT ?? 18_480)
const url = `http://127.0.0.1:${port}/gamalyze`
const seconds = (from: number) => ((performance.now() - from) / 1000).toFixed(1)
const browser = await chromium.launch({ ...chromiumLaunch(), args: ['--no-sandbox', '--disable-gpu'] })

/** CPU seconds of a process and its descendants that still run or have been waited for. */
const cpuOf = (pid: number): number => {
  const file = `/proc/${pid}/stat`
  if (!existsSync(file)) return 0
  const [user, system, childUser, childSystem] = readFileSync(file, 'utf8').split(') ')[1]?.split(' ').slice(11, 15).map(Number) ?? []
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8').split(' ').filter(Boolean)
  const own = ((user ?? 0) + (system ?? 0) + (childUser ?? 0) + (childSystem ?? 0)) / 100
  return children.reduce((sum, child) => sum + cpuOf(Number(child)), own)
}

const measure = async () => {
  const began = performance.now()
  const dev = spawn(process.execPath, ['scripts/dev.ts'], {
    stdio: 'ignore',
    env: { ...process.env, PORT: `${port}`, EXAMPLES_PORT: `${port + 1}` },
  })
  // Not polled by the browser, whose retries would take a core from the server.
  const answers = () =>
    fetch(url, { headers: { accept: 'text/html' } }).then(
      ({ ok }) => ok,
      () => false,
    )
  while (!(await answers())) await sleep(50)
  const answered = seconds(began)
  const page = await browser.newPage()
  await page.goto(url)
  await page.getByRole('heading', { level: 1 }).waitFor({ timeout: 400_000 })
  const shown = seconds(began)
  const cpu = cpuOf(dev.pid ?? 0).toFixed(1)
  await page.close()
  dev.kill('SIGTERM')
  await new Promise((resolve) => dev.once('exit', resolve))
  return { 'page answered, s': answered, 'heading shown, s': shown, 'CPU until then, s': cpu }
}

rmSync('node_modules/.vite', { recursive: true, force: true })
console.table({ 'after an installation': await measure(), again: await measure() })
await browser.close()
