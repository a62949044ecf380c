import { spawn } from 'node:child_process'
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import type { Engine } from './engine.ts'

const miniBrowser = '/usr/lib/x86_64-linux-gnu/webkit2gtk-4.1/MiniBrowser'

/** WebKitGTK by plain W3C WebDriver, on a screen of its own; `port` and the next number of a display must be free. `args` are the browser's. */
export const openWebKit = async (port: number, args: string[] = []): Promise<Engine> => {
  // The script is killed before it removes what it has made.
  const folder = mkdtempSync(join(tmpdir(), 'webkit-'))
  const driver = spawn('xvfb-run', ['--auto-servernum', 'WebKitWebDriver', `--port=${port}`, '--host=127.0.0.1'], {
    detached: true,
    stdio: 'ignore',
    env: { ...process.env, TMPDIR: folder },
  })
  const base = `http://127.0.0.1:${port}`
  const call = async <T = unknown>(method: string, path: string, body?: object): Promise<T> => {
    const sent = body ? { headers: { 'content-type': 'application/json' }, body: JSON.stringify(body) } : {}
    // A page that hangs does not answer even after its time for scripts.
    const reply = await fetch(base + path, { method, ...sent, signal: AbortSignal.timeout(180_000) })
    const { value } = (await reply.json()) as { value: T }
    if (!reply.ok) throw new Error(`${path}: ${JSON.stringify(value).slice(0, 300)}`)
    return value
  }
  const end = () => {
    // The script, the screen and the driver are one group.
    if (driver.pid) process.kill(-driver.pid)
    rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    for (let tries = 0; !(await fetch(`${base}/status`).catch(() => undefined)); tries++) {
      if (tries > 150) throw new Error('WebKitWebDriver does not answer')
      await wait(200)
    }
    const wanted = { browserName: 'MiniBrowser', 'webkitgtk:browserOptions': { binary: miniBrowser, args: ['--automation', ...args] } }
    const { sessionId, capabilities } = await call<{ sessionId: string; capabilities: { browserVersion: string } }>('POST', '/session', {
      capabilities: { alwaysMatch: wanted },
    })
    const session = `/session/${sessionId}`
    await call('POST', `${session}/timeouts`, { script: 120_000 })
    // Written into the script: the frame's own policy allows no eval.
    const script = (code: string) => `const done = arguments[0]
      ;(async () => (${code}))().then((value) => done({ value }), (error) => done({ error: String(error) }))`
    const evaluate = async <T>(code: string): Promise<T> => {
      const answer = await call<{ value: T; error?: string }>('POST', `${session}/execute/async`, { script: script(code), args: [] })
      if (answer.error) throw new Error(answer.error)
      return answer.value
    }
    const inFrame = async <T>(act: () => Promise<T>): Promise<T> => {
      // That of a shadow root is known by its handle alone.
      const find = "return document.querySelector('iframe') ?? handle.frame"
      const frame = await call('POST', `${session}/execute/sync`, { script: find, args: [] })
      await call('POST', `${session}/frame`, { id: frame })
      try {
        return await act()
      } finally {
        await call('POST', `${session}/frame`, { id: null })
      }
    }
    return {
      name: `WebKitGTK ${capabilities.browserVersion}`,
      goto: async (url) => void (await call('POST', `${session}/url`, { url })),
      // It is answered before the page is left, and a script that runs there meanwhile goes into the cache with it and never ends.
      back: async () => {
        const address = () => call<string>('GET', `${session}/url`)
        const before = await address()
        await call('POST', `${session}/back`, {})
        while ((await address()) === before) await wait(50)
      },
      evaluate,
      evaluateInFrame: (code) => inFrame(() => evaluate(code)),
      // The driver's own press does not find what lies in a frame of another site ("not interactable").
      click: (selector) => inFrame(() => evaluate(`void document.querySelector('${selector}').click()`)),
      close: async () => {
        await call('DELETE', session).catch(() => {})
        end()
      },
    }
  } catch (error) {
    end()
    throw error
  }
}
