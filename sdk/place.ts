/** As a text in code: kept free for the provider's address, in what is built before that is known. */
const place = JSON.stringify('?'.repeat(200))

/** The address as code: until it is filled in, there is none. */
export const placeCode = `${place}.match(/^h.*/)?.[0]`

/** Puts the address into its place in a file. The length stays, and with it what an archive says of its files. */
export const fillPlace = (file: string, address: string): string => file.replaceAll(place, JSON.stringify(address).padEnd(place.length))
