import { defineConfig } from 'vitest/config'
import { appPlugins } from './vite.plugins.ts'

const exclude = ['**/node_modules/**', 'dist/**', 'e2e/**']

export default defineConfig({
  test: {
    // Vitest's module cache loses WyW's virtual CSS on the second run.
    fsModuleCache: false,
    projects: [
      { test: { name: 'unit', environment: 'node', include: ['{contract,app,sdk,operators,i18n,scripts}/**/*.test.ts'], exclude } },
      { plugins: appPlugins(), test: { name: 'dom', environment: 'jsdom', include: ['{app,sdk}/**/*.test.tsx'], exclude } },
      {
        test: { name: 'server', environment: 'node', include: ['server/**/*.test.ts'], exclude, testTimeout: 60_000, hookTimeout: 120_000 },
      },
    ],
  },
})
