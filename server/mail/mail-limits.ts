import type { DayLimit } from '../security/day-limit.ts'

/** Ceilings of a day: a mail takes a place of each, and gives it back when it was not sent. */
export type MailLimits = {
  recipient: DayLimit
  network: DayLimit
  operator: DayLimit
  all: DayLimit
}
