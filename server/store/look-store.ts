import type { AuditEntry } from './audit-entry.ts'

/** Paths of a label's folder with the SHA-256 of their bytes. */
export type LookPaths = Readonly<Record<string, string>>

export type LookVersion = {
  operator: string
  /** From 1 */
  number: number
  files: LookPaths
  publishedAt: number
  publishedBy: string
  note: string
  rolledBackTo: number | undefined
}

export type LookDraft = {
  id: number
  operator: string
  name: string
  /** Rises with each change */
  revision: number
  /** Version it began from; 0: none */
  basedOn: number
  files: LookPaths
  updatedAt: number
  updatedBy: string
}

/** A change of a draft, made from one of its revisions. */
export type DraftChange = Pick<LookDraft, 'operator' | 'id' | 'revision' | 'name' | 'files' | 'updatedAt' | 'updatedBy'>

/** Labels that are kept in the console. */
export type LookStore = {
  /** Keeps bytes under their hash, and notes that they are the operator's. */
  addFiles(operator: string, files: ReadonlyMap<string, { hash: string; bytes: Buffer }>): Promise<void>
  /** The bytes of each hash. */
  bytes(hashes: readonly string[]): Promise<Map<string, Buffer>>
  /** A file that the operator has or had, by the first characters of its hash. */
  findFile(operator: string, path: string, hashStart: string): Promise<Buffer | undefined>
  /** The newest version of each operator. */
  current(): Promise<{ operator: string; number: number }[]>
  /** The newest where no number is given. */
  version(operator: string, number?: number): Promise<LookVersion | undefined>
  /** Newest first. */
  versions(operator: string): Promise<LookVersion[]>
  /**
   * Adds a version, its entry in the log, and removes the draft it was made of, all or nothing; false where the number is taken, as somebody
   * else published meanwhile.
   */
  publish(version: LookVersion, entry: AuditEntry, draft?: { id: number; revision: number }): Promise<boolean>
  /** Newest change first. */
  drafts(operator: string): Promise<LookDraft[]>
  draft(operator: string, id: number): Promise<LookDraft | undefined>
  addDraft(draft: Omit<LookDraft, 'id' | 'revision'>): Promise<number>
  /** False where the draft has another revision by now. */
  saveDraft(change: DraftChange): Promise<boolean>
  removeDraft(operator: string, id: number): Promise<boolean>
}
