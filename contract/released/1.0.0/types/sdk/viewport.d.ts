import type { Insets } from './options.ts';
import type { Viewport } from './protocol.ts';
/** Host pixels that bars of the page cover at each edge, clockwise from the top: given, or the page's `scroll-padding`. */
export declare const readInsets: (given?: Insets) => number[];
/**
 * Follows what the player can see of the frame: not what is outside of the window or clipped (by outer frames too), behind bars of the page, or
 * behind a phone's keyboard. Calls `onChange` when that may have changed, at most once per animation frame.
 */
export declare const watchViewport: (frame: HTMLIFrameElement, insets: () => Insets | undefined, signal: AbortSignal, onChange: () => void) => {
    start: () => void;
    changed: () => void;
    isShown: () => boolean;
    /** The host's window without its bars, and the part of the frame that the player sees, in whole pixels of the frame. */
    measure: () => Viewport;
};
/** Scrolls so that the frame's line `top` (pixels of the frame) is in view, unless it is already. Respects bars of the page. */
export declare const showLine: (frame: HTMLIFrameElement, top: number, insets?: Insets) => void;
