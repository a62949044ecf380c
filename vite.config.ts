import { defineConfig, type UserConfig } from 'vite'
import { appPlugins } from './config/vite/app-plugins.ts'
import { compileHints } from './config/vite/compile-hints.ts'
import { rewrittenChunks } from './config/vite/rewritten-chunks.ts'

/** The frame's app. The server fills in the operator and serves the result of `npm run build`. */
const app = (): UserConfig => ({
  plugins: [process.env.APP_SCRIPTS !== 'modules' && [compileHints(), rewrittenChunks()]],
  optimizeDeps: {
    // Named, as to find them Vite would read the whole app, workbench included, before the first page of `npm run dev`.
    entries: [],
    include: [
      '@linaria/core',
      'penpal',
      'react',
      'react-dom',
      'react-dom/client',
      'react-router-dom',
      'react/jsx-dev-runtime',
      'react/jsx-runtime',
      'swr',
      'typesafe-i18n',
      'uuid',
    ],
  },
  build: {
    outDir: '../dist/app',
    // Chunks of earlier builds stay for a while: scripts/prune-assets.ts.
    emptyOutDir: false,
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    rolldownOptions: {
      // Most constants of the contract are used once, by a chunk that comes later: they leave the first one.
      optimization: { inlineConst: { mode: 'all', pass: 3 } },
      output: {
        // On a slow line every file costs: two for what any page needs, the small one first; what the landing page shares comes with them.
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/app\/main[.]ts$/, priority: 2 },
            {
              name: 'show',
              test: /\/app\/(show[.]tsx|use-linked[.]ts|ui\/(actions|field-error|text|stack|card\/card|rich-text|first-icons)[.]tsx?)$/,
              priority: 1,
            },
            // What several later screens share is in few files, as the first script holds the name of each.
            {
              name: 'ui',
              test: /\/app\/(ui\/|theme\/|dialogs\/contact-link|routing\/link|api\/report|use-shown-measures)/,
              minShareCount: 2,
            },
            { name: 'game', test: /\/app\/(game|play)\//, minShareCount: 2 },
            { name: 'calls', test: /\/app\/(api\/(result-calls|use-)|results\/own-game\/use-)/, minShareCount: 2 },
            // The footer of some landing pages has a help-line, and needs no more than these.
            { name: 'help-views', test: /\/(i18n\/help(-views|\/places)|help\/use-help)/, minShareCount: 2 },
            { name: 'help', test: /\/app\/help\//, minShareCount: 2 },
            { name: 'results', test: /\/app\/results\//, minShareCount: 2 },
          ],
        },
      },
    },
  },
})

/** The landing page as the server draws it before any script: its classes are those of the app's build, whose style sheets it uses. */
const arrival = (): UserConfig => ({
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: { outDir: '../dist/arrival', ssr: 'arrival/landing-html.tsx' },
})

/** The workbench, whose scenes show every screen in every state. Apart from the app, so that the app does not grow with them. */
const workbench = (): UserConfig => ({
  base: '/workbench/',
  build: { outDir: '../dist/workbench', rolldownOptions: { input: 'app/workbench/index.html' } },
})

/** What is made of `app/`: the app itself, or with `--mode arrival` or `workbench` one of the others. */
export default defineConfig(({ mode }) => {
  const { plugins, build, ...config } = mode === 'arrival' ? arrival() : mode === 'workbench' ? workbench() : app()
  return {
    ...config,
    root: 'app',
    plugins: [appPlugins(), plugins],
    build: {
      emptyOutDir: true,
      target: 'es2022',
      reportCompressedSize: false,
      assetsInlineLimit: 0,
      modulePreload: { polyfill: false },
      ...build,
    },
  }
})
