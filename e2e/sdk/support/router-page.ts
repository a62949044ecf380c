/** How each router is started, and when the page that came back mounts again. */
const routers: Record<string, { script: string; start: string }> = {
  turbo: {
    script: '<script type="module" src="/npm/@hotwired/turbo/dist/turbo.es2017-esm.js"></script>',
    start: "addEventListener('turbo:load', mountAgain)",
  },
  htmx: { script: '<script src="/npm/htmx.org/dist/htmx.js"></script>', start: "addEventListener('htmx:historyRestore', mountAgain)" },
  swup: {
    script: '<script src="/npm/swup/dist/Swup.umd.js"></script>',
    start: `new Swup({ native: true, containers: ['#content'], animationSelector: false }).hooks.on('page:view', async () => {
      mountAgain()
      ;(await import('FRAME/sdk/v1/declared.js')).mountDeclared()
    })`,
  },
}

/**
 * A page of a site that exchanges its pages without loading them: `/router/<name>` holds one test of each form, `/router/<name>/away` none. The page
 * script runs once; `window.handles` has the present handle of each form, `window.noted` what they told.
 */
export const routerPage = (path: string, frame: string, secret: string): string => {
  const [, , name = '', away] = path.split('/')
  const { script = '', start = '' } = routers[name] ?? {}
  const declared = `data-gamalyze-operator="demo" data-gamalyze-secret="${secret}" data-gamalyze-base-url="FRAME"`
  const tests = `<h1>With tests</h1><a id="next" href="/router/${name}/away">Away</a>
    <div id="again"></div><div id="once"></div><div id="declared" ${declared}></div>
    <gamalyze-test id="element" operator="demo" secret="${secret}" base-url="FRAME"></gamalyze-test>
    <script src="FRAME/sdk/v1/gamalyze.js" async></script>`
  return `<!doctype html><html lang="en"><head><title>Router</title><link rel="icon" href="data:,">
    <script>
      if (!window.noted) {
        window.noted = []
        window.handles = {}
        window.record = (form, handle) => {
          handles[form] = handle
          for (const event of ['ready', 'started', 'reconnected', 'error', 'destroyed'])
            handle.on(event, (payload) => noted.push([form, event, payload.code ?? payload.reason ?? ''].join(' ').trim()))
        }
        addEventListener('gamalyze', ({ target, detail }) => (detail.on ? record(target.id, detail) : noted.push(target.id + ' ' + detail.code)))
        addEventListener('error', ({ message }) => noted.push(message))
      }
    </script>${script}
    <script type="module">
      if (!window.mountAgain) {
        const { mount } = await import('FRAME/sdk/v1/index.js')
        const options = { operator: 'demo', secret: '${secret}', baseUrl: 'FRAME' }
        let isFirst = ${name === 'turbo'} && document.readyState !== 'complete'
        window.mountAgain = () => {
          const target = document.querySelector('#again')
          if (target && !isFirst) record('again', mount(target, options))
          isFirst = false
        }
        record('once', mount('#once', options))
        record('again', mount('#again', options))
        await import('FRAME/sdk/v1/element.js')
        ${start}
      }
    </script></head>
    <body hx-boost="true"><main id="content">${away ? '<h1>Away</h1>' : tests}</main></body></html>`.replaceAll('FRAME', frame)
}
