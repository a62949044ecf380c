import { existsSync, readFileSync } from 'node:fs'

/** The release, as package.json says: of server, API, SDK and image alike (`npm run check -- repository` compares them). */
export const { version }: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))

const stamp = new URL('../../dist/.server-built', import.meta.url)
/** Which build of the release this is: the start of a hash of the server's sources, which `scripts/build.mjs` writes; empty where none was made. */
export const buildId: string = existsSync(stamp) ? readFileSync(stamp, 'utf8').slice(0, 12) : ''
