/** Texts for looking at the layout and for translators: never shown to players. */
export const textModes = ['pseudo', 'mirrored', 'keys'] as const
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
/** The Hebrew alphabet in the place of ours, letter by letter: real letters that run from the right. */
const hebrew = 'אבצדעפגהיקכלמנוךרתשטוםןסזח'
const braces = /(\{\{[^{}]*\}\}|\{[^{}]*\})/

const letters = {
  pseudo: (letter: string) => accents[letter] ?? letter,
  mirrored: (letter: string) => hebrew[letter.toLowerCase().charCodeAt(0) - 97] ?? letter,
}

/** In other letters and 40 % longer, in brackets that show a cut end: `[Çlöšé ééé]`. What stands in braces stays. */
const lengthen = (text: string, mode: keyof typeof letters) => {
  const replaceLetter = letters[mode]
  const pseudoText = text
    .split(braces)
    .map((part) => (braces.test(part) ? part : part.replace(/[a-zA-Z]/g, replaceLetter)))
    .join('')
  return `[${pseudoText}${` ${(mode === 'pseudo' ? 'é' : replaceLetter('e')).repeat(3)}`.repeat(Math.ceil(text.length / 10))}]`
}

/** The text's own key, with its placeholders, so that none is missing on the screen. */
const showKey = (text: string, key: string) => [key, ...(text.match(/\{[^{}]+\}(?!\})/g) ?? [])].join(' ')

/** A set of messages with every text changed for a mode. */
export const changeTexts = <Messages extends object>(messages: Messages, mode: TextMode, path = ''): Messages =>
  Object.fromEntries(
    Object.entries(messages).map(([name, value]: [string, unknown]) => {
      const key = path ? `${path}.${name}` : name
      if (typeof value !== 'string') return [name, changeTexts(value as object, mode, key)]
      return [name, mode === 'keys' ? showKey(value, key) : lengthen(value, mode)]
    }),
  ) as Messages
