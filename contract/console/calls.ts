import type { ConsoleCall } from './call.ts'
import { figureCalls } from './figures.ts'
import { keyCalls } from './keys.ts'
import { logCalls } from './log.ts'
import { lookCalls } from './look-calls.ts'
import { memberCalls } from './members.ts'
import { overviewCalls } from './overview.ts'
import { pageCalls } from './page.ts'
import { providerCalls } from './provider.ts'
import { sessionCalls } from './session.ts'
import { standingCalls } from './standing.ts'
import { webhookCalls } from './webhooks.ts'
import { wordCalls } from './words.ts'

/** Every call of the console, on `CONSOLE_URL` alone. Routes, the console's client, its OpenAPI document and the test of roles come from here. */
export const consoleCalls = {
  ...sessionCalls,
  ...memberCalls,
  ...overviewCalls,
  ...lookCalls,
  ...wordCalls,
  ...pageCalls,
  ...keyCalls,
  ...webhookCalls,
  ...figureCalls,
  ...logCalls,
  ...standingCalls,
  ...providerCalls,
} as const satisfies Record<string, ConsoleCall>
