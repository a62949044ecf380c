import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { firefoxPath } from '../../scripts/browsers.ts'
import type { Engine } from './engine.ts'

type Tree = { contexts: { context: string; children: { context: string }[] }[] }
type Result = { result: { value: string; sharedId?: string }; exceptionDetails?: { text: string } }

/**
 * The system's Firefox by WebDriver BiDi, without Playwright: that one's presses do not arrive in frames of other sites there. `prefs` are
 * those of `about:config`; nothing of an earlier run is kept.
 */
export const openFirefox = async (prefs: Record<string, number | boolean> = {}): Promise<Engine> => {
  const profile = mkdtempSync(join(tmpdir(), 'firefox-'))
  const lines = Object.entries({ 'datareporting.policy.dataSubmissionEnabled': false, ...prefs })
  writeFileSync(join(profile, 'user.js'), lines.map(([name, value]) => `user_pref('${name}', ${value});\n`).join(''))
  const browser = spawn(firefoxPath, ['--headless', '--no-remote', '--profile', profile, '--remote-debugging-port=0'], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const end = async () => {
    const dead = browser.exitCode === null ? once(browser, 'exit') : undefined
    browser.kill('SIGKILL')
    await dead
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 })
  }
  try {
    const address = await new Promise<string>((resolve, reject) => {
      let output = ''
      browser.stderr.on('data', (text) => {
        output += text
        const [, url] = /WebDriver BiDi listening on (ws:\S+)/.exec(output) ?? []
        if (url) resolve(url)
      })
      browser.once('exit', () => reject(new Error(`Firefox ended: ${output}`)))
    })
    const socket = new WebSocket(`${address}/session`)
    await once(socket, 'open')
    let last = 0
    const waiting = new Map<number, (answer: { result: unknown; error?: string; message?: string }) => void>()
    socket.addEventListener('message', ({ data }) => {
      const answer = JSON.parse(data)
      waiting.get(answer.id)?.(answer)
      waiting.delete(answer.id)
    })
    const call = async <T>(method: string, params: object = {}): Promise<T> => {
      const id = ++last
      socket.send(JSON.stringify({ id, method, params }))
      const { result, error, message } = await new Promise<Parameters<NonNullable<ReturnType<typeof waiting.get>>>[0]>((resolve) => {
        waiting.set(id, resolve)
      })
      if (error) throw new Error(`${method}: ${error}: ${message}`)
      return result as T
    }
    const { capabilities } = await call<{ capabilities: { browserVersion: string } }>('session.new', { capabilities: {} })
    const tree = async () => {
      const { contexts } = await call<Tree>('browsingContext.getTree')
      const [top] = contexts
      if (!top) throw new Error('no page')
      return { page: top.context, frame: top.children[0]?.context }
    }
    const { page } = await tree()
    const frameOf = async () => {
      const { frame } = await tree()
      if (!frame) throw new Error('the page has no frame')
      return frame
    }
    const run = async (context: string, expression: string) => {
      const params = { expression, target: { context }, awaitPromise: true }
      const { result, exceptionDetails } = await call<Result>('script.evaluate', params)
      if (exceptionDetails) throw new Error(exceptionDetails.text)
      return result
    }
    const evaluateIn = async <T>(context: string, code: string): Promise<T> =>
      JSON.parse((await run(context, `(async () => JSON.stringify((await (${code})) ?? null))()`)).value)
    return {
      name: `Firefox ${capabilities.browserVersion}`,
      goto: async (url) => void (await call('browsingContext.navigate', { context: page, url, wait: 'complete' })),
      back: async () => void (await call('browsingContext.traverseHistory', { context: page, delta: -1 })),
      evaluate: (code) => evaluateIn(page, code),
      evaluateInFrame: async (code) => evaluateIn(await frameOf(), code),
      click: async (selector) => {
        const context = await frameOf()
        const element = `document.querySelector('${selector}')`
        await run(context, `${element}.scrollIntoView({ block: 'center' })`)
        const { sharedId } = await run(context, element)
        const origin = { type: 'element', element: { sharedId } }
        const press = [
          { type: 'pointerMove', x: 0, y: 0, origin },
          { type: 'pointerDown', button: 0 },
          { type: 'pointerUp', button: 0 },
        ]
        await call('input.performActions', { context, actions: [{ type: 'pointer', id: 'mouse', actions: press }] })
      },
      close: end,
    }
  } catch (error) {
    await end()
    throw error
  }
}
