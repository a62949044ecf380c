import { ApiError } from '../../../contract/call.ts'

/** Why a mail was not sent, if neither address nor mail server is the cause; the texts in the namespace `refusals` have the same names, for mails or, `paused` and `closed`, for all. */
export type MailRefusal = 'ofGame' | 'toAddress' | 'ofNetwork' | 'today' | 'ended' | 'gone' | 'notComplete' | 'paused' | 'closed'
/** The dialog's states: filling in, sending, then sent, failed or invalid, or refused with a reason. */
export type EmailState = 'fill_in' | 'sending' | 'sent' | 'invalid' | 'rejected' | 'failed' | Refused
export type Refused = { refused: MailRefusal; until: Date | undefined }

const ofOne = { mails_of_game: 'ofGame', mails_to_address: 'toAddress', mails_of_network: 'ofNetwork' } as const
const limits = { ...ofOne, mails_of_operator: 'today', mails: 'today' } as const
const codes = { unauthorized: 'ended', forbidden: 'ended', not_found: 'gone', not_complete: 'notComplete', paused: 'paused' } as const

/** The state a refusal leads to: the address is wrong, the mail server refuses it, a reason of its own, or it did not work this time. */
export const stateAfter = (error: unknown): EmailState => {
  if (!(error instanceof ApiError)) return 'failed'
  const { code, until } = error
  const { limit } = error.problem
  if (code === 'invalid') return 'invalid'
  if (code === 'mail_rejected') return 'rejected'
  const refused =
    limit && limit in limits ? limits[limit as keyof typeof limits] : code in codes ? codes[code as keyof typeof codes] : undefined
  return refused ? { refused, until } : 'failed'
}
