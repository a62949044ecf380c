import { defineConfig } from 'vite'
import { appPlugins } from './vite.plugins.ts'

/** The demo's gallery of operators, and the workbench whose scenes it shows. Apart from the app, so that the app does not grow with them. */
export default defineConfig({
  root: 'app',
  base: '/workbench/',
  plugins: appPlugins(),
  build: {
    outDir: '../dist/workbench',
    emptyOutDir: true,
    target: 'es2022',
    reportCompressedSize: false,
    assetsInlineLimit: 0,
    modulePreload: { polyfill: false },
    rolldownOptions: { input: ['app/workbench/index.html', 'app/gallery/index.html'] },
  },
})
