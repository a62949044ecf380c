export type Placeholder = { name: string; formatter: string }
export type Plural = { forms: string[] }

/** What stands in braces: `{score:number|money}` and `{{card|cards}}`. */
export type Braces = { placeholders: Placeholder[]; plurals: Plural[]; balanced: boolean }

const part = /\{\{([^{}]*)\}\}|\{([^{}]*)\}/g

export const readBraces = (text: string): Braces => {
  const placeholders: Placeholder[] = []
  const plurals: Plural[] = []
  for (const [, plural, placeholder] of text.matchAll(part)) {
    if (placeholder !== undefined) {
      const [nameAndType = '', formatter = ''] = placeholder.split('|')
      placeholders.push({ name: nameAndType.split(':')[0] ?? '', formatter })
    } else if (plural !== undefined) plurals.push({ forms: plural.replace(/^[a-zA-Z_]+:/, '').split('|') })
  }
  return { placeholders, plurals, balanced: !/[{}]/.test(text.replaceAll(part, '')) }
}
