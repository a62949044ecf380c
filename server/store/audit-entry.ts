/** An entry of the log of changes; `subject` is never a secret. */
export type AuditEntry = {
  at: number
  actor: string
  action: string
  operator: string | null
  subject: string
}

/** What is noted of a change: an entry, unless the change says `false` or 0, or what follows from its result. */
export type Note<Result> = AuditEntry | ((result: Result) => readonly AuditEntry[])
