import type { EmbedError } from './embed-error.ts';
import type { GuestEvents, Nothing } from './protocol.ts';
export type DestroyReason = 'call' | 'gone' | 'copied';
/** Every event of a handle with its payload. */
export type Events = Omit<GuestEvents, 'error'> & {
    /** The frame was loaded again (by a reload or a move within the page) and is connected again. */
    reconnected: Nothing;
    /** The player does not see the test any more: it is hidden, or out of the document. Time to think is not counted. */
    asleep: Nothing;
    /** The player sees the test again. */
    awake: Nothing;
    /**
     * Nothing is left of the test: `destroy` was called or the signal aborted, it was out of the document for 15 minutes, or the page mounted another one
     * into a copy of it.
     */
    destroyed: {
        reason: DestroyReason;
    };
    error: EmbedError;
};
export type EventName = keyof Events;
export type Listener<Name extends EventName> = (payload: Events[Name]) => void;
/** A typed set of listeners; `onAdd` is called for each. A listener that throws is reported to the page's own error handling and does not stop the others. */
export declare const createEmitter: (onAdd: (name: string) => void) => {
    emit: <Name extends EventName>(name: Name, payload: Events[Name]) => void;
    listening: {
        on: <Name extends EventName>(name: Name, listener: Listener<Name>) => () => void;
        once: <Name extends EventName>(name: Name, listener: Listener<Name>) => () => void;
        off: <Name extends EventName>(name: Name, listener: Listener<Name>) => void;
    };
};
