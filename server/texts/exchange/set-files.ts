import { leaves } from '../../../i18n/checks/leaves.ts'

/** Nested messages; the leaves are texts. */
export type Messages = { [name: string]: string | Messages }

const rootPart = 'root'
const kebab = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)
const typeName = (namespace: string) => `Namespace${namespace[0]?.toUpperCase()}${namespace.slice(1)}Translation`

/** What of `own` is not as in `base`. */
export const differences = (own: Messages, base: Messages): Messages =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const other = base[name]
      if (typeof value === 'string' || typeof other !== 'object') return value === other ? [] : [[name, value]]
      const inner = differences(value, other)
      return leaves(inner).length > 0 ? [[name, inner]] : []
    }),
  )

/** The files of a set that stands on its own, by path inside its folder: one for each section and namespace. */
export const fullSetFiles = ({ [rootPart]: root, ...namespaces }: { [part: string]: Messages }): Map<string, string> => {
  const files = new Map<string, string>()
  const sections = Object.entries(root ?? {})
  for (const [section, texts] of sections)
    files.set(
      `${kebab(section)}.ts`,
      `import type { Translation } from '../i18n-types.ts'\n\nexport const ${section} = ${JSON.stringify(texts)} satisfies Translation['${section}']\n`,
    )
  const names = sections.map(([section]) => section)
  const imports = [...names].sort((a, b) => (kebab(a) < kebab(b) ? -1 : 1)).map((name) => `import { ${name} } from './${kebab(name)}.ts'`)
  files.set(
    'index.ts',
    `import type { Translation } from '../i18n-types.ts'\n${imports.join('\n')}\n\nexport default { ${names.join(', ')} } satisfies Translation\n`,
  )
  for (const [namespace, texts] of Object.entries(namespaces))
    files.set(
      `${namespace}/index.ts`,
      `import type { ${typeName(namespace)} } from '../../i18n-types.ts'\n\nexport default ${JSON.stringify(texts)} satisfies ${typeName(namespace)}\n`,
    )
  return files
}

/** The files of a variant: only what differs from the set it builds upon. */
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
