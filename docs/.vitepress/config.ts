import { readFileSync } from 'node:fs'
import { defineConfig } from 'vitepress'
import { contents } from '../../scripts/docs/contents.ts'
import { summaryOf } from '../../scripts/docs/list.ts'
import { tidyTokens, wordClasses, wordTheme } from './code.ts'

const { version } = JSON.parse(readFileSync(new URL('../../package.json', import.meta.url), 'utf8')) as { version: string }
/** The pages as `scripts/docs/build.ts` writes them; it starts this build. */
const source = new URL('../../dist/docs-source/', import.meta.url)

const item = ([page, text]: [string, string]) => ({ text, link: `/${page.replace(/index$/, '')}` })

/** Guides before error codes, both before the SDK's types, and a page before a part of one. The site gets its text: it stands alone. */
const weightOf = (page: string, _word: string, section?: { titles?: string[] }): number =>
  (section?.titles?.length ? 1 : 2) *
  (/\/sdk\//.test(page) ? 0.15 : /\/errors\/|\/frame|\/changelog|\/upgrade|\/requirements/.test(page) ? 0.3 : /\/(?:operations|settings|data|security|method-card|study-kit)/.test(page) ? 0.6 : 1)

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
  vite: { build: { license: { fileName: '.vite/licences.json' } } },
  router: { prefetchLinks: false },
  head: [['link', { rel: 'icon', href: '/docs/icon.svg', type: 'image/svg+xml' }]],
  markdown: {
    theme: wordTheme,
    codeTransformers: [wordClasses],
    // Angle brackets in sentences are text, never components.
    config: (md) => void tidyTokens(md.set({ html: false })),
  },
  // The typeface comes with the page.
  transformHead: ({ assets }) =>
    assets.flatMap((href) => (href.endsWith('.woff2') ? [['link', { rel: 'preload', as: 'font', type: 'font/woff2', href, crossorigin: '' }]] : [])),
  transformPageData: ({ relativePath, title, frontmatter }) => ({
    frontmatter: relativePath === 'index.md' ? { ...frontmatter, layout: 'home' } : frontmatter,
    description: summaryOf(readFileSync(new URL(relativePath, source), 'utf8')) || `${title}: Gamalyze documentation`,
  }),
  // Style attributes, which the pages' policy forbids: the style sheet has the one, a script sets the other.
  transformHtml: (html) => html.replaceAll(/ style="(?:position:relative|--vp-vh:0px);?"/g, ''),
  // A script would put a style element into the page while the scheme changes.
  appearance: { disableTransition: false },
  themeConfig: {
    siteTitle: 'Gamalyze',
    version,
    search: {
      provider: 'local',
      options: {
        miniSearch: {
          searchOptions: {
            fuzzy: 0.2,
            prefix: true,
            boost: { title: 8, titles: 3, text: 1 },
            boostDocument: weightOf,
          },
        },
      },
    },
    notFound: { title: 'There is no such page', quote: 'Try the search, or begin at the home page.', linkText: 'Home' },
    outline: { level: [2, 3], label: 'On this page' },
    nav: [
      { text: 'Guides', link: '/quickstart', activeMatch: '^/(?!api/|errors/|changelog|$)' },
      { text: 'API', link: '/api/', activeMatch: '^/api/' },
      { text: 'Errors', link: '/errors/', activeMatch: '^/errors/' },
      { text: 'Changelog', link: '/changelog' },
    ],
    sidebar: Object.entries({ ...contents, Versions: { ...contents.Versions, 'licences.txt': 'Licences' } }).map(([text, pages]) => ({ text, items: Object.entries(pages).map(item) })),
  },
})
