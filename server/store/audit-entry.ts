/** An entry of the log of changes; `subject` is never a secret. */
export type AuditEntry = {
  at: number
  actor: string
  action: string
  operator: string | null
  subject: string
}
