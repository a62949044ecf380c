import { type FrameLocator, type Page, type PlaywrightTestArgs, type PlaywrightTestOptions, type PlaywrightWorkerArgs, type PlaywrightWorkerOptions, type TestType } from '@playwright/test';
/** Drives the real test inside a partner page, in English, as a player does. */
export declare const playerOf: (page: Page, frame?: string) => {
    test: FrameLocator;
    start: () => Promise<void>;
    draw: (count: number) => Promise<void>;
    finish: (steps?: number) => Promise<void>;
};
export type Player = ReturnType<typeof playerOf>;
/** Playwright's `test` with a `player` for the page under test. */
export declare const test: TestType<PlaywrightTestArgs & PlaywrightTestOptions & {
    player: Player;
}, PlaywrightWorkerArgs & PlaywrightWorkerOptions>;
