// The blocks of docs/frameworks.md as they stand, in projects of React, Vue, Svelte and Angular that Vite builds with the package as it is
// packed, under the policy that the documentation recommends. Installs from the registry. Needs `npm run build`.
import { execFile } from 'node:child_process'
import { once } from 'node:events'
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { tmpdir } from 'node:os'
import { extname, join } from 'node:path'
import { promisify } from 'node:util'
import { chromium } from '@playwright/test'
import { headlessShellLaunch } from '../browsers.ts'
import { must } from './must.ts'
import { startProvider } from './start-provider.ts'

type Project = {
  packages: string[]
  sample: [heading: string, file: string]
  files: Record<string, string>
  plugin?: string
  compilesInPage?: true
}

const projects: Record<string, Project> = {
  React: {
    packages: ['react@19.3.1', 'react-dom@19.3.1'],
    sample: ['React', 'sample.jsx'],
    files: {
      'main.jsx': `import { createRoot } from 'react-dom/client'\nimport { SelfTest } from './sample.jsx'\ncreateRoot(document.querySelector('#app')).render(<SelfTest />)`,
    },
  },
  Vue: {
    packages: ['vue', '@vitejs/plugin-vue'],
    sample: ['Vue', 'sample.vue'],
    files: { 'main.js': `import { createApp } from 'vue'\nimport Sample from './sample.vue'\ncreateApp(Sample).mount('#app')` },
    plugin: `import plugin from '@vitejs/plugin-vue'`,
  },
  Svelte: {
    packages: ['svelte', '@sveltejs/vite-plugin-svelte'],
    sample: ['Svelte', 'sample.svelte'],
    files: {
      'main.js': `import { mount } from 'svelte'\nimport Sample from './sample.svelte'\nmount(Sample, { target: document.querySelector('#app') })`,
    },
    plugin: `import { svelte as plugin } from '@sveltejs/vite-plugin-svelte'`,
  },
  // Compiled in the page, as without Angular's own command line: that needs eval, which a built app does not.
  Angular: {
    compilesInPage: true,
    packages: ['@angular/core', '@angular/common', '@angular/compiler', '@angular/platform-browser', 'rxjs', 'zone.js'],
    sample: ['Angular', 'sample.ts'],
    files: {
      'main.ts': `import '@angular/compiler'\nimport 'zone.js'\nimport { bootstrapApplication } from '@angular/platform-browser'\nimport { App } from './sample'\nbootstrapApplication(App)`,
      'tsconfig.json': '{ "compilerOptions": { "experimentalDecorators": true, "target": "es2022", "useDefineForClassFields": false } }',
    },
  },
}

const types: Record<string, string> = { '.html': 'text/html; charset=utf-8', '.js': 'text/javascript', '.css': 'text/css' }
const run = promisify(execFile)
const server = await startProvider()
const secret = await server.newSecret('mindway', { test: true })
const { filename } = (
  JSON.parse((await run('npm', ['pack', '--json', '--pack-destination', tmpdir()], { cwd: 'sdk' })).stdout) as {
    filename: string
  }[]
)[0] ?? { filename: '' }
const browser = await chromium.launch(headlessShellLaunch())

const filled = (code: string) =>
  code
    .replaceAll('https://test.provider.example', server.url)
    .replaceAll('your-operator', 'mindway')
    .replaceAll('36 characters from your provider', secret)

const sampleOf = (heading: string) => {
  const section = readFileSync('docs/frameworks.md', 'utf8').split(`\n## ${heading}\n`)[1]?.split('\n## ')[0] ?? ''
  const [, code = ''] = /```\w+\n(.*?)```/s.exec(section) ?? []
  must(code.includes('your-operator'), `the guide has a sample for ${heading}`)
  return filled(code)
}

const tryProject = async (name: string, { packages, sample: [heading, file], files, plugin, compilesInPage }: Project) => {
  const folder = mkdtempSync(join(tmpdir(), 'framework-'))
  const write = (path: string, text: string) => writeFileSync(join(folder, path), text)
  try {
    write('package.json', '{ "private": true, "type": "module" }')
    await run('npm', ['install', '--no-audit', '--no-fund', 'vite@8', ...packages, join(tmpdir(), filename)], { cwd: folder })
    mkdirSync(join(folder, 'dist'))
    const [main = ''] = Object.keys(files)
    write(
      'index.html',
      `<!doctype html><html lang="en"><title>Self-test</title><app-root></app-root><div id="app"></div><script type="module" src="/${main}"></script></html>`,
    )
    write(file, sampleOf(heading))
    for (const [path, text] of Object.entries(files)) write(path, text)
    write(
      'vite.config.js',
      `${plugin ?? 'const plugin = () => undefined'}\nexport default { plugins: [plugin()], build: { modulePreload: { polyfill: false } } }`,
    )
    await run(process.execPath, ['node_modules/vite/bin/vite.js', 'build'], { cwd: folder })

    const site = createServer((request, reply) => {
      const path = new URL(request.url ?? '/', 'http://localhost').pathname
      try {
        const body = readFileSync(join(folder, 'dist', path === '/' ? 'index.html' : path))
        reply.setHeader('content-security-policy', `script-src 'self'${compilesInPage ? " 'unsafe-eval'" : ''}; frame-src ${server.url}`)
        reply.setHeader('content-type', types[extname(path) || '.html'] ?? 'application/octet-stream').end(body)
      } catch {
        reply.writeHead(404).end()
      }
    }).listen(0, '127.0.0.1')
    await once(site, 'listening')
    const page = await browser.newPage()
    const problems: string[] = []
    page.on('pageerror', (error) => problems.push(String(error)))
    page.on('console', (message) => /Content Security Policy/.test(message.text()) && problems.push(message.text()))
    await page.goto(`http://localhost:${(site.address() as AddressInfo).port}`)
    await page
      .frameLocator('iframe')
      .getByRole('button', { name: 'Start game' })
      .waitFor({ timeout: 60_000 })
      .catch(() => problems.push('no test'))
    must(
      problems.length === 0,
      `${name}: the sample shows the test as it stands, under the policy${problems.map((one) => `; ${one}`).join('')}`,
    )
    await page.close()
    site.close()
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}

try {
  for (const [name, project] of Object.entries(projects)) if (!process.argv[2] || process.argv[2] === name) await tryProject(name, project)
} finally {
  await browser.close()
  await server.close()
  rmSync(join(tmpdir(), filename), { force: true })
}
