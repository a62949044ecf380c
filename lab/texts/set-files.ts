import { leaves } from '../../i18n/checks/leaves.ts'

/** Nested messages; the leaves are texts. */
export type Messages = { [name: string]: string | Messages }

/** The parts of `own` that differ from `base`. */
const differences = (own: Messages, base: Messages): Messages =>
  Object.fromEntries(
    Object.entries(own).flatMap(([name, value]) => {
      const other = base[name]
      if (typeof value === 'string' || typeof other !== 'object') return value === other ? [] : [[name, value]]
      const inner = differences(value, other)
      return leaves(inner).length > 0 ? [[name, inner]] : []
    }),
  )

/** The source of a variant's `texts.ts` with only the differences from its base set; its words stay as they are. */
export const variantSource = (source: string, own: Messages, base: Messages): string =>
  `${source.slice(0, source.search(/^export default/m))}export default ${JSON.stringify(differences(own, base))} satisfies Differences\n`
