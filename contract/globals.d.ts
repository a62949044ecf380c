/** Globals that browsers and Node.js share beyond the language: code that both import may use no others. */
declare class URL {
  static canParse(url: string): boolean
  constructor(url: string)
  readonly protocol: string
  readonly hostname: string
}
declare class TextEncoder {
  encode(text: string): Uint8Array
}
declare class URLSearchParams {
  constructor(entries: Record<string, string>)
}
declare class Response {
  readonly status: number
  readonly ok: boolean
  readonly headers: { get(name: string): string | null }
  json(): Promise<unknown>
}
type AbortSignal = object
declare const AbortSignal: { timeout(ms: number): AbortSignal }
type RequestInit = { method?: string; headers?: Record<string, string>; body?: string; signal?: AbortSignal }
declare const fetch: (url: string, init: RequestInit) => Promise<Response>
