/** A document set as PDF. */
export type NewDocument = {
  /** Hash of all it is made of */
  key: string
  /** Of the game it is about, with which it goes */
  uid?: string | undefined
  pdf: Uint8Array
  madeAt: number
}

/** Documents set lately, for all processes. */
export type DocumentStore = {
  /** Keeps nothing of a game that is gone. */
  add(document: NewDocument): Promise<void>
  find(key: string): Promise<Uint8Array | undefined>
  /** Removes up to `limit` that were made before a time; returns how many. */
  forget(before: number, limit: number): Promise<number>
}
