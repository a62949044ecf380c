/** What all host pages hold: fields far above, right above and far below the test. */
const above = `<header><h1>Host</h1></header><label>First <input id="first" value="first field"></label><p id="tall-above">Above</p>
  <label>Near <input id="near" value="near field"></label>`
const below = `<p id="below">Below</p><p id="tall-below">Text</p><label>Last <input id="last" value="last field"></label><p id="end">End</p>`
/** The reserved room is that of the documentation. */
const style = `#tall-above, #tall-below, #end { height: 2000px } #app:empty, #test:empty { display: block; min-height: 71rem }
  @media (min-width: 40em) { #app:empty, #test:empty { min-height: 60rem } }`
const place = '<div id="test"></div>'
const head = '<meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>Host</title><link rel="icon" href="data:,">'
const observed = '<script src="/observe.js"></script>'
const scriptTag = '<script src="PROVIDER/sdk/v1/gamalyze.js"></script>'
const mountBy = (root: string) => `let handle
  window.host = { ...window.host, mount: async () => (handle = Gamalyze.mount(${root}.querySelector('#test'), trace.options)), destroy: () => handle.destroy() }`
/** By data attributes, as an element that the page adds later. */
const declare = `window.host = {
    ...window.host,
    mount: () => new Promise((resolve) => {
      const { operator, secret } = trace.options
      const element = Object.assign(document.createElement('div'), { id: 'test' })
      Object.assign(element.dataset, { gamalyzeOperator: operator, gamalyzeSecret: secret })
      element.addEventListener('gamalyze', ({ detail }) => resolve(detail), { once: true })
      document.querySelector('#test').replaceWith(element)
    }),
    destroy: () => {
      const element = document.querySelector('#test')
      element.gamalyze.destroy()
      element.replaceWith(Object.assign(document.createElement('div'), { id: 'test' }))
    },
  }`
const enter = `window.host = { enter: async () => {
    document.querySelector('#go').click()
    while (!document.querySelector('#test')) await new Promise((resolve) => setTimeout(resolve, 50))
    await new Promise((resolve) => setTimeout(resolve, 1000))
  } }`

const page = (inHead: string, body: string, script: string) =>
  `<!doctype html><html lang="en"><head>${head}${observed}${scriptTag}<style>${style}</style>${inHead}
  <script>addEventListener('DOMContentLoaded', () => { ${script} })</script></head><body>${body}</body></html>`
/** Two pages of a site that exchanges them without loading; `script` starts its router. */
const routed = (name: string, inHead: string, script: string, attributes = ''): Record<string, string> => {
  const wrap = (content: string) => `<main id="content"${attributes}>${content}</main>`
  const start = `${enter}; ${declare}; ${script}`
  return {
    [`${name}/index.html`]: page(inHead, wrap(`<a id="go" href="/${name}/test.html">To the test</a>`), start),
    [`${name}/test.html`]: page(inHead, wrap(above + place + below), start),
  }
}

/** Pages without a build step, by path; files of packages are under `/npm/`. */
export const staticPages: Record<string, string> = {
  'plain/index.html': page('', above + place + below, mountBy('document')),
  ...routed('turbo', '<script src="/npm/@hotwired/turbo/dist/turbo.es2017-umd.js"></script>', ''),
  ...routed('htmx', '<script src="/npm/htmx.org/dist/htmx.min.js"></script>', '', ' hx-boost="true"'),
  ...routed(
    'swup',
    '<script src="/npm/swup/dist/Swup.umd.js"></script>',
    "window.swup ??= new Swup({ containers: ['#content'], animationSelector: false })",
  ),
  'wordpress/index.html': page(
    ['common', 'style', 'theme'].map((name) => `<link rel="stylesheet" href="/npm/wordpress/${name}.css">`).join(''),
    `<div class="wp-site-blocks"><main class="wp-block-group is-layout-flow"><div class="entry-content wp-block-post-content is-layout-constrained">
      ${above}${place}${below}<figure class="wp-block-embed"><div class="wp-block-embed__wrapper"></div></figure></div></main></div>
      <style>:root { --wp--style--global--content-size: 620px } body { margin: 0; font: 1.2rem / 1.55 sans-serif; text-rendering: optimizeLegibility }
      .is-layout-constrained > * { max-width: var(--wp--style--global--content-size); margin: 1.2rem auto } iframe, img { max-width: 100%; border: 0 }
      h1, p { text-wrap: pretty } a, div { transition: opacity .1s }</style>`,
    declare,
  ),
  'dialog/index.html': page(
    '<style>dialog { max-height: 90vh; width: 60rem }</style>',
    `<p>Page</p><dialog>${above}${place}${below}</dialog>`,
    `document.querySelector('dialog').showModal(); ${mountBy('document')}`,
  ),
  'shadow/index.html': page(
    '',
    '<own-page></own-page>',
    `const root = document.querySelector('own-page').attachShadow({ mode: 'open' })
    root.innerHTML = \`<style>${style}</style>${above}${place}${below}\`
    window.host = { root }; ${mountBy('root')}`,
  ),
}

/** The element that a framework owns; the rest of the page is the document's. */
const appPage = (main: string) =>
  `<!doctype html><html lang="en"><head>${head}${observed}<style>${style}</style></head><body>${above}<div id="app"></div>${below}
  <script type="module" src="./${main}"></script></body></html>`
/** A component whose state says whether it is there, and which passes its handle on. */
const react = `import { GamalyzeTest } from '@gamalyze/sdk/react'
  import { createElement, useEffect, useState } from 'react'
  export const Toggle = () => {
    const [onHandle, setOnHandle] = useState()
    useEffect(() => {
      const mount = () => new Promise((resolve) => setOnHandle(() => (handle) => handle && resolve(handle)))
      window.host = { mount, destroy: () => setOnHandle() }
    }, [])
    return onHandle ? createElement(GamalyzeTest, { id: 'test', onHandle, ...window.trace.options }) : null
  }`
const byMount = `import { mount } from '@gamalyze/sdk'`

/** Vite's projects, by name and file. */
export const viteProjects: Record<string, { plugin: string; files: Record<string, string> }> = {
  react: {
    plugin: 'export default {}',
    files: {
      'index.html': appPage('main.js'),
      'toggle.js': react,
      'main.js': `import { createElement } from 'react'; import { createRoot } from 'react-dom/client'; import { Toggle } from './toggle.js'
        createRoot(document.querySelector('#app')).render(createElement(Toggle))`,
    },
  },
  vue: {
    plugin: `import plugin from '@vitejs/plugin-vue'; export default { plugins: [plugin()] }`,
    files: {
      'index.html': appPage('main.js'),
      'Test.vue': `<script setup>
        ${byMount}
        import { onBeforeUnmount, onMounted, ref } from 'vue'
        const emit = defineEmits(['handle'])
        const place = ref()
        let test
        onMounted(() => emit('handle', (test = mount(place.value, window.trace.options))))
        onBeforeUnmount(() => test?.destroy())
        </script><template><div id="test" ref="place"></div></template>`,
      'App.vue': `<script setup>
        import { nextTick, ref } from 'vue'
        import Test from './Test.vue'
        const isOpen = ref(false)
        let resolve
        window.host = {
          mount: () => new Promise((done) => { resolve = done; isOpen.value = true }),
          destroy: () => { isOpen.value = false; return nextTick() },
        }
        const pass = (handle) => resolve(handle)
        </script><template><Test v-if="isOpen" @handle="pass" /></template>`,
      'main.js': `import { createApp } from 'vue'; import App from './App.vue'; createApp(App).mount('#app')`,
    },
  },
  svelte: {
    plugin: `import { svelte } from '@sveltejs/vite-plugin-svelte'; export default { plugins: [svelte()] }`,
    files: {
      'index.html': appPage('main.js'),
      'Test.svelte': `<script>
        ${byMount}
        import { onMount } from 'svelte'
        let { pass } = $props()
        let place
        onMount(() => { const test = mount(place, window.trace.options); pass(test); return () => test.destroy() })
        </script><div id="test" bind:this={place}></div>`,
      'App.svelte': `<script>
        import { tick } from 'svelte'
        import Test from './Test.svelte'
        let isOpen = $state(false)
        let resolve
        window.host = {
          mount: () => new Promise((done) => { resolve = done; isOpen = true }),
          destroy: () => { isOpen = false; return tick() },
        }
        </script>{#if isOpen}<Test pass={(handle) => resolve(handle)} />{/if}`,
      'main.js': `import { mount } from 'svelte'; import App from './App.svelte'; mount(App, { target: document.querySelector('#app') })`,
    },
  },
}

/** An app of Next's own, at `/self-test`. */
export const nextFiles: Record<string, string> = {
  'app/layout.jsx': `export default function Layout({ children }) {
    return <html lang="en"><head><script src="/observe.js" /><style>{${JSON.stringify(style)}}</style></head><body>{children}</body></html>
  }`,
  'app/self-test/toggle.jsx': `'use client'\n${react}`,
  'app/self-test/page.jsx': `import { Toggle } from './toggle.jsx'
  export default function Page() {
    return <main>
      <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(above)} }} />
      <div id="app"><Toggle /></div>
      <div dangerouslySetInnerHTML={{ __html: ${JSON.stringify(below)} }} />
    </main>
  }`,
}

const astroPage = (content: string) => `---
import { ClientRouter } from 'astro:transitions'
---
<html lang="en"><head><meta charset="utf-8"><title>Host</title><script is:inline src="/observe.js"></script>
<script is:inline src="PROVIDER/sdk/v1/gamalyze.js"></script><style is:inline>${style}</style><ClientRouter />
<script is:inline>${enter}; ${declare}</script></head><body><main>${content}</main></body></html>`
/** A site of Astro's with its own router. */
export const astroFiles: Record<string, string> = {
  'astro.config.mjs': `export default { outDir: '../site/astro', base: '/astro', build: { format: 'file' }, devToolbar: { enabled: false } }`,
  'src/pages/index.astro': astroPage('<a id="go" href="/astro/test.html">To the test</a>'),
  'src/pages/test.astro': astroPage(above + place + below),
}
