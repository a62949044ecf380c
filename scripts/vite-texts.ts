import { pathToFileURL } from 'node:url'
import type { Plugin } from 'vite'

const messageFile = /\/i18n\/(?:[A-Za-z\d]+\/(?:[a-z]+\/)?index|i18n-whole\/[A-Za-z\d]+)\.ts$/

/**
 * Bakes each message set, each of its namespaces and the whole set into one chunk of plain data: a variant such as `us` then needs no chunk
 * of its base set, and switching the language takes one request.
 */
export const bakeTexts = (): Plugin => ({
  name: 'bake-texts',
  apply: 'build',
  async load(id) {
    if (!messageFile.test(id)) return null
    const { default: messages } = (await import(pathToFileURL(id).href)) as { default: unknown }
    return `export default ${JSON.stringify(messages)}`
  },
})
