/** Kept free for the provider's address in what is built before that is known; ends no name that a registry knows. */
const blank = 'the provider that serves this file'.padEnd(200, '.')

/** The address as code: until it is filled in, there is none. */
export const placeCode = `((place) => (/^http/.test(place) ? place : undefined))(${JSON.stringify(blank)})`

/** Puts the address into its place in a file. The length stays, and with it what an archive says of its files. */
export const fillPlace = (file: string, address: string): string => {
  const place = JSON.stringify(blank)
  return file.replaceAll(place, JSON.stringify(address).padEnd(place.length))
}
