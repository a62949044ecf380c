import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync } from 'node:fs'
import { constants, setPriority } from 'node:os'
import { text } from 'node:stream/consumers'
import type { LatePart } from '../../server/pages/demo.ts'
// @ts-expect-error it has no types
import { stalePartsOf } from '../build-sources.mjs'

/** In this order: the documentation asks for packages that are not installed yet. */
const lateParts: readonly LatePart[] = ['console', 'workbench', 'docs']
const commands: Record<LatePart, string[]> = {
  console: ['scripts/build.mjs', 'console'],
  workbench: ['scripts/build.mjs', 'workbench'],
  // The whole set-up, which makes whatever is left.
  docs: ['scripts/setup.mjs'],
}

/**
 * Makes, one after another and at a lower priority, what the demo does not need to answer. `stateOf` says what of a part is not there yet; `tell`
 * hears of each that could not be made.
 */
export const openLateParts = (tell: (line: string) => void) => {
  const stale: string[] = stalePartsOf()
  const states = new Map(lateParts.filter((part) => stale.includes(part)).map((part) => [part, 'Next in line']))
  // The server serves only folders that are there when it starts.
  for (const part of states.keys()) mkdirSync(`dist/${part}/assets`, { recursive: true })
  let child: ChildProcess | undefined
  const make = async (part: LatePart): Promise<void> => {
    const begunAt = Date.now()
    const count = () => states.set(part, `Being made, ${Math.round((Date.now() - begunAt) / 1000)} s`)
    count()
    const timer = setInterval(count, 1000)
    // A group of its own, so that closing ends npm and whatever else it runs.
    child = spawn(process.execPath, commands[part], { stdio: ['ignore', 'ignore', 'pipe'], detached: true })
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL)
    const [said, [code]] = await Promise.all([child.stderr ? text(child.stderr) : '', once(child, 'close')])
    clearInterval(timer)
    child = undefined
    // The last one makes whatever is left.
    if (code === 0) return part === 'docs' ? states.clear() : void states.delete(part)
    states.set(part, 'It could not be made: the terminal says why')
    const lines = said.split('\n').filter((line) => !/^ +at |^Node\.js|^$/.test(line))
    tell(`${part}: ${lines.slice(-5).join('\n')}`)
  }
  let isClosed = false
  return {
    stateOf: (part: LatePart) => states.get(part),
    async begin() {
      for (const part of states.keys()) if (!isClosed) await make(part)
    },
    close() {
      isClosed = true
      if (child?.pid) process.kill(-child.pid)
    },
  }
}
