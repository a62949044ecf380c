/** Runs `act` and marks its promise as handled, so an unobserved rejection is not reported. */
export declare const ignoreRejection: <T>(act: () => Promise<T>) => Promise<T>;
