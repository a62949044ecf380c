/** Where the test is served when `baseUrl` is left out: the build puts its `PUBLIC_URL` here, if it has one, or the address the script came from. */
export declare const providerUrl: string | undefined;
