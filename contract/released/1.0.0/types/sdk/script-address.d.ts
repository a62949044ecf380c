/** The element of this script, if it has one: optimisers of pages inline scripts, make modules of them, move, join and delay them. */
export declare const ownScript: HTMLScriptElement | undefined;
export declare const providerUrl: string | undefined;
