import { readFileSync } from 'node:fs'

/** The release, as package.json says: of server, API, SDK and image alike (`npm run check -- repository` compares them). */
export const { version }: { version: string } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8'))
