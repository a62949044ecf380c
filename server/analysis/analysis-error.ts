/** A game that cannot be analysed, or an input that is not a sequence of draws. Codes are stable. */
export type AnalysisErrorCode = 'not_complete' | 'single_deck' | 'invalid'

/** Why a game cannot be analysed, by a stable code. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError'
  readonly code: AnalysisErrorCode

  constructor(code: AnalysisErrorCode, message: string) {
    super(message)
    this.code = code
  }
}
