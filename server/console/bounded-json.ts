const [quote, backslash, comma, colon, brace, bracket] = Buffer.from('"\\,:{[')

/** Values, keys and nestings of a call's JSON: room for some 4,000 own texts. */
const maxValues = 8000

/** Where the string that begins before this byte ends. */
const endOfString = (json: Buffer, from: number): number => {
  for (let at = from; ; at += 1) {
    at = json.indexOf('"', at)
    if (at < 0) return json.length
    let escapes = 0
    while (json[at - 1 - escapes] === backslash) escapes += 1
    if (escapes % 2 === 0) return at
  }
}

/** Whether JSON has more values than any call needs, found without parsing it: parsing would cost many times as much. */
export const hasTooManyValues = (json: Buffer): boolean => {
  let count = 0
  for (let at = 0; at < json.length; at += 1) {
    const byte = json[at]
    if (byte === quote) at = endOfString(json, at + 1)
    else if (byte === comma || byte === colon || byte === brace || byte === bracket) count += 1
    if (count > maxValues) return true
  }
  return false
}
