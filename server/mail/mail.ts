import type { MailAddress } from '../../contract/mail-address.ts'
import type { Mark } from './draw-marks.ts'

/** A mail ready to send, with an attachment if it delivers a report. */
export type Mail = {
  to: MailAddress
  subject: string
  html: string
  text: string
  /** Images embedded in the HTML. */
  marks?: readonly Mark[]
  attachment?: { name: string; content: Uint8Array }
}

/** `sent`: the server answered 250 after the data. `rejected`: it refused this address or mail permanently. `failed`: anything else. */
export type SendOutcome = 'sent' | 'rejected' | 'failed'
