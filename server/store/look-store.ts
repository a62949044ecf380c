/** Paths of a label's folder with the SHA-256 of their bytes. */
export type LookPaths = Readonly<Record<string, string>>

/** Bytes of a label with their hashes, by path. */
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

/** Labels that are kept in the console. Bytes are kept under their hash, together with the version or draft that names them. */
export type LookStore = {
  /** The bytes of each hash. */
  bytes(hashes: readonly string[]): Promise<Map<string, Buffer>>
  /** Bytes of all files that the operator has or had. */
  size(operator: string): Promise<number>
  /** A file that the operator has or had, by the first characters of its hash. */
  findFile(operator: string, path: string, hashStart: string): Promise<Buffer | undefined>
  /** The newest version of each operator. */
  current(): Promise<{ operator: string; number: number }[]>
  /** The newest where no number is given. */
  version(operator: string, number?: number): Promise<LookVersion | undefined>
  /** Newest first. */
  versions(operator: string): Promise<LookVersion[]>
  /** Adds a version, and removes the draft it was made of; false where the number is taken, as somebody else published meanwhile. */
  publish(version: LookVersion, files: HashedFiles, draft?: { id: number; revision: number }): Promise<boolean>
  /** Newest change first. */
  drafts(operator: string): Promise<LookDraft[]>
  draft(operator: string, id: number): Promise<LookDraft | undefined>
  addDraft(draft: Omit<LookDraft, 'id' | 'revision'>, files: HashedFiles): Promise<number>
  /** False where the draft has another revision by now. */
  saveDraft(change: DraftChange, files: HashedFiles): Promise<boolean>
  removeDraft(operator: string, id: number): Promise<boolean>
  /** Removes bytes that no version and no draft names, and that were not given since a time; returns how many files. */
  forget(before: number): Promise<number>
}
