import { EmbedError } from './embed-error.ts';
import type { LazyMount, LazyOptions } from './lazy.ts';
import type { Modal, ModalOptions } from './modal.ts';
import { mount } from './mount.ts';
import { preload } from './preload.ts';
/** What the script tag puts on the page as `Gamalyze`. */
export type Gamalyze = {
    mount: typeof mount;
    preload: typeof preload;
    EmbedError: typeof EmbedError;
    openModal(options: ModalOptions): Promise<Modal>;
    mountLazy(target: Element | string, options: LazyOptions): Promise<LazyMount>;
    /** Calls back with all this: what the loader stub queues until the script is there. */
    ready(callback: (sdk: Gamalyze) => void): void;
};
