/** Why an embed failed. `docs/errors.md`, served at `/docs/errors/`, says what to do about each. */
export type EmbedErrorCode = 'BAD_OPTIONS' | 'CSP_BLOCKED' | 'FRAME_REFUSED' | 'FRAME_HELD' | 'UNREACHABLE' | 'HANDSHAKE_TIMEOUT' | 'PROTOCOL_TOO_OLD' | 'SECRET_FAILED' | 'SECRET_TIMEOUT' | 'UNAUTHORIZED' | 'PAUSED' | 'GAME_STOPPED' | 'USER_ID_NEEDS_SESSION' | 'BLOCKED_BY_SANDBOX' | 'GROWTH_LOOP' | 'NO_ANSWER' | 'DESTROYED';
/** What was expected and what came instead, in words; never a value of the page. */
export type Mismatch = [expected?: string, got?: string];
/** Whose documentation errors name: the provider that the SDK came from, else the one that the page named last; none is known before. */
export declare const docsOf: {
    provider: string;
};
/** Every failure the SDK reports. Branch on `code`; the message is for people and holds no secret. */
export declare class EmbedError extends Error {
    readonly name = "EmbedError";
    readonly code: EmbedErrorCode;
    /** Address of the page that says what to do. */
    readonly docs: string;
    readonly expected: string | undefined;
    readonly got: string | undefined;
    constructor(code: EmbedErrorCode, [expected, got]?: Mismatch);
}
