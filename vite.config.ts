import { defineConfig } from 'vite'
import { appPlugins } from './vite.plugins.ts'

/** The frame's app. The server fills in the operator and serves the result of `npm run build`. */
export default defineConfig({
  root: 'app',
  plugins: appPlugins(),
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
      output: {
        // On a slow line every file costs: two for what any page needs, the small one first; what the landing page shares comes with them.
        codeSplitting: {
          groups: [
            { name: 'main', test: /\/app\/main[.]ts$/, priority: 2 },
            { name: 'show', test: /\/app\/(show[.]tsx|ui\/(actions|field-error|text|stack|card\/card|icons\/clock)[.]tsx?)$/, priority: 1 },
          ],
        },
      },
    },
  },
})
