/** An entry of the audit log; `subject` is never a secret. */
export type AuditEntry = {
  at: number
  actor: string
  action: string
  operator: string | null
  subject: string
}

/** The audit entry of a change: a fixed entry, skipped if the change returns `false` or 0, or entries derived from its result. */
export type Note<Result> = AuditEntry | ((result: Result) => readonly AuditEntry[])
