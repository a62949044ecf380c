import { defineConfig } from 'vite'
import { appPlugins } from './vite.plugins.ts'

/** The landing page as the server draws it before any script: its classes are those of the app's build, whose style sheets it uses. */
export default defineConfig({
  root: 'app',
  plugins: appPlugins(),
  ssr: { noExternal: true },
  define: { 'process.env.NODE_ENV': '"production"' },
  build: {
    ssr: 'arrival/landing-html.tsx',
    outDir: '../dist/arrival',
    emptyOutDir: true,
    reportCompressedSize: false,
  },
})
