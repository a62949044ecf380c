/**
 * What a page in test mode tells the console of the test it shows: `ready`, another size (`resize`), or what is in its way: `NOT_KEPT` or the code
 * of an error. Sizes in CSS pixels.
 */
export type PageReport = {
    what: string;
    origin: string;
    width: number;
    height: number;
};
/** On the console's own origin. */
export declare const pageReportsPath = "/api/console/sightings";
/** Tells the console, and whether it took it: it takes test secrets only. */
export declare const postPageReport: (console: string, secret: string | null, { what, origin, width, height }: PageReport) => Promise<boolean>;
