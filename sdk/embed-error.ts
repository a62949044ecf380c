/** Why an embed failed. `docs/embedding.md` says what to do about each. */
export type EmbedErrorCode =
  | 'BAD_OPTIONS'
  | 'CSP_BLOCKED'
  | 'FRAME_REFUSED'
  | 'UNREACHABLE'
  | 'HANDSHAKE_TIMEOUT'
  | 'PROTOCOL_TOO_OLD'
  | 'SECRET_FAILED'
  | 'UNAUTHORIZED'
  | 'GAME_STOPPED'
  | 'USER_ID_NEEDS_SESSION'
  | 'GROWTH_LOOP'
  | 'NO_ANSWER'
  | 'DESTROYED'

/** Every failure the SDK reports. Branch on `code`; the message is for people and holds no secret. */
export class EmbedError extends Error {
  override readonly name = 'EmbedError'
  readonly code: EmbedErrorCode

  constructor(code: EmbedErrorCode, detail = 'see embedding.md') {
    super(`Gamalyze ${code}: ${detail}`)
    this.code = code
  }
}
