import type { LanguageKey } from '../../../contract/console/console-languages.ts'

export type ConsoleMail = { subject: string; lines: readonly string[]; link: string; closing: readonly string[] }

/** Entries of the log that owners are mailed about. */
export type AccessChange =
  | 'member.added'
  | 'member.role_changed'
  | 'key.created'
  | 'key.rotated'
  | 'secret.created'
  | 'webhook.added'
  | 'webhook.changed'
  | 'webhook.rotated'

export type AccessMail = {
  /** The log, in the console; signs nobody in */
  link: string
  operator: string
  contact: string
  changes: readonly { what: AccessChange; subject: string; by: 'owner' | 'provider' | 'command line'; at: number }[]
  /** Changes that are not listed */
  more: number
}

/** The mails of the console in one language. */
export type MailTexts = {
  language: LanguageKey
  /** A sign-in link that was asked for; `browser`: where, as `Firefox on Windows` */
  signIn(link: string, browser: string): ConsoleMail
  /** The first link of a new member; `by`: who added it */
  invitation(link: string, operator: string, by: string): ConsoleMail
  /** To owners about an endpoint that has failed since a time (ISO 8601); `link`: its page in the console */
  failing(link: string, host: string, since: string): ConsoleMail
  /** To owners about what gives access */
  access(mail: AccessMail): ConsoleMail
}
