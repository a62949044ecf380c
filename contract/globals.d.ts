/** What browsers and servers share beyond the language: code that both import may use nothing else of either. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly hostname: string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
