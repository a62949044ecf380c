import { replaceCopies } from './copies.ts';
import type { EmbedErrorCode } from './embed-error.ts';
import type { MountOptions } from './options.ts';
import type { GuestEventName, GuestEvents } from './protocol.ts';
export { replaceCopies };
type Parts = {
    frame: HTMLIFrameElement;
    element: Element;
    settings: MountOptions;
    signal: AbortSignal;
    /** The player may see another part of the frame, or nothing, or the frame may be out of the document. */
    onChange(): void;
    onError(code: EmbedErrorCode): void;
};
/**
 * What a test needs of the page once its frame is there: its height, what of it the player sees, and that copies of it are known. It is loaded beside
 * the frame and not before it, and so shares no module with the rest, which would be cut in pieces.
 */
export declare const place: ({ frame, element, settings, signal, onChange, onError }: Parts) => {
    measure: () => import("./protocol.ts").Viewport;
    /** Undefined if the frame knows it. */
    measureAnew: () => import("./protocol.ts").Viewport | undefined;
    replaceCopies: (root: ParentNode) => import("./handle.ts").Handle | undefined;
    /** Does what the frame asks of the page. */
    receive: (name: GuestEventName, payload: GuestEvents[GuestEventName]) => void;
    start: () => void;
    changed: () => void;
    isShown: () => boolean;
};
export type Placement = ReturnType<typeof place>;
