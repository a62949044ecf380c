import { type MountOptions } from './options.ts';
/**
 * Loads the frame once out of sight, without any secret, so that a later `mount` finds it in the browser's cache. Caches are
 * kept apart for each pair of page and frame: only a frame can fill the one that the frame will read. Throws `BAD_OPTIONS`.
 */
export declare const preload: (operator: string, options?: Pick<MountOptions, "language" | "test" | "baseUrl">) => void;
