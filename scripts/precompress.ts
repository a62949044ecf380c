// Writes a Brotli and a gzip file for every text file of the build, so that the server compresses nothing at run time.
import { existsSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { brotliCompressSync, constants, gzipSync } from 'node:zlib'

const texts = /\.(js|mjs|css|html|svg|json|map|txt)$/
/** Bytes; smaller files gain nothing. */
const smallest = 1000

for (const folder of ['dist/app', 'dist/console', 'dist/sdk']) {
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const file = `${entry.parentPath}/${entry.name}`
    if (!entry.isFile() || !texts.test(entry.name)) continue
    // Chunks of earlier builds have theirs.
    if (existsSync(`${file}.br`) && statSync(`${file}.br`).mtimeMs > statSync(file).mtimeMs) continue
    for (const ending of ['.br', '.gz']) rmSync(file + ending, { force: true })
    const content = readFileSync(file)
    if (content.length < smallest) continue
    writeFileSync(`${file}.br`, brotliCompressSync(content, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: content.length } }))
    writeFileSync(`${file}.gz`, gzipSync(content, { level: 9 }))
  }
}
