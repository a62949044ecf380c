/** A mail as its recipient would see it. */
export type CaughtMail = {
  number: number
  to: string
  subject: string
  html: string
  text: string
  /** Excluding images that the HTML embeds. */
  attachments: { name: string; type: string; content: Uint8Array }[]
}

/** The demo's mail server: accepts every mail, shows it on a page, forwards none. */
export type MailCatcher = {
  smtpUrl: string
  /** Newest first. In memory only, limited to the last hundred. */
  list(): readonly CaughtMail[]
  close(): Promise<void>
}
