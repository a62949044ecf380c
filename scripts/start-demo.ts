import { startExamples } from '../examples/serve.ts'
import type { Deps } from '../server/deps.ts'
import type { LatePart } from '../server/pages/demo.ts'
import { type Config, localConsole } from '../server/process/config.ts'
import { consolePort } from '../server/process/settings.ts'
import { openDemoSecrets } from '../server/security/demo-secrets.ts'
import { explainListen, type ServerOptions, startServer } from '../server/start-server.ts'
import { demoPages } from './demo/demo-pages.ts'
import { openDemoEndpoint, openDemoMember, openDemoPartner, refuseInstallation } from './demo-partner.ts'
import { openOperator, playKnownUser } from './demo-player.ts'
import { freePortOr } from './free-port.ts'
import { startMailCatcher } from './mail-catcher.ts'

export type RunningDemo = {
  secrets: Record<string, string>
  /** The server's URL; differs from `PUBLIC_URL` if the port was 0. */
  url: string
  examplesUrl: string
  /** The example partner server. */
  partnerUrl: string
  consoleUrl: string
  /** One-time sign-in link to the console, for the first browser that opens it. */
  consoleLink: string
  close(): Promise<void>
}

/** Server, partner pages on another site, and a mail catcher, in one process; `stateOf` says what of a part is not there yet. */
export const startDemo = async (
  baseConfig: Config,
  options: ServerOptions = {},
  stateOf: (part: LatePart) => string | undefined = () => undefined,
): Promise<RunningDemo> => {
  const config = { ...baseConfig, console: baseConfig.console ?? (await demoConsole(baseConfig)) }
  const examplesUrl = `http://localhost:${config.examplesPort}`
  const extraOrigins = [examplesUrl, `http://127.0.0.1:${config.examplesPort}`]
  const catcher = config.smtpUrl ? undefined : await startMailCatcher()
  let secrets: Record<string, string> = {}
  let partner = { key: '', webhookSecret: '' }
  let opened: Deps | undefined
  let openEndpoint = async (_url: string) => {}
  const server = await startServer(config, {
    ...options,
    extraOrigins,
    demo: demoPages({
      catcher,
      stateOf,
      open: () => {
        if (!opened) throw new Error('the server is not open')
        return { deps: opened, secrets, examplesUrl }
      },
    }),
    ...(catcher ? { catcher } : {}),
    async beforeListen(deps: Deps) {
      await refuseInstallation(deps)
      secrets = await openDemoSecrets(deps)
      partner = await openDemoPartner(deps)
      opened = deps
      openEndpoint = (url) => openDemoEndpoint(deps, url, partner.webhookSecret)
    },
  }).catch(async (error: unknown) => {
    await catcher?.close()
    throw error
  })
  const closeServer = async (): Promise<void> => {
    await server.close()
    await catcher?.close()
  }
  try {
    await playKnownUser(server.url, secrets[openOperator] ?? '')
    const examples = await startExamples({
      port: config.examplesPort,
      baseUrl: config.publicUrl,
      secrets,
      partner: { ...partner, baseUrl: server.url },
    })
    const partnerUrl = `${examples.url}partner-server/`
    await openEndpoint(`${partnerUrl}webhooks`)
    return {
      secrets,
      url: server.url,
      examplesUrl,
      partnerUrl,
      consoleUrl: server.deps.consoleSite.url,
      consoleLink: await openDemoMember(server.deps),
      async close() {
        await examples.close()
        await closeServer()
      },
    }
  } catch (error) {
    await closeServer()
    throw explainListen(error, config.examplesPort, 'EXAMPLES_PORT')
  }
}

/** The default port if it is free: the demo prints the URL anyway. */
const demoConsole = async ({ port, publicUrl, host }: Config): Promise<{ url: string; port: number }> => {
  const freeConsolePort = port === 0 ? 0 : await freePortOr(consolePort, host)
  return { port: freeConsolePort, url: localConsole(publicUrl, freeConsolePort) }
}
