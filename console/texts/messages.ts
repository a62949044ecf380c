/** Names of a message's parameters: `count` and `name` of `{count:number} of {name:string}`. */
type Names<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `${infer Name}:${string}` ? Name : never) | Names<Rest>
  : never

/** The function of each message: without parameters where it has none. */
export type TextsOf<Messages> = {
  [Key in keyof Messages]: Messages[Key] extends string
    ? [Names<Messages[Key]>] extends [never]
      ? () => string
      : (values: { [Name in Names<Messages[Key]>]: string | number }) => string
    : TextsOf<Messages[Key]>
}

/** What a translation must hold: the same keys. */
export type Translation<Messages> = { [Key in keyof Messages]: Messages[Key] extends string ? string : Translation<Messages[Key]> }
