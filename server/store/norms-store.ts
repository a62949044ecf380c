import type { ReferenceGroup } from '../analysis/types.ts'

/** A comparison group without its tables. */
export type BuiltGroup = {
  version: string
  n: number
  builtAt: number | null
}

/** Comparison groups of this installation: none is in force unless it was activated. */
export type NormsStore = {
  /**
   * Analyses that may enter a group, as the JSON they are kept in: firm ones of live secrets, the first of each external id; those of page
   * secrets only up to three for a client network and day. Read `page` at a time, in the order of registration.
   */
  firstPlays(page?: number): AsyncIterable<string>
  /** A version that is there stays as it is. */
  add(group: ReferenceGroup, at: number): Promise<void>
  find(version: string): Promise<ReferenceGroup | undefined>
  /** Oldest first. */
  list(): Promise<BuiltGroup[]>
  /** The version in force; none: the shipped research volunteers */
  inForce(): Promise<string | undefined>
  /** `not_found`, or `conflict` where it is in force already. */
  activate(version: string, at: number): Promise<void>
  /** Back to what was in force before, which is returned; `conflict` where that is nothing. */
  rollback(at: number): Promise<string | undefined>
}
