import type { DayLimit } from '../security/day-limit.ts'

/** Daily limits: a mail counts towards each, and is subtracted again if it was not sent. */
export type MailLimits = {
  recipient: DayLimit
  network: DayLimit
  operator: DayLimit
  all: DayLimit
}
