import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { contents, inOrder } from '../../scripts/docs/contents.ts'
import { summaryOf } from '../../scripts/docs/list.ts'
import { wordClasses, wordTheme } from './code.ts'

/** The pages as `scripts/docs/build.ts` writes them; it starts this build. */
const source = new URL('../../dist/docs-source/', import.meta.url)

/** Pages of parts of the product that others describe: each is listed once it is there. */
const rest = readdirSync(source)
  .flatMap((file) => (file.endsWith('.md') ? [file.slice(0, -3)] : []))
  .filter((name) => !inOrder.includes(name))

const item = (page: string, text: string) => ({ text, link: `/${page.replace(/index$/, '')}` })
const titleOf = (page: string) => `${page[0]?.toUpperCase()}${page.slice(1).replaceAll('-', ' ')}`

export default defineConfig({
  title: 'Gamalyze',
  titleTemplate: ':title · Gamalyze documentation',
  description: 'How partners put the Gamalyze self-test into their pages, apps and servers',
  lang: 'en',
  base: '/docs/',
  srcDir: '../dist/docs-source',
  outDir: '../dist/docs',
  cacheDir: '../node_modules/.cache/vitepress',
  cleanUrls: true,
  metaChunk: true,
  router: { prefetchLinks: false },
  head: [['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }]],
  markdown: {
    theme: wordTheme,
    codeTransformers: [wordClasses],
    // Angle brackets in sentences are text, never components.
    config: (md) => void md.set({ html: false }),
  },
  transformPageData: ({ relativePath, title }) => ({
    description: summaryOf(readFileSync(new URL(relativePath, source), 'utf8')) || `${title}: Gamalyze documentation`,
  }),
  // Style attributes, which the pages' policy forbids: the style sheet has the one, a script sets the other.
  transformHtml: (html) => html.replaceAll(/ style="(?:position:relative|--vp-vh:0px);?"/g, ''),
  // A script would put a style element into the page while the scheme changes.
  appearance: { disableTransition: false },
  themeConfig: {
    siteTitle: 'Gamalyze docs',
    search: { provider: 'local' },
    outline: { level: [2, 3] },
    nav: [
      { text: 'First page', link: '/quickstart' },
      { text: 'API', link: '/api/' },
      { text: 'Errors', link: '/errors/' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: [
      ...Object.entries(contents).map(([text, pages]) => ({
        text,
        items: Object.entries(pages).flatMap(([page, name]) => (existsSync(new URL(`${page}.md`, source)) ? [item(page, name)] : [])),
      })),
      { text: 'Running it', items: rest.map((page) => item(page, titleOf(page))) },
    ],
  },
})
