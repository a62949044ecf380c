/** Listens until `signal` aborts. */
export declare const listen: <Type extends keyof WindowEventMap>(target: EventTarget, type: Type, listener: (event: WindowEventMap[Type]) => void, signal: AbortSignal) => void;
