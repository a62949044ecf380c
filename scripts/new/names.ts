/** One name in each case style the repository uses. */
export type Names = {
  /** In running text: `Thank you` */
  words: string
  /** `thank-you`: files and folders */
  kebab: string
  /** `thankYou`: constants and keys */
  camel: string
  /** `ThankYou`: components and types */
  pascal: string
  /** `thank_you`: addresses and codes */
  snake: string
}

const capital = (word: string) => word.charAt(0).toUpperCase() + word.slice(1)

/** Whether a constant or a component of that name would hide something of the language, or what the files of a screen import. */
const isReserved = (camel: string, pascal: string) => {
  try {
    new Function(camel, '"use strict"')
    return camel in {} || camel === 'then' || pascal in globalThis || pascal === 'ScreenProps'
  } catch {
    return true
  }
}

/** @throws Error if code cannot be called so */
export const namesOf = (input: string): Names => {
  const words = input
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[ _-]+/)
  if (!/^[a-z]/.test(input.trim().toLowerCase()) || !words.every((word) => /^[a-z0-9]+$/.test(word)))
    throw new Error('write words of the letters a to z and digits, such as "thank you"')
  if (words.join('').length > 30) throw new Error('write at most 30 letters, such as "thank you"')
  const pascal = words.map(capital).join('')
  const camel = pascal.charAt(0).toLowerCase() + pascal.slice(1)
  if (isReserved(camel, pascal)) throw new Error('code uses this name already: write more words, such as "thank you"')
  return { words: capital(words.join(' ')), kebab: words.join('-'), camel, pascal, snake: words.join('_') }
}
