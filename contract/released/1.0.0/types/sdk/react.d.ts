import { type CSSProperties } from 'react';
import type { EmbedError } from './embed-error.ts';
import type { EventName, Events } from './emitter.ts';
import type { Handle } from './handle.ts';
import { type MountOptions, type Secret } from './options.ts';
export type GamalyzeTestProps = Omit<MountOptions, 'secret'> & {
    /** May come later: until then nothing is mounted. */
    secret: Secret | undefined;
    /** Listeners by event name; may be new functions at every render. */
    on?: {
        [Name in EventName]?: (payload: Events[Name]) => void;
    };
    /** Receives every error, including those of wrong props; none is ever thrown into the tree. */
    onError?: (error: EmbedError) => void;
    /** Gets the handle after mounting and undefined after unmounting. */
    onHandle?: (handle: Handle | undefined) => void;
    id?: string;
    className?: string;
    style?: CSSProperties;
};
/**
 * The test as a component; `ref` is its element. A new `language`, `secret`, `title` or `height` applies to the running test; another
 * operator, player or address mounts the test again, and so does a removed `language` or a height that becomes fixed.
 */
export declare const GamalyzeTest: import("react").ForwardRefExoticComponent<Omit<MountOptions, "secret"> & {
    /** May come later: until then nothing is mounted. */
    secret: Secret | undefined;
    /** Listeners by event name; may be new functions at every render. */
    on?: { [Name in EventName]?: (payload: Events[Name]) => void; };
    /** Receives every error, including those of wrong props; none is ever thrown into the tree. */
    onError?: (error: EmbedError) => void;
    /** Gets the handle after mounting and undefined after unmounting. */
    onHandle?: (handle: Handle | undefined) => void;
    id?: string;
    className?: string;
    style?: CSSProperties;
} & import("react").RefAttributes<HTMLDivElement>>;
declare module 'react' {
    namespace JSX {
        interface IntrinsicElements {
            'gamalyze-test': import('./element.ts').GamalyzeTestAttributes & import('react').DetailedHTMLProps<import('react').HTMLAttributes<HTMLElement>, HTMLElement>;
        }
    }
}
