/** What browsers and servers share beyond the language: no more of either is open to what both import. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly hostname: string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
