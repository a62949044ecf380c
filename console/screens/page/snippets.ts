import type { SnippetData } from '../../../contract/console/page.ts'

/** How the test stands on the page. */
export const forms = ['inPage', 'button', 'farDown'] as const
export type Form = (typeof forms)[number]
/** What the page is made with; each form that it can have. */
export const frameworks = ['module', 'script', 'element', 'react', 'package'] as const
export type Framework = (typeof frameworks)[number]

/** Who plays: anybody with a page secret, or people known to the partner, for whom its server makes a secret. */
export type Players = 'anybody' | 'known'

const style = ({ heights }: SnippetData) =>
  `<style>#test:empty { display: block; min-height: ${heights.phone} } @media (min-width: 40em) { #test:empty { min-height: ${heights.wide} } }</style>`

/** Where the secret comes from. A page secret may stand in the page; one for a known player is asked of the partner's own server. */
const secretOf = (players: Players) =>
  players === 'known' ? `() => fetch('/your-own/secret').then((reply) => reply.text())` : `'YOUR PAGE OR TEST SECRET'`

const call: Record<Form, (options: string) => string> = {
  inPage: (options) => `mount('#test', ${options})`,
  button: (options) => `document.querySelector('#start').onclick = () => openModal(${options})`,
  farDown: (options) => `mountLazy('#test', ${options})`,
}
const imports: Record<Form, { name: string; path: string }> = {
  inPage: { name: 'mount', path: 'index.js' },
  button: { name: 'openModal', path: 'modal.js' },
  farDown: { name: 'mountLazy', path: 'lazy.js' },
}
const place: Record<Form, (data: SnippetData) => string> = {
  inPage: (data) => `${style(data)}\n<div id="test"></div>`,
  button: () => '<button id="start" type="button">Start the self-test</button>',
  farDown: (data) => `${style(data)}\n<div id="test"></div>`,
}

const options = ({ operator, publicUrl }: SnippetData, players: Players, base: boolean) =>
  `{ operator: '${operator}', secret: ${secretOf(players)}${base ? `, baseUrl: '${publicUrl}'` : ''} }`

/** Whether a framework has a form: a script tag and an element mount in the page alone. */
export const hasForm = (framework: Framework, form: Form): boolean => framework === 'module' || framework === 'package' || form === 'inPage'

/** The code for a partner's page with all that is known of the operator filled in. */
export const snippet = (data: SnippetData, framework: Framework, form: Form, players: Players): string => {
  const { operator, publicUrl, script, module } = data
  const { name, path } = imports[form]
  const folder = module.slice(0, module.lastIndexOf('/'))
  const attribute = players === 'known' ? 'secret-url="/your-own/secret"' : 'secret="YOUR PAGE OR TEST SECRET"'
  if (framework === 'module')
    return `${place[form](data)}
<script type="module">
  import { ${name} } from '${form === 'inPage' ? module : `${folder}/${path}`}'
  ${call[form](options(data, players, false))}
</script>`
  if (framework === 'script')
    return `${style(data)}
<div id="test"></div>
<script src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>
<script>
  Gamalyze.mount('#test', ${options(data, players, false)})
</script>`
  if (framework === 'element')
    return `<script type="module" src="${folder}/element.js"></script>
<gamalyze-test operator="${operator}" ${attribute}></gamalyze-test>`
  if (framework === 'react')
    return `import { GamalyzeTest } from '@gamalyze/sdk/react'

export const SelfTest = () => (
  <GamalyzeTest
    operator="${operator}"
    secret={${secretOf(players)}}
    baseUrl="${publicUrl}"
    on={{ completed: ({ reference }) => console.log('completed', reference) }}
    onError={({ code }) => console.warn(code)}
  />
)`
  return `// npm install ${data.package}
import { ${name} } from '@gamalyze/sdk${form === 'inPage' ? '' : `/${path.replace('.js', '')}`}'

${call[form](options(data, players, true))}`
}
