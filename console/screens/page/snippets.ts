import type { SnippetData } from '../../../contract/console/page-calls.ts'

/** How the test stands on the page. */
export const forms = ['inPage', 'button', 'farDown'] as const
export type Form = (typeof forms)[number]
/** What the page is built with, and the forms it can have. */
export const frameworks = ['module', 'script', 'element', 'react', 'package'] as const
export type Framework = (typeof frameworks)[number]

/** Who plays: anybody with a page secret, or people known to the partner, for whom its server makes a secret. */
export type Players = 'anybody' | 'known'

export type Wish = {
  framework: Framework
  form: Form
  players: Players
  /** A test or page secret that was just made; without one its place is marked. */
  secret?: string | undefined
  /** The page is one of the previews, which say so. */
  preview?: boolean
  /** With a button that plays a whole test game, where the snippet has a handle to it. */
  plays?: boolean
}

const emptySecret = 'YOUR PAGE OR TEST SECRET'

const style = ({ heights }: SnippetData) =>
  `<style>
  #test:empty { display: block; min-height: ${heights.phone} }
  @media (min-width: 40em) { #test:empty { min-height: ${heights.wide} } }
</style>`

/** Where the secret comes from. A page secret may stand in the page; one for a known player is asked of the partner's own server. */
const secretOf = ({ players, secret = emptySecret }: Wish) =>
  players === 'known' ? `() => fetch('/your-own/secret').then((reply) => reply.text())` : `'${secret}'`

/** The function of each form, the file of the SDK that has it, and how it is called. */
const functions: Record<Form, { name: string; file: string; before: string }> = {
  inPage: { name: 'mount', file: 'index', before: `mount('#test', ` },
  button: { name: 'openModal', file: 'modal', before: `document.querySelector('#start').onclick = () => openModal(` },
  farDown: { name: 'mountLazy', file: 'lazy', before: `mountLazy('#test', ` },
}
const place = (data: SnippetData, form: Form) =>
  form === 'button' ? '<button id="start" type="button">Start the self-test</button>' : `${style(data)}\n<div id="test"></div>`

const options = ({ operator, publicUrl }: SnippetData, wish: Wish, { base = false, indent = '  ' } = {}) => {
  const fields = [
    `operator: '${operator}'`,
    `secret: ${secretOf(wish)}`,
    ...(wish.preview ? ['test: true'] : []),
    ...(base ? [`baseUrl: '${publicUrl}'`] : []),
  ]
  return `{\n${fields.map((field) => `${indent}  ${field},\n`).join('')}${indent}}`
}

/** Whether a framework has a form: a script tag and an element mount in the page alone. */
export const hasForm = (framework: Framework, form: Form): boolean => framework === 'module' || framework === 'package' || form === 'inPage'

/** Whether the snippet can have a button that plays: where it is a whole piece of a page that holds a handle from the start. */
export const canPlay = (framework: Framework, form: Form): boolean =>
  (framework === 'module' || framework === 'script') && form === 'inPage'

const playButton = '<button id="play" type="button">Play the 80 cards for me</button>'
const playCall = `  document.querySelector('#play').onclick = () => test.fastForward('advice')`

/** The code for a partner's page with all that is known of the operator filled in. */
export const snippet = (data: SnippetData, wish: Wish): string => {
  const { operator, publicUrl, script, module } = data
  const { framework, form, players, secret = emptySecret, preview = false } = wish
  const { name, file, before } = functions[form]
  const folder = module.slice(0, module.lastIndexOf('/'))
  const plays = wish.plays === true && canPlay(framework, form)
  const markup = plays ? `${playButton}\n` : ''
  const withHandle = (code: string) => (plays ? `const test = ${code}\n${playCall}` : code)
  if (framework === 'module')
    return `${markup}${place(data, form)}
<script type="module">
  import { ${name} } from '${form === 'inPage' ? module : `${folder}/${file}.js`}'
  ${withHandle(`${before}${options(data, wish)})`)}
</script>`
  if (framework === 'script')
    return `${markup}${style(data)}
<div id="test"></div>
<script src="${script.src}" integrity="${script.integrity}" crossorigin="anonymous"></script>
<script>
  ${withHandle(`Gamalyze.mount('#test', ${options(data, wish)})`)}
</script>`
  if (framework === 'element')
    return `<script type="module" src="${folder}/element.js"></script>
<gamalyze-test operator="${operator}" ${players === 'known' ? 'secret-url="/your-own/secret"' : `secret="${secret}"`}${preview ? ' test="true"' : ''}></gamalyze-test>`
  if (framework === 'react')
    return `// npm install ${data.package}
import { GamalyzeTest } from '@gamalyze/sdk/react'

export const SelfTest = () => (
  <GamalyzeTest
    operator="${operator}"
    secret={${secretOf(wish)}}
    baseUrl="${publicUrl}"${preview ? '\n    test' : ''}
    on={{ completed: ({ reference }) => console.log('completed', reference) }}
    onError={({ code }) => console.warn(code)}
  />
)`
  return `// npm install ${data.package}
import { ${name} } from '@gamalyze/sdk${form === 'inPage' ? '' : `/${file}`}'

${before}${options(data, wish, { base: true, indent: '' })})`
}
