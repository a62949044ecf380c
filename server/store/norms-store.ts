import type { ReferenceGroup } from '../analysis/types.ts'

/** A comparison group without its tables. */
export type BuiltGroup = {
  version: string
  n: number
  builtAt: number | null
}

/** Comparison groups of this installation: none is active until it is activated. */
export type NormsStore = {
  /**
   * Analyses eligible for a group (`game/comparable.ts`), as stored JSON: the first of each external id. Read `page` at a time, in order of registration.
   */
  firstPlays(page?: number): AsyncIterable<string>
  /** An existing version is never overwritten. */
  add(group: ReferenceGroup, at: number): Promise<void>
  find(version: string): Promise<ReferenceGroup | undefined>
  /** Oldest first. */
  list(): Promise<BuiltGroup[]>
  /** The active version; none: the shipped research volunteers */
  inForce(): Promise<string | undefined>
  /** `not_found`, or `conflict` where it is already active. */
  activate(version: string, at: number): Promise<void>
  /** Reactivates the previous version and returns it; `conflict` where there is none. */
  rollback(at: number): Promise<string | undefined>
}
