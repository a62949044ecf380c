/** A part of the method card, before it is Markdown. */
export type Block =
  | { heading: string; level: 1 | 2 }
  | { text: string }
  | { list: readonly string[] }
  | { table: readonly (readonly string[])[] }
  | { figure: string; caption: string }
