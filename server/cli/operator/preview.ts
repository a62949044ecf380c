import { spawn } from 'node:child_process'
import { noProvider } from '../../../contract/operator-view.ts'
import { inSmallLetters } from '../../operators/operator-id.ts'
import { openOperators } from '../../operators/registry.ts'
import { readConfig } from '../../process/config.ts'
import { openDemoSecrets } from '../../security/demo-secrets.ts'
import { openStore } from '../../store/open-store.ts'
import { action } from '../command.ts'
import { refuse } from '../command-error.ts'

const openers: Partial<Record<NodeJS.Platform, [string, ...string[]]>> = { darwin: ['open'], win32: ['cmd', '/c', 'start', ''] }

/** Opens a URL in the machine's browser, if it has one. */
const openInBrowser = (address: string) => {
  const [command, ...args] = openers[process.platform] ?? ['xdg-open']
  const child = spawn(command, [...args, address], { stdio: 'ignore', detached: true })
  child.on('error', () => {})
  child.unref()
}

/** Prints the operator's URL on the running demo and opens it; with `--json` it only prints. */
export const previewOperator = action({
  arguments: { id: { value: 'ID', required: true, read: inSmallLetters } },
  about: 'opens the operator on the running demo',
  run: async ({ id }, io) => {
    const config = readConfig(io.env)
    // Outside a demo it would write the demo's secrets to the installation's database.
    if (config.production) return refuse(io, 'There is no demo in DATA_DIR: run npm start in another window first.')
    const operators = await openOperators({ dir: config.operatorsDir, provider: noProvider, hot: false })
    if (!operators.has(id)) return refuse(io, `There is no valid operator "${id}": see operator check.`)
    const isRunning = await fetch(`${config.publicUrl}/healthz`).catch(() => undefined)
    if (!isRunning?.ok) return refuse(io, `No server answers at ${config.publicUrl}: run npm start in another window first.`)
    const store = await openStore(config)
    const secrets = await openDemoSecrets({ config, store, operators, clock: Date.now }).finally(store.close)
    const address = `${config.publicUrl}/gamalyze?operator=${id}&secret=${secrets[id]}`
    io.print({ operator: id, address }, address)
    // JSON is read by programs, which want no browser window.
    if (!io.json) openInBrowser(address)
    return 0
  },
})
