import type { Handle } from './handle.ts';
import type { MountOptions } from './options.ts';
import { type PageReport } from './page-report.ts';
export type Told = Pick<Handle, 'ready' | 'frame' | 'on'> & {
    settings: MountOptions;
    /** Whether the browser keeps the game; not known before `ready`. */
    isKept(): boolean | undefined;
    /** Rejects while there is no frame that answers. */
    command(name: 'look', report: PageReport): Promise<boolean>;
};
/**
 * In test mode: tells the console's "Look at my page" that the test is shown, its size and what is in its way, one after the other. The frame
 * passes it on, as the page's own policy may forbid the page to; an error that leaves no such frame is reported by the page itself, where its
 * policy lets it. What cannot be told is left: `diagnose` says it in the page.
 */
export declare const tell: ({ ready, frame, on, settings, command, isKept }: Told) => void;
