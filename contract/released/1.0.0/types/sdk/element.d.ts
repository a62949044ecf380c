import type { Handle } from './handle.ts';
import { type Secret } from './options.ts';
type Attribute = 'operator' | 'user-id' | 'language' | 'height' | 'test' | 'base-url' | 'secret-url' | 'secret-timeout';
export type GamalyzeTestAttributes = {
    [Name in Attribute]?: string | undefined;
} & {
    secret?: Secret | undefined;
};
declare const GamalyzeTest_base: {
    new (): HTMLElement;
    prototype: HTMLElement;
};
/**
 * `<gamalyze-test operator="…" language="…">`: attributes are the options of `mount` (`user-id`, `base-url`), each a property too; `secret` is
 * a property, and a `secret` attribute is taken out of the page as it is read. `secret-url` names an address of your own site that
 * answers with the secret as text. Mounts when it is in the page and has its secret; from then on `handle` gives events and commands, and
 * a `gamalyze` event has told of it, or of the `EmbedError`. Moved within the page, or taken out of it for less than 15 minutes, it keeps its frame and
 * its handle; a copy of the element that takes its place gets both.
 */
export declare class GamalyzeTest extends GamalyzeTest_base {
    static observedAttributes: string[];
    handle: Handle | undefined;
    key?: Secret | undefined;
    operator: string | null;
    userId: string | null;
    language: string | null;
    height: string | null;
    test: string | null;
    baseUrl: string | null;
    secretUrl: string | null;
    secretTimeout: string | null;
    get secret(): Secret | undefined;
    set secret(secret: Secret | undefined);
    connectedCallback(): undefined;
    attributeChangedCallback(name: string, _: string | null, value: string | null): void;
}
declare global {
    interface HTMLElementTagNameMap {
        'gamalyze-test': GamalyzeTest;
    }
    namespace JSX {
        interface IntrinsicElements {
            'gamalyze-test': GamalyzeTestAttributes & {
                id?: string;
                class?: string;
                title?: string;
            };
        }
    }
}
export {};
