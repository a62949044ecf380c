/** What the script and the files that it loads later share, under a name that no page uses by chance. */
export declare const shared: Record<string, unknown>;
/**
 * Fetches a part of the SDK from a folder beside the script, once. As a script element and not by `import()`: that gets through policies that trust the
 * script by its hash, and it carries an integrity. Below `v1/`, where files change together, there is none, as there is none for the script.
 */
export declare const late: <Part>(name: string) => Promise<Part>;
