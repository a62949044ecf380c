import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { rolldown } from 'rolldown'

const file = (name: string) => new URL(name, import.meta.url)

const html = `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>Check a page · Gamalyze</title>
<meta name="description" content="Whether operator, page and secret fit each other, before you have a page">
<link rel="icon" href="/docs/icon.svg" type="image/svg+xml">
<link rel="stylesheet" href="/docs/embed-check.css">
<script type="module" src="/docs/embed-check.js"></script>
</head>
<body>
<nav aria-label="Documentation"><a href="/docs/">Documentation</a><a href="/docs/troubleshooting">Find out why</a><a href="/docs/api/">API</a></nav>
<main>
<h1>Will the test work in your page?</h1>
<p>Three answers, checked with the provider. The secret is sent to the provider alone, and nothing is stored.</p>
<form>
<label>Operator <input name="operator" required maxlength="64" autocomplete="off" spellcheck="false"></label>
<label>Address of your page <input name="page" required type="url" placeholder="https://www.example.com/article"></label>
<label>Secret <input name="secret" required type="password" autocomplete="off" maxlength="40"></label>
<button>Check</button>
</form>
<ul class="checks" role="status" aria-label="Result"></ul>
<noscript><p>This check needs JavaScript. What it looks at stands in <a href="/docs/troubleshooting">Find out why</a>.</p></noscript>
</main>
</body>
</html>
`

/** Writes the page `/embed-check` with its script and style into a folder. */
export const writeEmbedCheck = async (folder: string): Promise<void> => {
  const build = await rolldown({ input: fileURLToPath(file('embed-check-page.ts')) })
  const { output } = await build.generate({ format: 'es', minify: true, codeSplitting: false })
  await build.close()
  writeFileSync(`${folder}/embed-check.js`, output[0].code)
  writeFileSync(`${folder}/embed-check.css`, readFileSync(file('embed-check.css')))
  writeFileSync(`${folder}/embed-check.html`, html)
}
