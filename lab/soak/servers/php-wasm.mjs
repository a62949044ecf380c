// Runs drive.php in another version of PHP. Arguments: the folder in which @php-wasm is installed, the version, then those of drive.php.
import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const [modules, version, folder, given] = process.argv.slice(2)
const { resolve } = createRequire(`${modules}/package.json`)
const { loadNodeRuntime } = await import(resolve('@php-wasm/node'))
const { PHP } = await import(resolve('@php-wasm/universal'))
const php = new PHP(await loadNodeRuntime(version, { emscriptenOptions: { processId: 1 } }))
php.mkdir('/library')
php.writeFile('/library/gamalyze.php', readFileSync(`${folder}/gamalyze.php`))
php.writeFile('/drive.php', readFileSync(new URL('drive.php', import.meta.url)))
const text = (value) => `base64_decode('${Buffer.from(value).toString('base64')}')`
const settings = ['GAMALYZE_KEY', 'GAMALYZE_URL'].map((name) => `putenv('${name}=' . ${text(process.env[name] ?? '')});`).join(' ')
const { text: out, errors } = await php.run({ code: `<?php ${settings} $argv = ['', '/library', ${text(given)}]; require '/drive.php';` })
if (errors) console.error(errors)
console.log(out)
process.exit(0)
