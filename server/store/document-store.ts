/** A document rendered as PDF. */
export type NewDocument = {
  /** Hash of all its inputs */
  key: string
  /** The game it is about; it is removed together with the game */
  uid?: string | undefined
  pdf: Uint8Array
  madeAt: number
}

/** Recently rendered documents, shared by all processes. */
export type DocumentStore = {
  /** Stores nothing for a game that has been removed. */
  add(document: NewDocument): Promise<void>
  find(key: string): Promise<Uint8Array | undefined>
  /** Removes up to `limit` that were made before a time; returns how many. */
  forget(before: number, limit: number): Promise<number>
}
