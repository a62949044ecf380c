/** As a text in code: kept free for the provider's address, in what is built before that is known. */
const placeholder = JSON.stringify('?'.repeat(200))

/** The address as code: until it is filled in, there is none. */
export const placeholderCode = `${placeholder}.match(/^h.*/)?.[0]`

/** Puts the address into its placeholder in a file. The length stays, and with it what an archive says of its files. */
export const fillPlaceholder = (file: string, address: string): string =>
  file.replaceAll(placeholder, JSON.stringify(address).padEnd(placeholder.length))
