import type namespaces from './eng/namespaces.ts'
import type root from './eng/root.ts'

/** The English texts, the source of every set's keys and placeholders: those of the first chunk, `root`, and the namespaces. */
type English = { root: typeof root } & typeof namespaces

/** Texts that are loaded where they are shown, each namespace in a chunk of its own. */
export type Namespaces = keyof typeof namespaces

/** What stands in the braces of each placeholder: `score:number|money`; a plural, `{{s}}`, is none. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `{${string}` ? never : Inside) | Placeholders<Rest>
  : never

type TextsIn<English> = { [Key in keyof English]: English[Key] extends string ? string : TextsIn<English[Key]> }
/** The messages of a set: a text for each English one. `scripts/texts/set-file.ts` compares their placeholders. */
export type Messages = TextsIn<English>

type Values = { number: number; string: string; Date: Date }
type NameIn<Inside> = Inside extends `${infer Name}:${string}` ? Name : never
type ValueIn<Inside> = Inside extends `${string}:${infer Type}`
  ? Type extends `${infer Bare extends keyof Values}|${string}`
    ? Values[Bare]
    : Type extends keyof Values
      ? Values[Type]
      : never
  : never
type TextOf<Text extends string> = [Placeholders<Text>] extends [never]
  ? () => string
  : (values: { [Inside in Placeholders<Text> as NameIn<Inside>]: ValueIn<Inside> }) => string

/** One function for each text: without values where it has no placeholder. */
export type TextsOf<Texts> = { [Key in keyof Texts]: Texts[Key] extends string ? TextOf<Texts[Key]> : TextsOf<Texts[Key]> }
/** Texts of the root namespace, loaded with the first chunk. */
export type RootTexts = TextsOf<English['root']>
/** The texts of a namespace. */
export type NamespaceTexts<Namespace extends Namespaces> = TextsOf<English[Namespace]>
