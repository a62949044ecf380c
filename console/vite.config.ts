import { defineConfig } from 'vite'
import { appPlugins } from '../config/vite/app-plugins.ts'
import { bakeCalls } from '../config/vite/calls.ts'

/** The partner console, a page of its own origin. Its server answers every address of a screen with index.html. */
export default defineConfig({
  root: import.meta.dirname,
  plugins: [...appPlugins(), bakeCalls()],
  build: {
    outDir: '../dist/console',
    emptyOutDir: true,
    manifest: true,
    license: { fileName: '.vite/licences.json' },
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
  },
})
