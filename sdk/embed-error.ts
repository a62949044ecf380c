import { providerUrl } from './provider-url.ts'

/** Why an embed failed. `docs/errors.md`, served at `/docs/errors/`, says what to do about each. */
export type EmbedErrorCode =
  | 'BAD_OPTIONS'
  | 'CSP_BLOCKED'
  | 'FRAME_REFUSED'
  | 'FRAME_HELD'
  | 'MESSAGES_BLOCKED'
  | 'SDK_BLOCKED'
  | 'UNREACHABLE'
  | 'HANDSHAKE_TIMEOUT'
  | 'PROTOCOL_TOO_OLD'
  | 'SECRET_FAILED'
  | 'SECRET_TIMEOUT'
  | 'UNAUTHORIZED'
  | 'PAUSED'
  | 'ENDED'
  | 'GAME_STOPPED'
  | 'USER_ID_NEEDS_SESSION'
  | 'BLOCKED_BY_SANDBOX'
  | 'GROWTH_LOOP'
  | 'NO_ANSWER'
  | 'DESTROYED'

/** What was expected and what came instead, in words; never a value of the page. */
export type Mismatch = [expected?: string | undefined, got?: string | undefined]

/** Whose documentation errors name: the provider that the SDK came from, else the one that the page named last; none is known before. */
export const docsOf = { provider: providerUrl ?? '' }

/** Every failure the SDK reports. Branch on `code`; the message is for people and holds no secret. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError'
  declare readonly code: EmbedErrorCode
  /** Address of the page that says what to do. */
  declare readonly docs: string
  declare readonly expected: string | undefined
  declare readonly got: string | undefined

  constructor(code: EmbedErrorCode, [expected, got]: Mismatch = []) {
    const docs = `${docsOf.provider}/docs/errors/${code}`
    super(`Gamalyze ${code}: ${expected ? `expected ${expected}, got ${got}. ` : ''}What to do: ${docs}`)
    Object.assign(this, { code, docs, expected, got })
  }
}
