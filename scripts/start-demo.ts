import { startExamples } from '../examples/serve.ts'
import type { Deps } from '../server/http/deps.ts'
import { startMailCatcher } from '../server/mail/catcher.ts'
import type { Config } from '../server/process/config.ts'
import { openDemoEndpoint, openDemoPartner, openDemoSecrets } from '../server/security/demo-secrets.ts'
import { explainListen, type ServerOptions, startServer } from '../server/start-server.ts'
import { openOperator, playKnownUser } from './demo-player.ts'

export type RunningDemo = {
  secrets: Record<string, string>
  /** Of the server; other than `PUBLIC_URL` where the port was free to choose. */
  url: string
  examplesUrl: string
  /** The example of a partner's own server. */
  partnerUrl: string
  close(): Promise<void>
}

/** Server, partner pages on another site, and a mail catcher, in one process. */
export const startDemo = async (config: Config, { clock = Date.now }: Pick<ServerOptions, 'clock'> = {}): Promise<RunningDemo> => {
  const examplesUrl = `http://localhost:${config.examplesPort}`
  const extraOrigins = [examplesUrl, `http://127.0.0.1:${config.examplesPort}`]
  const catcher = config.smtpUrl ? undefined : await startMailCatcher()
  let secrets: Record<string, string> = {}
  let partner = { key: '', webhookSecret: '' }
  let openEndpoint = async (_url: string) => {}
  const server = await startServer(config, {
    extraOrigins,
    demo: true,
    clock,
    ...(catcher ? { catcher } : {}),
    async beforeListen(deps: Deps) {
      secrets = await openDemoSecrets(deps)
      partner = await openDemoPartner(deps)
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
