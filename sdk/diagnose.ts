import { examine } from './examine.ts'
import type { Diagnosis } from './handle.ts'
import { mount } from './mount.ts'
import { checkOptions, type MountOptions } from './options.ts'

export type { Check, Diagnosis } from './handle.ts'

/**
 * Mounts the test once in the background and explains in words what prevents it from working. Takes up to 20 s if nothing answers; rejects with
 * `DESTROYED` when `signal` aborts, with `BAD_OPTIONS` on a server.
 */
export const diagnose = async (options: MountOptions): Promise<Diagnosis> => {
  if (!globalThis.document) checkOptions(options) // needs a page
  return examine(mount, options)
}
