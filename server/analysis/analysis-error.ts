/** Why a game cannot be analysed, by a stable code. */
export class AnalysisError extends Error {
  override readonly name = 'AnalysisError'
  readonly code: 'not_complete' | 'single_deck'

  constructor(code: AnalysisError['code'], message: string) {
    super(message)
    this.code = code
  }
}
