import { mkdir, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { rolldown } from 'rolldown'
import { markdownPage, page } from './guide-page.ts'

/** Writes what the provider serves for partners to read: `dist/docs`. */
const root = new URL('../../', import.meta.url)
const out = new URL('dist/docs/', root)
const read = (path: string) => readFile(new URL(path, root), 'utf8')
const write = (path: string, text: string) => writeFile(new URL(path, out), text)

await rm(out, { recursive: true, force: true })
await mkdir(new URL('docs/sdk/', out), { recursive: true })
await write('docs/guide.css', await read('sdk/guide/guide.css'))
for (const name of ['embedding', 'servers', 'web-views', 'wordpress'])
  await write(`docs/${name}.html`, markdownPage(await read(`docs/${name}.md`)))
for (const file of await readdir(new URL('docs/api/', root))) {
  // The folder's own page is the list of modules; the module "index" is the core.
  const name = { 'README.md': 'index', 'index.md': 'core' }[file] ?? file.replace('.md', '')
  await write(`docs/sdk/${name}.html`, markdownPage(await read(`docs/api/${file}`)))
}

const build = await rolldown({ input: new URL('sdk/guide/embed-check.ts', root).pathname })
const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
await build.close()
await write('docs/embed-check.js', output[0].code)
await write(
  'embed-check.html',
  page(
    'Check a page',
    `<h1>Will the test work in your page?</h1>
<p>Three answers, checked with the provider. The secret is sent to the provider alone, and nothing is stored.</p>
<form>
<label>Operator <input name="operator" required maxlength="64" autocomplete="off" spellcheck="false"></label>
<label>Address of your page <input name="page" required type="url" placeholder="https://www.example.com/article"></label>
<label>Secret <input name="secret" required type="password" autocomplete="off" maxlength="40"></label>
<button>Check</button>
</form>
<ul class="checks" role="status" aria-label="Result"></ul>`,
    '<script type="module" src="/docs/embed-check.js"></script>\n',
  ),
)
