import { execFile } from 'node:child_process'
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { promisify } from 'node:util'
import type { MountOptions } from '../../../sdk/index.ts'
import { version } from '../../../server/process/version.ts'
import { serveNext } from '../samples/projects.ts'
import { serve } from '../samples/site.ts'
import { observe } from './observe.ts'
import { astroFiles, nextFiles, staticPages, viteProjects } from './pages.ts'

const run = promisify(execFile)
const packages = [
  'vite@8',
  'react@19.3.1',
  'react-dom@19.3.1',
  'next@16.4.6',
  'vue',
  '@vitejs/plugin-vue',
  'svelte',
  '@sveltejs/vite-plugin-svelte',
  'astro',
  '@hotwired/turbo',
  'htmx.org@2',
  'swup',
]

/** Where each host is. */
export type Hosts = { addresses: Record<string, string>; close(): void }

/** Builds and serves all hosts, each with its own packages and the SDK of the provider in `options.baseUrl`, in a folder of its own. */
export const startHosts = async (options: MountOptions & { baseUrl: string }): Promise<Hosts> => {
  const folder = mkdtempSync(join(tmpdir(), 'hosts-'))
  const remove = () => rmSync(folder, { recursive: true, force: true, maxRetries: 5 })
  const site = join(folder, 'site')
  const write = (path: string, text: string) => {
    mkdirSync(dirname(join(folder, path)), { recursive: true })
    writeFileSync(join(folder, path), text.replaceAll('PROVIDER', options.baseUrl))
  }
  const writeAll = (below: string, files: Record<string, string>) => {
    for (const [path, text] of Object.entries(files)) write(join(below, path), text)
  }
  const node = (cwd: string, program: string, ...args: string[]) =>
    run(process.execPath, [join(folder, 'node_modules', program), ...args], { cwd, env: { ...process.env, NODE_ENV: 'production' } })
  try {
    write('package.json', '{ "private": true, "type": "module" }')
    const sdk = `${options.baseUrl}/sdk/v1/gamalyze-sdk-${version}.tgz`
    await run('npm', ['install', '--no-audit', '--no-fund', sdk, ...packages], { cwd: folder })
    // WordPress's own styles; what that package needs to run is not.
    await run('npm', ['pack', '@wordpress/block-library'], { cwd: folder })
    await run('sh', ['-c', 'tar -xzf wordpress-block-library-*.tgz package/build-style'], { cwd: folder })
    for (const file of ['@hotwired/turbo/dist', 'htmx.org/dist', 'swup/dist'])
      cpSync(join(folder, 'node_modules', file), join(site, 'npm', file), { recursive: true })
    cpSync(join(folder, 'package/build-style'), join(site, 'npm/wordpress'), { recursive: true })
    const observer = `window.trace = (${observe})(${JSON.stringify(options)})`
    write('site/observe.js', observer)
    write('public/observe.js', observer)
    writeAll('site', staticPages)
    for (const [name, { plugin, files }] of Object.entries(viteProjects)) {
      writeAll(name, { ...files, 'vite.config.js': plugin })
      await node(join(folder, name), 'vite/bin/vite.js', 'build', '--base', `/${name}/`, '--outDir', join(site, name))
    }
    writeAll('astro', astroFiles)
    await node(join(folder, 'astro'), 'astro/bin/astro.mjs', 'build')
    writeAll('', nextFiles)
    await node(folder, 'next/dist/bin/next', 'build')
    const [pages, next] = await Promise.all([serve({ folder: site }), serveNext(folder)])
    const names = ['plain', ...Object.keys(viteProjects), 'next', 'turbo', 'htmx', 'swup', 'astro', 'wordpress', 'dialog', 'shadow']
    return {
      addresses: Object.fromEntries(names.map((name) => [name, name === 'next' ? next.url : `${pages.url}${name}/index.html`])),
      close() {
        pages.close()
        next.close()
        remove()
      },
    }
  } catch (error) {
    remove()
    throw error
  }
}
