import { readFile } from 'node:fs/promises'

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
}

const landing = 'screens/landing/landing.tsx'
/** The code with which a page in a frame talks to the embedding page. */
const port = '../sdk/port.ts'

/** Links to the chunks of the first screen: `head` preloads all of them, `body` applies their style sheets. */
export type FirstChunks = { head: string; body: string }

/**
 * Links to all chunks of the landing page and of a language's messages, except those `index` loads by itself: the browser then
 * fetches them in parallel with the entry instead of after it. Style sheets are applied after the page's first paint, which needs none of them.
 * `manifestFile` is written by Vite; without it there are no links.
 */
export const loadFirstChunks = async (manifestFile: URL, index: string): Promise<(locale: string, embedded: boolean) => FirstChunks> => {
  const manifest: Record<string, Chunk> = await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
  const filesOf = (key: string): string[] => {
    const { file, css = [], imports = [] } = manifest[key] ?? {}
    return [...imports.flatMap(filesOf), ...css, ...(file ? [file] : [])]
  }
  const link = (rel: string) => (file: string) => `<link rel="${rel}" crossorigin href="/${file}">`
  return (locale, embedded) => {
    const wanted = [landing, `../i18n/${locale}/index.ts`, ...(embedded ? [port] : [])]
    const files = [...new Set(wanted.flatMap(filesOf))].filter((file) => !index.includes(file))
    const isStyle = (file: string) => file.endsWith('.css')
    return {
      head: files.map((file) => link(isStyle(file) ? 'preload" as="style' : 'modulepreload')(file)).join(''),
      body: files.filter(isStyle).map(link('stylesheet')).join(''),
    }
  }
}
