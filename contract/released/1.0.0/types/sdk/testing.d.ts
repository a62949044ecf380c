import type { Handle } from './handle.ts';
import { type CommandName, type Config, type GuestEventName, type GuestEvents } from './protocol.ts';
export type FakeFrame = {
    /** What the page gave the frame. */
    readonly config: Config;
    /** Commands that came, oldest first. */
    readonly commands: {
        name: CommandName;
        payload: unknown;
    }[];
    /** Sends the page an event, as the test does. Resolves when the page's listeners have run. */
    send<Name extends GuestEventName>(name: Name, payload: GuestEvents[Name]): Promise<void>;
    close(): void;
};
/**
 * Plays the test's part for a mounted `handle` in a unit test (jsdom, happy-dom), where no frame loads: resolves when the handle is
 * ready. `obey` answers commands, with true by default. In a browser use the fixture of `@gamalyze/sdk/playwright` with the real test.
 */
export declare const fakeFrame: (handle: Handle, { obey, language }?: {
    obey?: (name: CommandName, payload: unknown) => boolean;
    language?: string;
}) => Promise<FakeFrame>;
