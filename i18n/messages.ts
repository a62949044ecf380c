import type advice from './eng/advice.ts'
import type apart from './eng/apart.ts'
import type help from './eng/help.ts'
import type profile from './eng/profile.ts'
import type result from './eng/result.ts'
import type root from './eng/root.ts'
import type terms from './eng/terms.ts'

/** The English texts, the source of every set's keys and placeholders: those of the first chunk, `root`, and the namespaces. */
type English = {
  root: typeof root
  advice: typeof advice
  help: typeof help
  profile: typeof profile
  result: typeof result
  terms: typeof terms
} & typeof apart

/** Namespaces so short that a set keeps them in one file, `apart.ts`; each has a chunk of its own all the same. */
export type NamespacesApart = keyof typeof apart
/** Long texts, each with a chunk of its own. */
export type Namespaces = Exclude<keyof English, 'root'>

/** What stands in the braces of each placeholder: `score:number|money`; a plural, `{{s}}`, is none. */
type Placeholders<Text extends string> = Text extends `${string}{${infer Inside}}${infer Rest}`
  ? (Inside extends `{${string}` ? never : Inside) | Placeholders<Rest>
  : never

/** How a translation says a placeholder: without its type; a share may also be a count of a hundred people. */
type Said<Inside extends string> = Inside extends `${infer Name}:${infer Type}`
  ? Type extends `${string}|percent`
    ? `${Name}|percent` | Name
    : Type extends `${string}|${infer Format}`
      ? `${Name}|${Format}`
      : Name
  : never

/** A translation of an English text: any text that holds its placeholders. */
type TranslationOf<Text extends string> = string &
  ((
    Placeholders<Text> extends infer Inside extends string
      ? Inside extends string
        ? (text: `${string}{${Said<Inside>}}${string}`) => void
        : never
      : never
  ) extends (text: infer All) => void
    ? All
    : never)

type Translated<Texts extends object> = {
  [Key in keyof Texts]: Texts[Key] extends string ? TranslationOf<Texts[Key]> : Texts[Key] extends object ? Translated<Texts[Key]> : never
}
/** The messages of a set: for each English text one with the same placeholders. */
export type Messages = { [Part in keyof English]: Translated<English[Part]> }

type Part<Texts> = { [Key in keyof Texts]?: Texts[Key] extends string ? Texts[Key] : Part<Texts[Key]> }
/** What a variant says otherwise than the set it builds upon. */
export type Differences = Part<Messages>

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
