import type { Diagnosis, Handle } from './handle.ts';
import type { MountOptions } from './options.ts';
import type { Told } from './report-page.ts';
/**
 * Mounts the test once more, out of sight and with the same options, and says in words what stands in the way. It holds no part of the SDK
 * itself, so that the page's first load is not cut in pieces for it.
 */
export declare const examine: (mount: (target: Element, options: MountOptions) => Handle, options: MountOptions, 
/** The test in the page. It goes first: of two frames only one can use the storage. */
first?: Pick<Told, "ready" | "isKept">) => Promise<Diagnosis>;
