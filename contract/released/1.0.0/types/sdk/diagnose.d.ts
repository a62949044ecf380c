import type { Diagnosis } from './handle.ts';
import { type MountOptions } from './options.ts';
export type { Check, Diagnosis } from './handle.ts';
/**
 * Mounts the test once out of sight and explains in words what prevents it from working. Takes up to 20 s when nothing answers; rejects with
 * `DESTROYED` when `signal` aborts, with `BAD_OPTIONS` on a server.
 */
export declare const diagnose: (options: MountOptions) => Promise<Diagnosis>;
