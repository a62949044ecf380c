import type { AuditEntry } from './audit-entry.ts'

/** A mail to an owner that is due: about one entry of the operator's log. */
export type DueNotice = {
  id: number
  email: string
  /** Attempts so far, including this one */
  attempts: number
  entry: AuditEntry & { operator: string }
}

/** Mails to owners that are still to be sent. They are added with the audit entries that ask for them (`tellOwners`). */
export type NoticeStore = {
  /** Leases up to `limit` due ones, oldest first; no other process gets them before `lease`. */
  claim(now: number, lease: number, limit: number): Promise<DueNotice[]>
  postpone(id: number, until: number): Promise<void>
  remove(id: number): Promise<void>
}
