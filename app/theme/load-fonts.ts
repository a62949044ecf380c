/** A letter of every range of `fonts.ts` that a language's texts may use beside Latin. */
const samples: Record<string, string> = { el: 'αΩ', pl: 'łż', ro: 'șț', 'sr-Latn': 'čđ', 'sr-Cyrl': 'жш' }

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/** Whether a face has a letter, by its `unicode-range`. */
const holds = ({ unicodeRange }: FontFace, letter: string) =>
  unicodeRange.split(',').some((range) => {
    const [from = 0, to = from] = range
      .trim()
      .slice(2)
      .split('-')
      .map((code) => Number.parseInt(code, 16))
    const code = letter.codePointAt(0) ?? 0
    return from <= code && code <= to
  })

/** The first family of the operator's list that has a letter; the device's own need no loading. */
const familyOf = (fonts: FontFaceSet, letter: string) => {
  const brought = new Set([...fonts].filter((face) => holds(face, letter)).map(({ family }) => unquoted(family)))
  return getComputedStyle(document.documentElement)
    .fontFamily.split(',')
    .map(unquoted)
    .find((name) => brought.has(name))
}

/** Settles when the fonts for a language (BCP 47) are ready, or after `timeoutMs`. Text painted then keeps its font. Never rejects. */
export const loadFonts = async (language: string, timeoutMs = 600): Promise<void> => {
  const fonts = document.fonts
  if (!fonts?.load) return
  const timeout = new Promise((resolve) => setTimeout(resolve, timeoutMs))
  const loads = [...`Aa${samples[language] ?? ''}`].map((letter) => {
    const family = familyOf(fonts, letter)
    return family && fonts.load(`1rem "${family}"`, letter).catch(() => [])
  })
  await Promise.race([Promise.all(loads), timeout])
}
