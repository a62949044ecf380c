import type { Handle } from './handle.ts';
import { type MountOptions } from './options.ts';
/**
 * Puts the test into `target` (an element or a selector) and returns its handle at once. Throws `EmbedError` `BAD_OPTIONS`;
 * every later failure rejects `ready`, if that is still pending, and is sent as an `error` event.
 */
export declare const mount: (target: Element | string, options: MountOptions) => Handle;
