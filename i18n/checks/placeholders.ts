/** `{score:number|money}`: name, type and formatter; only English texts name the type. */
export type Placeholder = { name: string; type: string; formatter: string }
/** `{{card|cards}}`: its forms and the placeholder whose number chooses among them; none where there is none. */
export type Plural = { forms: string[]; of: string | undefined }

/** What stands in braces. */
export type Braces = { placeholders: Placeholder[]; plurals: Plural[]; balanced: boolean }

const part = /\{\{(?:(\w+):)?([^{}]*)\}\}|\{([^{}]*)\}/g

export const readBraces = (text: string): Braces => {
  const placeholders: Placeholder[] = []
  const plurals: Plural[] = []
  for (const [, key, plural, placeholder] of text.matchAll(part)) {
    if (placeholder !== undefined) {
      const [nameAndType = '', formatter = ''] = placeholder.split('|')
      const [name = '', type = ''] = nameAndType.split(':')
      placeholders.push({ name, type, formatter })
    } else if (plural !== undefined) plurals.push({ forms: plural.split('|'), of: key ?? placeholders.at(-1)?.name })
  }
  // A plural before every placeholder goes by the first one.
  for (const plural of plurals) plural.of ??= placeholders[0]?.name
  return { placeholders, plurals, balanced: !/[{}]/.test(text.replaceAll(part, '')) }
}
