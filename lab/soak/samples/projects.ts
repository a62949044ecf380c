import { execFile, spawn } from 'node:child_process'
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { Documentation } from '../documentation.ts'
import { ownPort } from '../start-provider.ts'
import { type Site, type SiteOptions, serve } from './site.ts'

const run = promisify(execFile)

export type Build = {
  packages: string[]
  sample: { title: string; holds: string; file: string }
  /** The rest of a project of its kind; the first is its entry. */
  files: Record<string, string>
  plugin?: string
  compilesInPage?: true
  /** What builds it in place of Vite */
  builder?: string
}
export type Project = { serve(policy: string, options?: SiteOptions): Promise<Site>; remove(): void }

const sample = (holds: string, file: string) => ({ title: 'Frameworks', holds, file })

export const frameworks: Record<string, Build> = {
  React: {
    packages: ['react@19.3.1', 'react-dom@19.3.1'],
    sample: sample('export const SelfTest', 'sample.jsx'),
    files: {
      'main.jsx': `import { createRoot } from 'react-dom/client'\nimport { SelfTest } from './sample.jsx'\ncreateRoot(document.querySelector('#app')).render(<SelfTest />)`,
    },
  },
  Vue: {
    packages: ['vue', '@vitejs/plugin-vue'],
    sample: sample('<script setup>', 'sample.vue'),
    files: { 'main.js': `import { createApp } from 'vue'\nimport Sample from './sample.vue'\ncreateApp(Sample).mount('#app')` },
    plugin: `import plugin from '@vitejs/plugin-vue'`,
  },
  Svelte: {
    packages: ['svelte', '@sveltejs/vite-plugin-svelte'],
    sample: sample('bind:this', 'sample.svelte'),
    files: {
      'main.js': `import { mount } from 'svelte'\nimport Sample from './sample.svelte'\nmount(Sample, { target: document.querySelector('#app') })`,
    },
    plugin: `import { svelte as plugin } from '@sveltejs/vite-plugin-svelte'`,
  },
  // Compiled in the page, as without Angular's own command line: that needs eval, which a built app does not.
  Angular: {
    compilesInPage: true,
    packages: ['@angular/core', '@angular/common', '@angular/compiler', '@angular/platform-browser', 'rxjs', 'zone.js'],
    sample: sample('CUSTOM_ELEMENTS_SCHEMA', 'sample.ts'),
    files: {
      'main.ts': `import '@angular/compiler'\nimport 'zone.js'\nimport { bootstrapApplication } from '@angular/platform-browser'\nimport { App } from './sample'\nbootstrapApplication(App)`,
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true, "target": "es2022", "useDefineForClassFields": false } }',
    },
  },
}

/** Astro writes short scripts into the page, which the recommended policy does not name. */
export const astro: Build = {
  builder: 'astro/bin/astro.mjs',
  packages: ['astro'],
  sample: sample("<script>\n  import '@gamalyze/sdk/element'", 'src/pages/index.astro'),
  files: {},
}

/** An app of Next's own: its pages carry inline scripts, which the recommended policy does not name. */
export const next: Build = {
  builder: 'next/dist/bin/next',
  packages: ['next@16.4.6', 'react@19.3.1', 'react-dom@19.3.1'],
  sample: sample('export default function Page()', 'app/self-test/page.jsx'),
  files: { 'app/layout.jsx': 'export default function Layout({ children }) { return <html lang="en"><body>{children}</body></html> }' },
}

/** An app of Next, built, on a port of its own. */
export const serveNext = async (folder: string): Promise<Site> => {
  const port = ownPort + 2
  const app = spawn(process.execPath, ['node_modules/next/dist/bin/next', 'start', '--port', `${port}`], { cwd: folder, stdio: 'ignore' })
  const url = `http://localhost:${port}/self-test`
  for (let tries = 0; !(await fetch(url).catch(() => undefined))?.ok; tries++) {
    if (tries > 100) throw new Error('next start does not respond')
    await new Promise((resolve) => setTimeout(resolve, 200))
  }
  return { url, close: () => void app.kill() }
}

/** A project with the sample as it stands and the package that the provider serves, built. */
export const buildProject = async (documentation: Documentation, build: Build): Promise<Project> => {
  const { packages, sample, files, plugin, compilesInPage, builder } = build
  const folder = mkdtempSync(join(tmpdir(), 'sample-'))
  const remove = () => rmSync(folder, { recursive: true, force: true })
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text)
  }
  const node = (...args: string[]) => run(process.execPath, args, { cwd: folder })
  try {
    write('package.json', '{ "private": true, "type": "module" }')
    await run('npm', ['install', '--no-audit', '--no-fund', ...(builder ? [] : ['vite@8']), ...packages], { cwd: folder })
    await run('sh', ['-ec', await documentation.block('Frameworks', 'npm install')], { cwd: folder })
    for (const [path, text] of Object.entries(files)) write(path, text)
    write(sample.file, await documentation.block(sample.title, sample.holds))
    if (builder) {
      await node(join('node_modules', builder), 'build')
      return { serve: () => (build === next ? serveNext(folder) : serve({ folder: join(folder, 'dist') })), remove }
    }
    const [main = ''] = Object.keys(files)
    write(
      'index.html',
      `<!doctype html><html lang="en"><title>Self-test</title><app-root></app-root><div id="app"></div><div id="test"></div><script type="module" src="/${main}"></script></html>`,
    )
    write(
      'vite.config.js',
      `${plugin ?? 'const plugin = () => undefined'}\nexport default { plugins: [plugin()], build: { modulePreload: { polyfill: false } } }`,
    )
    await node('node_modules/vite/bin/vite.js', 'build')
    const withEval = (policy: string) => (compilesInPage ? policy.replace("'self'", "'self' 'unsafe-eval'") : policy)
    return { serve: (policy, options) => serve({ folder: join(folder, 'dist'), policy: withEval(policy), ...options }), remove }
  } catch (error) {
    remove()
    throw error
  }
}
