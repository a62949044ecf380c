/** Where the test is served when `baseUrl` is left out. The build puts its own `PUBLIC_URL` here, or the address a script came from. */
export const providerUrl = 'https://gamalyze.example'
