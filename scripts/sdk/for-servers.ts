import { copyFile, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { zipSync } from 'fflate'
import { at } from './bundle.ts'

/** The same bytes from the same files. */
const mtime = new Date('2026-01-01T00:00:00')

/** Writes what partners' servers download: the files for Python and PHP, and the plugin for WordPress as its zip. */
export const writeForServers = async (folder: string, version: string): Promise<void> => {
  await copyFile(at('../examples/partner-server-python/gamalyze.py'), join(folder, 'gamalyze.py'))
  await copyFile(at('../examples/partner-server-php/gamalyze.php'), join(folder, 'gamalyze.php'))
  const plugin = at('wordpress')
  const names = (await readdir(plugin)).toSorted()
  const files = await Promise.all(
    names.map(async (name) => {
      const text = (await readFile(join(plugin, name), 'utf8')).replaceAll('1.0.0', version)
      return [`gamalyze/${name}`, new TextEncoder().encode(text)] as const
    }),
  )
  const licence = await readFile(at('LICENSE'))
  await writeFile(join(folder, 'gamalyze-wordpress.zip'), zipSync({ ...Object.fromEntries(files), 'gamalyze/LICENSE': licence }, { mtime }))
}
