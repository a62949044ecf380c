/** One name in each case style the repository uses. */
export type Names = {
  /** As given: `thank you` */
  given: string
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

/** @throws Error if the name does not start with a Latin letter, or contains more than letters, digits and separators */
export const namesOf = (input: string): Names => {
  const words = input
    .trim()
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .toLowerCase()
    .split(/[\s_-]+/)
  if (!/^[a-z][a-z0-9]*$/.test(words.join('')))
    throw new Error(`"${input}" is not a valid name: use letters, digits, and spaces, hyphens or _ between words`)
  const pascal = words.map(capital).join('')
  return {
    given: input.trim(),
    words: capital(words.join(' ')),
    kebab: words.join('-'),
    camel: pascal.charAt(0).toLowerCase() + pascal.slice(1),
    pascal,
    snake: words.join('_'),
  }
}
