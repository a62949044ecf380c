import type { DestroyReason } from './emitter.ts';
import { type Told } from './report-page.ts';
/**
 * What test mode does when a test is mounted, listened to or gone: it warns about names that have no effect, and tells the console what comes. Loaded
 * for developers only. `shapes` are the events of the frame.
 */
export declare const hint: (about: string | Told | {
    reason: DestroyReason;
}, shapes: object) => void;
