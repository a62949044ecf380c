import { type Config, type GuestEventName, type GuestEvents, type Hello } from './protocol.ts';
/**
 * The host's end of the contract: answers each new hello of the frame with a port of its own and closes the one before, so that a
 * reloaded frame reconnects by itself and an old port is useless.
 */
export declare const createLink: (frame: HTMLIFrameElement, origin: string, signal: AbortSignal, host: {
    config(): Promise<Config>;
    receive(name: GuestEventName, payload: GuestEvents[GuestEventName]): void;
    /** True: answer this hello. */
    onHello(): boolean;
    onTooOld(hello: Hello): void;
    /** Another frame of the provider said hello, which may be a copy of this one. */
    onStranger(): unknown;
}) => {
    close: () => void;
    /** Rejects when the frame is gone or does not answer in time. */
    command: (name: string, payload?: unknown) => Promise<boolean>;
};
