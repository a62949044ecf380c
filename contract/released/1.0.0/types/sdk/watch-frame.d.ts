import type { EmbedErrorCode } from './embed-error.ts';
/**
 * Detects that a frame fails to load, and why: at most one `fail` for each attempt; a hello, or the return of a frame that was away, begins a new
 * attempt. `onLost` reports that something other than the test was loaded into the frame.
 */
export declare const watchFrame: (frame: HTMLIFrameElement, target: Element, url: URL, signal: AbortSignal, fail: (code: EmbedErrorCode) => void, onLost: () => void) => {
    look: () => void;
    /** A hello came; false when there were too many. */
    hello: () => boolean;
    /** The guest is connected, or nobody is waiting any more. */
    stop: () => void;
};
