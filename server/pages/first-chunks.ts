import { readFile } from 'node:fs/promises'

type Chunk = {
  file: string
  imports?: string[]
  css?: string[]
}

const landing = 'screens/landing/landing.tsx'

/**
 * Links to all that the landing page and the messages of a language are made of, beside what `index` asks for by itself: the browser then
 * fetches it beside the entry instead of after it. `manifestFile` is the one Vite writes; without it there are no links.
 */
export const loadFirstChunks = async (manifestFile: URL, index: string): Promise<(locale: string) => string> => {
  const manifest: Record<string, Chunk> = await readFile(manifestFile, 'utf8').then(JSON.parse, () => ({}))
  const filesOf = (key: string): string[] => {
    const { file, css = [], imports = [] } = manifest[key] ?? {}
    return [...imports.flatMap(filesOf), ...css, ...(file ? [file] : [])]
  }
  const link = (file: string) =>
    `<link rel="${file.endsWith('.css') ? 'preload" as="style' : 'modulepreload'}" crossorigin href="/${file}">`
  return (locale) => {
    const files = new Set([landing, `../i18n/${locale}/index.ts`].flatMap(filesOf))
    return [...files]
      .filter((file) => !index.includes(file))
      .map(link)
      .join('')
  }
}
