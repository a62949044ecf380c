// Players in mid-game still request the chunks they started with, so files stay for a week after the build that replaces them.
import { readdirSync, readFileSync, rmSync, statSync, utimesSync } from 'node:fs'

const folder = 'dist/app/assets'
const keptMs = 7 * 24 * 3600 * 1000

/** One entry of Vite's manifest. */
type ManifestEntry = { file: string; script?: string; embeddedScript?: string; css?: string[]; assets?: string[] }

const manifest: Record<string, ManifestEntry> = JSON.parse(readFileSync('dist/app/.vite/manifest.json', 'utf8'))
const current = new Set(
  Object.values(manifest).flatMap(({ file, script = file, embeddedScript = file, css = [], assets = [] }) => [
    file,
    script,
    embeddedScript,
    ...css,
    ...assets,
  ]),
)

for (const name of readdirSync(folder)) {
  const file = `${folder}/${name}`
  if (current.has(`assets/${name.replace(/\.(br|gz)$/, '')}`)) utimesSync(file, new Date(), new Date())
  else if (Date.now() - statSync(file).mtimeMs > keptMs) rmSync(file)
}
