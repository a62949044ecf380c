import { readFile } from 'node:fs/promises'
import type { Page } from '@playwright/test'

type Exports = Record<string, unknown>

/**
 * Exports of the first screen's scripts that were reassigned since the page loaded, as `chunk.name`; none may be. The modules that
 * hand them on to chunks loaded later (`scripts/first-scripts.ts`) take each export once, so those would keep the old value.
 */
export const reassignedExports = async (page: Page): Promise<string[]> => {
  const manifest: Record<string, { name?: string; file: string; script?: string }> = JSON.parse(
    await readFile('dist/app/.vite/manifest.json', 'utf8'),
  )
  const modules = Object.values(manifest).flatMap(({ name, file, script }) => (name && script ? [{ name, path: `/${file}` }] : []))
  return page.evaluate(async (handingOn) => {
    const { firstChunks } = self as unknown as { firstChunks: Record<string, { exports: Exports }> }
    const changed: string[] = []
    for (const { name, path } of handingOn) {
      const [live, taken]: [Exports | undefined, Exports] = [firstChunks[name]?.exports, await import(path)]
      const names = Object.keys(taken)
      if (!live || names.length === 0) changed.push(`${name} hands on nothing`)
      else changed.push(...names.filter((one) => taken[one] !== live[one]).map((one) => `${name}.${one}`))
    }
    return handingOn.length === 3 ? changed : [...changed, `${handingOn.length} chunks in scripts`]
  }, modules)
}
