import type { Handle } from './handle.ts';
import { type MountOptions } from './options.ts';
export type ModalOptions = MountOptions & {
    closeLabel?: string;
};
export type Modal = {
    readonly handle: Handle;
    readonly dialog: HTMLDialogElement;
    /** Resolves when the reader or `close` has closed it. A game in progress can be resumed by opening the test again. */
    readonly closed: Promise<void>;
    close(): void;
};
/** Opens the test in a modal dialog over the page. Focus goes in, Escape and the button close it, focus returns. */
export declare const openModal: (given: ModalOptions) => Modal;
