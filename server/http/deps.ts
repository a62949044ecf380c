import type { Logger } from 'pino'
import type { Jobs } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import type { MailCatcher } from '../mail/catcher.ts'
import type { MailLimits } from '../mail/mail-limits.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { LooksFollower } from '../operators/follow-looks.ts'
import type { Operators } from '../operators/registry.ts'
import type { Outages } from '../outages/outages.ts'
import type { Hellos, PageCounts } from '../pages/page-notes.ts'
import type { Clock } from '../process/clock.ts'
import type { Config } from '../process/config.ts'
import type { CallLimit } from '../security/call-limit.ts'
import type { ClientLimit } from '../security/client-limit.ts'
import type { DayLimit } from '../security/day-limit.ts'
import type { Store } from '../store/store.ts'

/** What routes work with; made once by the composition root. */
export type Deps = {
  config: Config
  clock: Clock
  /** Never given ids, secrets, addresses or full paths. */
  log: Logger
  store: Store
  /** The durable job queue shared by all processes */
  jobs: Jobs
  /** This process's share of that work */
  runner: Runner
  /** Keyed hashes of client networks */
  networks: { hash(client: string): string }
  operators: Operators
  /** Failed authentications of a client. */
  failures: ClientLimit
  /** Ceilings of mails. */
  mailLimits: MailLimits
  /** New games of a network. */
  registrations: DayLimit
  gameCalls: CallLimit
  metrics: Metrics
  /** Told of every failure of what the server leans on */
  outages: Outages
  mailer: Mailer
  /** What pages do in test mode, for the console */
  hellos: Hellos
  pageCounts: PageCounts
  /** Labels that the console keeps */
  looks: LooksFollower
  /** Where the console answers; its port is known once it listens. */
  consoleAt: { url: string }
  /** Whether this is the demo, which shows more than production: the gallery of operators. */
  demo: boolean
  /** The demo's mail server; its page exists only with it. */
  catcher?: MailCatcher | undefined
}
