import type { Handle } from './handle.ts';
import { type MountOptions } from './options.ts';
export type LazyOptions = MountOptions & {
    /** How far ahead of the viewport to mount, as a CSS length; one viewport height by default. */
    margin?: string;
};
export type LazyMount = {
    /** Resolves to the handle once the target comes near; rejects with `DESTROYED` if it never does. You need not handle the rejection. */
    readonly mounted: Promise<Handle>;
    destroy(): void;
};
/** Mounts when `target` comes near the viewport. Throws `BAD_OPTIONS` immediately, not when the reader gets there. */
export declare const mountLazy: (target: Element | string, given: LazyOptions) => LazyMount;
