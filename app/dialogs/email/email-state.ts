import type { ApiErrorCode } from '../../api/api-error.ts'

/** The dialog's way: fill in, sending, then sent, failed or invalid (specification, section 4). */
export type EmailState = 'fill_in' | 'sending' | 'sent' | 'invalid' | 'rejected' | 'failed'

/** The state a refusal leads to: the address is wrong, the mail server refuses it, or it did not work this time. */
export const stateAfter = (code: ApiErrorCode): EmailState =>
  code === 'invalid' ? 'invalid' : code === 'mail_rejected' ? 'rejected' : 'failed'
