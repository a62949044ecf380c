/** A letter of every range of `fonts.ts` that a language's texts may use beside Latin. */
const samples: Record<string, string> = { el: 'αΩ', pl: 'łż', ro: 'șț', 'sr-Latn': 'čđ', 'sr-Cyrl': 'жш' }

const unquoted = (name: string) => name.trim().replace(/^["']|["']$/g, '')

/** The first family of the operator's list that a style sheet brings; the device's own need no loading. */
const brandFamily = (fonts: FontFaceSet) => {
  const brought = new Set([...fonts].map(({ family }) => unquoted(family)))
  return getComputedStyle(document.documentElement)
    .fontFamily.split(',')
    .map(unquoted)
    .find((name) => brought.has(name))
}

/**
 * Settles when the brand font for a page language is ready, or after `patience` ms without it.
 * Text painted afterwards never changes its font. Never rejects.
 * @param language BCP 47 tag, as in the page's `lang`
 */
export const loadFonts = async (language: string, patience = 600): Promise<void> => {
  const fonts = document.fonts
  if (!fonts?.load) return
  const family = brandFamily(fonts)
  if (!family) return
  const late = new Promise((resolve) => setTimeout(resolve, patience))
  const faces = fonts.load(`1rem "${family}"`, `Aa${samples[language] ?? ''}`).catch(() => [])
  await Promise.race([faces, late])
}
