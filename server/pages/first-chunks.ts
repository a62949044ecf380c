import { readFile } from 'node:fs/promises'

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
}

const landing = 'screens/landing/landing.tsx'
/** What a page in a frame speaks to the page around with. */
const port = '../sdk/port.ts'

/** Links to what the first screen is made of: `head` fetches all of it at once, `body` applies its style sheets. */
export type FirstChunks = { head: string; body: string }

/**
 * Links to all that the landing page and the messages of a language are made of, beside what `index` asks for by itself: the browser then
 * fetches it beside the entry instead of after it. Style sheets are applied behind the page's first paint, which waits for none of them.
 * `manifestFile` is the one Vite writes; without it there are no links.
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
