import type { Logger } from 'pino'
import type { ComparisonGroup } from '../game/comparison-group.ts'
import type { Jobs } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import type { MailLimits } from '../mail/authorize-mail.ts'
import type { MailCatcher } from '../mail/catcher.ts'
import type { Mailer } from '../mail/mailer.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Operators } from '../operators/registry.ts'
import type { Clock } from '../process/clock.ts'
import type { Config } from '../process/config.ts'
import type { Reports } from '../report/reports.ts'
import type { CallLimit } from '../security/call-limit.ts'
import type { ClientLimit } from '../security/client-limit.ts'
import type { DayLimit } from '../security/day-limit.ts'
import type { Store } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'

/** What routes work with; made once by the composition root. */
export type Deps = {
  config: Config
  clock: Clock
  /** Never given ids, secrets, addresses or full paths. */
  log: Logger
  store: Store
  /** The durable line of work shared by all processes */
  jobs: Jobs
  /** This process's share of that work */
  runner: Runner
  workers: Workers
  /** Keyed hashes of client networks */
  networks: { hash(client: string): string }
  comparison: ComparisonGroup
  operators: Operators
  /** Failed authentications of a client. */
  failures: ClientLimit
  /** Ceilings of mails. */
  mailLimits: MailLimits
  /** New games of a network. */
  registrations: DayLimit
  gameCalls: CallLimit
  metrics: Metrics
  mailer: Mailer
  reports: Reports
  /** Whether this is the demo, which shows more than production: the gallery of operators. */
  demo: boolean
  /** The demo's mail server; its page exists only with it. */
  catcher?: MailCatcher | undefined
}
