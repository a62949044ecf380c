import type { Handle } from './handle.ts';
/**
 * Moves a mounted test to the end of another element of the page. Where the browser has `moveBefore`, the frame goes on as if nothing had happened;
 * elsewhere it is reloaded and the game goes on (`reconnected`), unless the frame may store nothing (`notKept`). Throws `BAD_OPTIONS`
 * if there is no such element, or no such handle.
 */
export declare const move: (handle: Pick<Handle, "frame">, target: Element | string) => void;
