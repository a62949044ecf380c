import type { ConsoleCall } from './console-call.ts'
import { figureCalls } from './figure-calls.ts'
import { keyCalls } from './key-calls.ts'
import { logCalls } from './log-calls.ts'
import { lookCalls } from './look-calls.ts'
import { memberCalls } from './member-calls.ts'
import { overviewCalls, standingCalls } from './overview-calls.ts'
import { pageCalls } from './page-calls.ts'
import { providerCalls } from './provider-calls.ts'
import { sessionCalls } from './session-calls.ts'
import { webhookCalls } from './webhook-calls.ts'
import { wordCalls } from './word-calls.ts'

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
