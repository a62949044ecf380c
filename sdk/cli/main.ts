import { parseArgs } from 'node:util'
import { providerUrl } from '../provider-url.ts'
import { connect, type Provider, ServerError, type WebhookEvent } from '../server.ts'
import { listen } from './listen.ts'

const usage = `gamalyze listen --forward URL [--after ID]   forwards events to your own machine as signed webhooks, and prints its answers
gamalyze trigger TYPE                         has the provider make an event by a test game: game.started, game.completed,
                                              game.analysed, result.shared, consent.withdrawn, user.deleted

  --base-url URL   the provider's address (${providerUrl ?? 'needed'})
  --after ID       begins behind this event instead of now
GAMALYZE_KEY must be your server key: a test key sees test games only, and trigger needs one.`

/** A mistake in the command line itself. */
class UsageError extends Error {}

const run = async (args: string[], signal: AbortSignal): Promise<void> => {
  const { values, positionals } = parseArgs({
    args,
    allowPositionals: true,
    options: {
      'base-url': { type: 'string', default: providerUrl ?? '' },
      forward: { type: 'string' },
      after: { type: 'string' },
      help: { type: 'boolean', short: 'h', default: false },
    },
  })
  const [command, type, ...rest] = positionals
  if (values.help) return console.log(usage)
  const isKnown = (command === 'listen' && type === undefined) || (command === 'trigger' && type !== undefined && rest.length === 0)
  if (!isKnown) throw new UsageError('Unknown command.')
  const gamalyze = connectWith(values['base-url'])
  if (command === 'trigger') return console.log(await gamalyze.testEvent(type as WebhookEvent['type']))
  if (!values.forward || !/^https?:/.test(values.forward) || !URL.canParse(values.forward))
    throw new UsageError('--forward: an address such as http://localhost:3000/hook')
  await listen(gamalyze, { key: process.env.GAMALYZE_KEY ?? '', forward: values.forward, after: values.after, signal })
}

const connectWith = (baseUrl: string): Provider => {
  try {
    return connect({ key: process.env.GAMALYZE_KEY, baseUrl })
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message : error}`.replace(/^key:/, 'GAMALYZE_KEY:').replace(/^baseUrl:/, '--base-url:'),
    )
  }
}

const isUsageError = (error: unknown): error is Error =>
  error instanceof UsageError || (error instanceof Error && 'code' in error && String(error.code).startsWith('ERR_PARSE_ARGS_'))

/** The provider of the command line, right or wrong, or that which served this file. */
const provider = /--base-url[ =](https?:\/\/[^/\s]+)/.exec(process.argv.join(' '))?.[1] ?? providerUrl

const end = new AbortController()
for (const name of ['SIGINT', 'SIGTERM'] as const) process.once(name, () => end.abort())
try {
  await run(process.argv.slice(2), end.signal)
} catch (error) {
  if (isUsageError(error)) console.error([error.message, '', usage, ...(provider ? [`${provider}/docs/servers`] : [])].join('\n'))
  else if (error instanceof ServerError) console.error([error.message, error.docs].filter(Boolean).join('\n'))
  else throw error
  process.exitCode = 1
}
