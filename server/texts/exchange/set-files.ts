import { leaves } from '../../../i18n/checks/leaves.ts'

/** Nested messages; the leaves are texts. */
export type Messages = { [name: string]: string | Messages }

const rootPart = 'root'
const typeName = (namespace: string) => `Namespace${namespace[0]?.toUpperCase()}${namespace.slice(1)}Translation`

/** The parts of `own` that differ from `base`. */
export const differences = (own: Messages, base: Messages): Messages =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const other = base[name]
      if (typeof value === 'string' || typeof other !== 'object') return value === other ? [] : [[name, value]]
      const inner = differences(value, other)
      return leaves(inner).length > 0 ? [[name, inner]] : []
    }),
  )

/** The files of a variant: only the differences from its base set. */
export const variantFiles = (
  parts: { [part: string]: Messages },
  base: { [part: string]: Messages },
  baseKey: string,
): Map<string, string> =>
  new Map(
    Object.entries(parts).map(([part, texts]) => {
      const [path, up, type] = part === rootPart ? ['index.ts', '../', 'Translation'] : [`${part}/index.ts`, '../../', typeName(part)]
      const from = `'${up}${baseKey}/${path}'`
      const own = differences(texts, base[part] ?? {})
      if (leaves(own).length === 0) return [path, `export { default } from ${from}\n`]
      const imports = [
        `import ${baseKey} from ${from}`,
        `import type { ${type} } from '${up}i18n-types.ts'`,
        `import { vary } from '${up}vary.ts'`,
      ]
      return [path, `${imports.join('\n')}\n\nexport default vary<typeof ${baseKey}, ${type}>(${baseKey}, ${JSON.stringify(own)})\n`]
    }),
  )
