import { EmbedError } from './embed-error.ts';
import type { Language } from './language.ts';
/** A secret of 36 characters, or what fetches one each time the frame loads. */
export type Secret = string | (() => string | Promise<string>);
/** CSS pixels of the page that fixed bars of its own cover at each edge, or what says so at any time. */
export type Insets = {
    [Edge in 'top' | 'right' | 'bottom' | 'left']?: number | (() => number) | undefined;
};
export type MountOptions = {
    /** Your operator id: decides branding and who may embed. */
    operator: string;
    /** Never put into the page, the frame's address or the history: it goes to the frame by message alone. */
    secret: Secret;
    /** Milliseconds your secret function may take; 10,000 by default. */
    secretTimeout?: number | undefined;
    /** Your own id of this player, 36 characters. Only used with a session secret. */
    userId?: string | undefined;
    /** Language of the frame; otherwise, and where there is no such one, the operator's own. */
    language?: Language | undefined;
    /** Accessible name of the frame. */
    title?: string | undefined;
    /** Pixels or a CSS length for a fixed height; otherwise the frame follows its content. */
    height?: number | string | undefined;
    /** Fixed bars of your page, so that nothing important is shown behind them; otherwise its `scroll-padding` counts. */
    insets?: Insets | undefined;
    /** Marks a preview of the page (`previewOrigins` of your operator), where a test secret is enough. Set by itself on localhost. */
    test?: boolean | undefined;
    /** Destroys the embed when it aborts. */
    signal?: AbortSignal | undefined;
    /** Origin of the provider, such as `https://test.example.com`. */
    baseUrl?: string | undefined;
};
/** Describes the kind of a value without revealing it. */
export declare const describe: (value: unknown) => string;
/** The error for an option, and for any other thing of the page that is of the wrong kind. */
export declare const bad: (expected: string, value: unknown) => EmbedError;
/** Throws `BAD_OPTIONS` for what cannot be called. */
export declare const checkFunction: (value: unknown) => void;
/** Whether the value is shaped like a secret: 36 letters, digits, `_` or `-`. */
export declare const isSecret: (value: unknown) => value is string;
/** A copy, so that each option is read once. */
export declare const readOptions: <Options extends object>(given: Options) => Options;
/** The options, each read once; throws `BAD_OPTIONS` with the first that is missing or wrong. */
export declare const checkOptions: <Options extends MountOptions>(given: Options) => Options;
/** The element that `target` means. */
export declare const findTarget: (target: Element | string) => Element;
/** Whether everything on this page is a test: the page says so, or it is on the developer's own machine. */
export declare const isTest: ({ test }: Pick<MountOptions, "test">) => boolean;
/** Address of the frame. It names the operator, never the secret or the player. */
export declare const frameUrl: (options: Pick<MountOptions, "operator" | "language" | "test" | "baseUrl">) => URL;
