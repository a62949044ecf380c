import type { ConsoleErrorCode } from '../../contract/console/errors.ts'

/** Why a call was refused. `offline`: the server itself did not answer, so the call may be repeated. */
export class Refusal extends Error {
  override name = 'Refusal'
  readonly code: ConsoleErrorCode | 'offline'
  /** What the server says beside the code, in English. */
  readonly detail: string | undefined
  /** When calls are possible again, if a limit is the reason. */
  readonly until: Date | undefined
  /** What an earlier attempt of the same press made, whose reply alone showed the secret. */
  readonly made: string | undefined
  /** JSON Pointer of what is wrong, in what was sent or in operator.json. */
  readonly pointer: string | undefined

  constructor(
    code: ConsoleErrorCode | 'offline',
    { detail, until, pointer, made }: { detail?: string; until?: string; pointer?: string; made?: string } = {},
  ) {
    super(code)
    this.code = code
    this.detail = detail
    this.pointer = pointer
    this.made = made
    this.until = until === undefined ? undefined : new Date(until)
  }
}

/** The code of whatever was thrown; anything but a refusal counts as offline. */
export const codeOf = (error: unknown): Refusal['code'] => (error instanceof Refusal ? error.code : 'offline')
