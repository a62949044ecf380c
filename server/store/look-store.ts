/** Paths of a label's folder with the SHA-256 of their bytes. */
export type LookPaths = Readonly<Record<string, string>>

/** Files of a label with their hashes, by path. */
export type HashedFiles = ReadonlyMap<string, { hash: string; bytes: Buffer }>

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
  /** Incremented by each change */
  revision: number
  /** Version it was based on; 0: none */
  basedOn: number
  files: LookPaths
  updatedAt: number
  updatedBy: string
}

/** A change to a draft, made from a certain revision. */
export type DraftChange = Pick<LookDraft, 'operator' | 'id' | 'revision' | 'name' | 'files' | 'updatedAt' | 'updatedBy'>

/** Labels edited in the console. Bytes are stored by hash, in the same transaction as the version or draft that names them. */
export type LookStore = {
  /** Bytes by hash. */
  bytes(hashes: readonly string[]): Promise<Map<string, Buffer>>
  /** Total bytes of all files that the operator has or ever had. */
  size(operator: string): Promise<number>
  /** A file that the operator has or ever had, by a prefix of its hash. */
  findFile(operator: string, path: string, hashStart: string): Promise<Buffer | undefined>
  /** The latest version of each operator. */
  current(): Promise<{ operator: string; number: number }[]>
  /** The latest if no number is given. */
  version(operator: string, number?: number): Promise<LookVersion | undefined>
  /** Newest first. */
  versions(operator: string): Promise<LookVersion[]>
  /** Adds a version and removes the draft it was made from; false where the number is taken because somebody else published first. */
  publish(version: LookVersion, files: HashedFiles, draft?: { id: number; revision: number }): Promise<boolean>
  /** Most recently changed first. */
  drafts(operator: string): Promise<LookDraft[]>
  draft(operator: string, id: number): Promise<LookDraft | undefined>
  addDraft(draft: Omit<LookDraft, 'id' | 'revision'>, files: HashedFiles): Promise<number>
  /** False where the draft's revision has changed since. */
  saveDraft(change: DraftChange, files: HashedFiles): Promise<boolean>
  removeDraft(operator: string, id: number): Promise<boolean>
  /** Removes bytes that no version or draft references and that were not uploaded since a time; returns how many files. */
  forget(before: number): Promise<number>
}
