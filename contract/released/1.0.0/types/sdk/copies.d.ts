import type { Handle } from './handle.ts';
/**
 * Puts frames that the page has taken away (caches of pages, consent managers) where it has put copies of them, and removes all other copies: what
 * is in them nobody hears. Returns the handle of the test that is below `root` then.
 */
export declare const replaceCopies: (root: ParentNode) => Handle | undefined;
/** Removes the copies in an element that gets a new test, which takes the place of those that they were made of. */
export declare const removeCopies: (element: Element) => void;
