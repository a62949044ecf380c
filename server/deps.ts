import type { Logger } from 'pino'
import type { SchemaController } from './http/create-app.ts'
import type { Jobs } from './jobs/jobs.ts'
import type { Runner } from './jobs/run-jobs.ts'
import type { IdHash } from './keys/id-key.ts'
import type { MailCatcher } from './mail/catcher.ts'
import type { Mailer } from './mail/mailer.ts'
import type { Metrics } from './monitoring/metrics.ts'
import type { Outages } from './monitoring/outages.ts'
import type { LooksFollower } from './operators/follow-looks.ts'
import type { Operators } from './operators/registry.ts'
import type { Demo } from './pages/demo.ts'
import type { Hellos, PageCounts } from './pages/page-notes.ts'
import type { Config } from './process/config.ts'
import type { Drain } from './process/drain.ts'
import type { Clock } from './process/time.ts'
import type { CallLimit } from './security/call-limit.ts'
import type { Limits } from './security/count-uses.ts'
import type { Store } from './store/store.ts'
import type { Checks } from './workers/checks.ts'

/** All that the start opens, once. Whoever is called by it names what it needs of this; only the start and tests see all. */
export type Deps = {
  config: Config
  clock: Clock
  /** Never pass it ids, secrets, addresses or full paths. */
  log: Logger
  store: Store
  /** The durable job queue shared by all processes */
  jobs: Jobs
  /** Runs this process's share of the jobs */
  runner: Runner
  /** Keyed hash of ids, addresses and networks before they are stored. */
  idHash: IdHash
  operators: Operators
  drain: Drain
  /** Checks of what members and strangers send, in a process of their own */
  checks: Checks
  /** Every limit that the store counts */
  limits: Limits
  gameCalls: CallLimit
  metrics: Metrics
  /** Notified of every failure of a dependency */
  outages: Outages
  mailer: Mailer
  /** Activity of pages in test mode, for the console */
  hellos: Hellos
  pageCounts: PageCounts
  /** Labels edited in the console */
  looks: LooksFollower
  /** The console's address; its port is known once it listens. */
  consoleSite: { url: string }
  /** Where this is the demo */
  demo: Demo | undefined
  /** Only tests give one, whose servers share what they compile. */
  schemaController?: SchemaController | undefined
  /** The demo's mail server */
  catcher?: MailCatcher | undefined
}
