import type { Logger } from 'pino'
import { Registry } from 'prom-client'
import { fallbackLocale } from '../i18n/resolve-locale.ts'
import { loadSetTexts } from '../i18n/set-texts.ts'
import { createConsole } from './console/create-console.ts'
import type { Deps } from './deps.ts'
import { analyseJob, openComparisonGroup } from './game/comparison-group.ts'
import type { App } from './http/app.ts'
import type { DelayWatch } from './http/back-pressure.ts'
import { type ClientTimeouts, createApp, type SchemaController } from './http/create-app.ts'
import { maxAttempts, NewerQueue } from './jobs/jobs.ts'
import { type RunnerOptions, runJobs } from './jobs/run-jobs.ts'
import type { MailCatcher } from './mail/catcher.ts'
import { createMailer } from './mail/mailer.ts'
import { createMetrics } from './monitoring/metrics.ts'
import { watchOutages } from './monitoring/outages.ts'
import { watchStorage } from './monitoring/storage.ts'
import { followLooks } from './operators/follow-looks.ts'
import { type OperatorsOptions, openOperators } from './operators/registry.ts'
import type { Demo } from './pages/demo.ts'
import { countPages, noteHellos } from './pages/page-notes.ts'
import { type Config, ConfigError } from './process/config.ts'
import { createDrain } from './process/drain.ts'
import { codeOf, openLog } from './process/log.ts'
import type { Clock } from './process/time.ts'
import { documentJob } from './report/request-document.ts'
import { startSchedule } from './schedule/schedule.ts'
import { createCallLimit } from './security/call-limit.ts'
import { countUses } from './security/count-uses.ts'
import { explainWriting, openStoreWithJobs } from './store/open-store.ts'
import { startDelivery } from './webhooks/deliver.ts'
import { type Checks, openChecks } from './workers/checks.ts'
import { openWorkers, type PoolOptions, type Workers } from './workers/workers.ts'

/** Calls that one game may make: a whole one makes about 170 */
const callsOfGame = 2000

export type ServerOptions = {
  /** Origins that may embed every operator: the demo's own example pages. */
  extraOrigins?: readonly string[]
  /** Where this is the demo */
  demo?: Demo
  /** The system's where none is given. */
  clock?: Clock
  /** stderr where none is given. */
  log?: Logger
  /** How long clients may take; shorter ones are for tests. */
  clientTimeouts?: ClientTimeouts
  /** Says when the process is overloaded; its own where none is given. */
  delayWatch?: DelayWatch
  /** ms that a receiver of webhooks may take; a shorter time is for tests. */
  receiverTimeoutMs?: number
  /** Takes the mails where no SMTP_URL is set. */
  catcher?: MailCatcher
  /** Processes that several servers share, which whoever opened them closes; the server's own where none are given. */
  workers?: Workers
  /** The same for checks. */
  checks?: Checks
  /** Loads operators that several servers share: changes of their folder are not followed. */
  loadOperator?: OperatorsOptions['load']
  /** Compilers of schemas that several servers share. */
  schemaController?: SchemaController
  beforeListen?(deps: Deps): Promise<void>
}

export type RunningServer = {
  /** Where it listens; PORT 0 takes a free port. */
  url: string
  deps: Deps
  /** Makes proxies stop sending requests; resolves when the port may close. */
  drain(): Promise<void>
  drainSeconds: number
  /** Finishes what is under way, then closes the database. */
  close(): Promise<void>
}

/** The composition root: opens everything, listens last, so that the port answers only when the server is ready. */
export const startServer = async (config: Config, options: ServerOptions = {}): Promise<RunningServer> => {
  const { extraOrigins = [], catcher, clock = Date.now, clientTimeouts, log = openLog(config.logLevel) } = options
  const registry = new Registry()
  const outages = watchOutages({ log, clock, registry, ping: () => store.ping() })
  const { store, jobs, idHash, poolCounts } = await openStoreWithJobs(config, {
    clock,
    warn: (line) => log.warn(line),
    report: (error) => {
      if (!outages.note(error)) log.warn({ name: codeOf(error), message: messageOf(error) }, 'job queue maintenance')
    },
  })
  const drain = createDrain(config.drainSeconds)
  const metrics = createMetrics(registry, { jobs, drain, config, poolCounts })
  watchStorage(registry, { config, clock, store })
  const checks = options.checks ?? openChecks({ onDeath: watchWorkers({ outages, metrics }) })
  const operators = await openOperators({
    check: checks.operator,
    load: options.loadOperator,
    hot: options.loadOperator === undefined,
    dir: config.operatorsDir,
    provider: { name: 'Gamalyze', url: config.providerUrl, contact: config.contactEmail, retentionDays: config.retentionDays },
    extraOrigins,
    production: config.production,
    report: (problem) => log.warn(problem),
  })
  const limits = countUses({ store, clock, idHash, config, operatorCount: () => operators.list().length })
  const workers =
    config.role === 'web' || config.role === 'console' ? undefined : (options.workers ?? startWorkers(config, { outages, metrics }))
  const runner = runJobs({
    jobs,
    handlers: workers ? jobHandlers({ config, clock, log, store, operators, metrics, limits, workers }) : {},
    // One more than there are workers, so that none idles while the next job is read from the database.
    slots: config.workers + 1,
    onStart: ({ kind, addedAt }) => metrics.jobStarted(kind, (clock() - addedAt) / 1000),
    onFailure: (kind, reason, attempt) => {
      metrics.jobFailed(kind)
      const message = attempt < maxAttempts ? 'a job failed and will be retried' : 'a job failed for good'
      log.warn({ kind, reason, attempt }, message)
    },
    onTrouble: (error, isOver) => {
      if (!outages.note(error)) outages.begin('queue', codeOf(error), isOver)
    },
  })
  const deps: Deps = {
    config,
    clock,
    log,
    store,
    operators,
    checks,
    jobs,
    runner,
    idHash,
    limits,
    gameCalls: createCallLimit(callsOfGame, store),
    metrics,
    mailer: createMailer({
      smtpUrl: config.smtpUrl ?? catcher?.smtpUrl,
      from: config.mailFrom,
      log,
      onOutage: (cause, isBack) => outages.begin('mail', cause, isBack),
      onEnd: metrics.mailEnded,
    }),
    outages,
    catcher,
    hellos: noteHellos({ store, clock, outages }),
    pageCounts: countPages({ store, clock, outages }),
    looks: await followLooks({ store, operators, outages, log }),
    consoleSite: { url: config.console?.url ?? '' },
    drain,
    demo: options.demo,
    schemaController: options.schemaController,
  }
  const app = await createApp(deps, clientTimeouts, options.delayWatch)
  const console = config.console?.port !== undefined ? await createConsole(deps, deps.consoleSite) : undefined
  const schedule = startSchedule(deps)
  const delivery = workers && startDelivery(deps, { timeoutMs: options.receiverTimeoutMs })
  const close = async (): Promise<void> => {
    await Promise.all([app.close(), console?.close()])
    schedule.close()
    await delivery?.close()
    operators.close()
    deps.looks.close()
    await deps.pageCounts.close()
    await runner.close()
    outages.close()
    await Promise.all([
      deps.mailer.close(),
      options.workers ? undefined : workers?.close(),
      options.checks ? undefined : checks.close(),
      jobs.close(),
    ])
    await store.close()
  }
  try {
    await options.beforeListen?.(deps)
    // Warm-up: the first formats of a process load ICU data, and the first report would block all players for 40 ms.
    await loadSetTexts(fallbackLocale)
    const url = await app.listen({ port: config.port, host: config.host }).catch((error: unknown) => {
      throw explainListen(error, config.port, 'PORT')
    })
    if (console) await openConsole(console, deps)
    return { url, deps, close, drain: deps.drain.begin, drainSeconds: config.drainSeconds }
  } catch (error) {
    await close()
    throw explainWriting(error, config)
  }
}

/** The console listens beside the test's server; port 0 takes a free one. */
const openConsole = async (console: App, { config, consoleSite }: Deps): Promise<void> => {
  const { port = 0, url = '' } = config.console ?? {}
  const listening = await console.listen({ port, host: config.host }).catch((error: unknown) => {
    throw explainListen(error, port, 'CONSOLE_PORT')
  })
  if (new URL(url).port === '0') consoleSite.url = url.replace(/:0$/, `:${new URL(listening).port}`)
}

type Watched = Pick<Deps, 'outages' | 'metrics'>

const startWorkers = (config: Config, { outages, metrics }: Watched): Workers =>
  openWorkers(config.workers, { onWork: metrics.workDone, onDeath: watchWorkers({ outages, metrics }) })

const watchWorkers =
  ({ outages, metrics }: Watched): Required<PoolOptions>['onDeath'] =>
  (cause, isBack) => {
    metrics.workerDied()
    outages.begin('worker', cause, isBack)
  }

const jobHandlers = (
  needs: Pick<Deps, 'config' | 'clock' | 'log' | 'store' | 'operators' | 'metrics' | 'limits'> & { workers: Workers },
): RunnerOptions['handlers'] => ({
  analysis: analyseJob({ ...needs, comparison: openComparisonGroup(needs) }),
  document: documentJob(needs),
})

/** Only for errors of our own: messages of others may quote values. */
const messageOf = (error: unknown): string | undefined => (error instanceof NewerQueue ? error.message : undefined)

/** Tells which setting to change when a port cannot be opened. */
export const explainListen = (error: unknown, port: number, setting: string): unknown => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'EADDRINUSE') return new ConfigError(`Port ${port} is in use: set ${setting} to another one`)
  if (code === 'ENOTFOUND' || code === 'EADDRNOTAVAIL') return new ConfigError('Bad setting: HOST must be an address of this machine')
  if (code === 'EACCES') return new ConfigError(`Port ${port} may not be opened: set ${setting} to another one`)
  return error
}
