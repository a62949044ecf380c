/** Texts for looking at the layout and for translators: never shown to players. */
export const textModes = ['pseudo', 'keys'] as const
export type TextMode = (typeof textModes)[number]

const accents: Record<string, string> = {
  a: 'á',
  c: 'ç',
  e: 'é',
  i: 'í',
  n: 'ñ',
  o: 'ö',
  s: 'š',
  u: 'ü',
  y: 'ý',
  A: 'Å',
  E: 'É',
  O: 'Ø',
  S: 'Š',
}
const braces = /(\{\{[^{}]*\}\}|\{[^{}]*\})/

/** Accented and 40 % longer, in brackets that show a cut end: `[Çlöšé··]`. What stands in braces stays. */
const lengthen = (text: string) => {
  const accented = text
    .split(braces)
    .map((part) => (braces.test(part) ? part : part.replace(/[a-zA-Z]/g, (letter) => accents[letter] ?? letter)))
    .join('')
  return `[${accented}${' ééé'.repeat(Math.ceil(text.length / 10))}]`
}

/** The text's own key, with its placeholders, so that none is missing on the screen. */
const showKey = (text: string, key: string) => [key, ...(text.match(/\{[^{}]+\}(?!\})/g) ?? [])].join(' ')

/** A set of messages with every text changed for a mode. */
export const changeTexts = <Messages extends object>(messages: Messages, mode: TextMode, path = ''): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, value]: [string, unknown]) => {
      const key = path ? `${path}.${name}` : name
      if (typeof value !== 'string') return [name, changeTexts(value as object, mode, key)]
      return [name, mode === 'pseudo' ? lengthen(value) : showKey(value, key)]
    }),
  ) as Messages
