import { defineConfig } from 'vite'
import { compileHints } from './scripts/vite-compile-hints.ts'
import { rewrittenChunks } from './scripts/vite-rewritten-chunks.ts'
import { appPlugins } from './vite.plugins.ts'

/** The frame's app. The server fills in the operator and serves the result of `npm run build`. */
export default defineConfig({
  root: 'app',
  plugins: [appPlugins(), process.env.APP_SCRIPTS !== 'modules' && [compileHints(), rewrittenChunks()]],
  optimizeDeps: {
    // Named, as to find them Vite would read the whole app, workbench and gallery included, before the first page of `npm run dev`.
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
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
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
          ],
        },
      },
    },
  },
})
