import type { Language } from './language.ts';
export type NewSession = {
    /** Your own id of the player, 36 characters; none for an anonymous one */
    externalId?: string;
    /** The language the test opens in, where neither page nor player chose one: one of the codes, no other tag */
    language?: Language;
    /** Whether it is a session for tests: as the key, which makes no others */
    test?: boolean;
};
export type Session = {
    /** Goes into the page: `mount` takes it where it takes a page secret */
    secret: string;
    /** Note it: webhooks and completions name the player by it */
    sessionId: string;
    /** ISO 8601: until when it opens games and reports */
    expiresAt: string;
};
export type Completion = {
    reference: string;
    operator: string;
    sessionId?: string;
    completedAt: string;
    /** Seconds of play */
    duration: number;
    test: boolean;
};
export type SharedResult = {
    category?: 'low-risk' | 'medium-risk' | 'risky' | 'high-risk';
    /** 0 to 100 */
    score?: number;
    /** Where repeats would lie */
    range?: [number, number];
    consentedAt: string;
    textVersion: string;
};
export type UserGame = {
    reference: string;
    sessionId?: string;
    startedAt: string;
    completedAt?: string;
    analysedAt?: string;
};
export type WebhookEvent = {
    type: 'game.started' | 'game.completed' | 'game.analysed' | 'result.shared' | 'consent.withdrawn' | 'user.deleted';
    timestamp: string;
    data: {
        reference: string;
        operator: string;
        sessionId?: string;
        /** Rises with each event of a game */
        sequence: number;
        test: boolean;
    };
};
/** The same event, read by `events` */
export type PartnerEvent = WebhookEvent & {
    /** Of the webhook too: note the last one you have handled */
    id: string;
};
export type EventOptions = {
    /** Id of the last event you have handled; none: from the oldest on, of 30 days ago */
    after?: string | undefined;
    /** Seconds, 0 to 25, that the provider holds a call while nothing happens; 0 ends the loop there */
    wait?: number;
    /** Ends the loop */
    signal?: AbortSignal;
};
/** Why a call was refused: the server's `code` (`unauthorized`, `not_found`, `rate_limited`, …), or `offline` where no answer came. */
export declare class ServerError extends Error {
    readonly name = "ServerError";
    readonly code: string;
    /** HTTP status; 0 where no answer came */
    readonly status: number;
    /** What is wrong, in English, where the server said so */
    readonly detail: string | undefined;
    /** Address of the page about this code, where there is one */
    readonly docs: string | undefined;
    /** Seconds after which to try again, where the server said so */
    readonly retryAfter: number | undefined;
    constructor(code: string, status: number, { detail, docs, retryAfter }?: Partial<Pick<ServerError, 'detail' | 'docs' | 'retryAfter'>>);
    /** Whether the same call may succeed later. */
    get isTemporary(): boolean;
}
/** A webhook that is not from the provider, or too old: answer it with 400. */
export declare class WebhookError extends Error {
    readonly name = "WebhookError";
    readonly code = "BAD_WEBHOOK";
    /** Address of the page about this code, where the provider is known */
    readonly docs: string | undefined;
}
export type Options = {
    /** `sk_…`, from `gamalyze key create`; keep it on your server */
    key: string | undefined;
    /** The provider's address */
    baseUrl?: string;
    /** Longest time of a call, ms */
    timeout?: number;
};
/**
 * The provider as your server sees it (Node, Deno, Bun; it needs `fetch` alone). Each call rejects with a ServerError.
 *
 * @example
 * ```ts
 * const gamalyze = connect({ key: process.env.GAMALYZE_KEY })
 * const { secret, sessionId } = await gamalyze.createSession({ externalId })
 * ```
 */
export type Provider = {
    /** Makes a session secret for the page of one player (`externalId`, 36 characters), or of an anonymous one. Asking twice is harmless. */
    createSession(session?: NewSession): Promise<Session>;
    /** Confirms that a game was completed; undefined where there is no such game. */
    confirm(reference: string): Promise<Completion | undefined>;
    /** What the player agreed to share; undefined where there is nothing that may be read. The player sees each read. */
    results(reference: string): Promise<SharedResult | undefined>;
    /** Games of one of your players in the key's world, live or test; oldest first. */
    games(externalId: string): Promise<UserGame[]>;
    /** Removes the games of one of your players in the key's world, live or test; returns how many. */
    deleteUser(externalId: string): Promise<number>;
    /**
     * What happens to games in the key's world, live or test, in order and each under the id of its webhook: for servers that cannot take
     * webhooks. The loop goes on for ever and tries again while the provider is away. Handle an event, then note its id, and begin there the next
     * time: nothing is missed, and what comes twice has the same id. Rejects with `gone` where `after` is older than 30 days.
     *
     * @example
     * ```ts
     * for await (const event of gamalyze.events({ after: await notes.read() })) {
     *   await handle(event)
     *   await notes.write(event.id)
     * }
     * ```
     */
    events(options?: EventOptions): AsyncGenerator<PartnerEvent, void>;
    /** Has the provider play a test game as far as this event, and returns the id of the event; with a test key only. */
    testEvent(type: WebhookEvent['type']): Promise<string>;
};
/**
 * Your own id of a player as one of 36 characters, always the same: a UUID of version 5. For sessions only; players must not be able to choose
 * `anyId`: a text, a whole number, or an object that writes itself as its id.
 * @throws TypeError for anything else, as all who have no id would be one player
 */
export declare const externalIdFor: (operator: string, anyId: string | number | bigint | {
    toString(): string;
}) => string;
/** @throws TypeError where the key is no server key, or an option is wrong */
export declare const connect: ({ key, baseUrl, timeout }: Options) => Provider;
/**
 * The event of a webhook, after its signature and time were checked. Give the body as it came, byte for byte, and answer with 2xx within
 * 15 seconds; the same `webhook-id` may come again, so note the ones you have handled.
 * @throws WebhookError where it is not from the provider, changed, or older than five minutes
 * @throws TypeError where your own server gives no such secret, or a body that was parsed already
 */
export declare const verifyWebhook: (body: string, headers: Headers | Record<string, string | string[] | undefined>, secret: string) => WebhookEvent;
