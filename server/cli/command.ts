import { parseArgs } from 'node:util'
import { inSmallLetters } from '../operators/operator-id.ts'
import { named, usageError } from './command-error.ts'

export type Io = { out(line: string): void; err(line: string): void; env: Record<string, string | undefined>; read?(): Promise<string> }

/** An argument or option. With `value`, which the usage shows, or `oneOf` it takes a text; an option with neither is a switch. */
export type Field = {
  value?: string
  oneOf?: readonly string[]
  required?: boolean
  default?: string
  /** An option may be repeated; the last argument takes all remaining words */
  multiple?: boolean
  /** Missing from the usage: another spelling */
  hidden?: boolean
  /** Makes the value from the text */
  read?(text: string): string
}
type Fields = Record<string, Field>

type Text<F extends Field> = F extends { oneOf: readonly (infer Choice)[] } ? Choice : F extends { value: string } ? string : boolean
type Value<F extends Field> = F extends { multiple: true }
  ? Text<F>[]
  : Text<F> extends boolean
    ? boolean
    : F extends { required: true } | { default: string }
      ? Text<F>
      : Text<F> | undefined
type Values<F extends Fields> = { [Name in keyof F]: Value<F[Name]> }

/**
 * What an action receives besides its values: `print` writes either the value as JSON or the line, depending on `--json`; `json` tells
 * which.
 */
export type Call = Io & { json: boolean; print(json: unknown, line: string): void }

/** One action of a command. `run` returns the exit code; nothing means 0. */
export type Action = {
  arguments: Fields
  options: Fields
  about: string
  run(values: Record<string, unknown>, call: Call): Promise<number> | Promise<void>
}

/** Exports of a file in `commands/`: its actions by name, or the only one, and the page of the documentation about it. */
export type Command = { actions: Action | Record<string, Action>; page?: string }

/** Declares an action: usage, parsing and types of its values follow. Every action takes `--json`. */
export const action = <
  const Arguments extends Fields = Record<never, Field>,
  const Options extends Fields = Record<never, Field>,
>(declared: {
  arguments?: Arguments
  options?: Options
  about: string
  run(values: Values<Arguments> & Values<Options>, call: Call): Promise<number> | Promise<void>
}): Action => ({ arguments: {}, options: {}, ...declared }) as Action

const isAction = (actions: Command['actions']): actions is Action => typeof actions.run === 'function'

/** The actions of a command by the words that call them. */
const listActions = (name: string, { actions }: Command): [words: string, action: Action][] =>
  isAction(actions) ? [[name, actions]] : Object.entries(actions).map(([word, each]) => [`${name} ${word}`, each])

const column = 41
const valueShown = ({ value, oneOf }: Field): string | undefined => value ?? oneOf?.join('|')

/** The lines about a command. */
export const usageOf = (name: string, command: Command): string =>
  listActions(name, command)
    .map(([words, { arguments: positional, options, about }]) => {
      const bracketed = (field: Field, text: string) => (field.required ? text : `[${text}]`)
      const usage = [
        words,
        ...Object.values(positional).map((field) => bracketed(field, `${valueShown(field)}${field.multiple ? '…' : ''}`)),
        ...Object.entries(options)
          .filter(([, field]) => !field.hidden)
          .map(([option, field]) => bracketed(field, [`--${option}`, valueShown(field)].filter(Boolean).join(' '))),
      ].join(' ')
      const lines = about.match(/.{1,100}(?= |$)/g)?.map((line) => line.trim()) ?? []
      const text = lines.join(`\n${' '.repeat(column)}`)
      return usage.length < column ? usage.padEnd(column) + text : `${usage}\n${' '.repeat(column)}${text}`
    })
    .join('\n')

/** Parses the words behind a command's name and runs the action they name; returns the exit code. */
export const runAction = async ({ actions }: Command, words: string[], io: Io): Promise<number> => {
  const [name, ...others] = words
  if (isAction(actions)) return run(actions, words, io)
  const names = Object.keys(actions)
  if (name === undefined) throw usageError(`Name an action: ${names.join(', ')}.`)
  const action = Object.hasOwn(actions, name) ? actions[name] : undefined
  if (!action) throw usageError(`There is no ${named(name)} here; choose from ${names.join(', ')}.`)
  return run(action, others, io)
}

const run = async ({ arguments: positional, options, run }: Action, words: string[], io: Io): Promise<number> => {
  const { values, positionals } = parseWords(words, options)
  const argumentFields = Object.entries(positional).map(([name, field], index) => {
    const value = field.multiple ? positionals.slice(index) : positionals[index]
    return [valueShown(field), name, field, value] as const
  })
  const fields = [...argumentFields, ...Object.entries(options).map(([name, field]) => [`--${name}`, name, field, values[name]] as const)]
  const missing = fields.filter(([, , field, value]) => field.required && value === undefined)
  if (missing.length > 0) throw usageError(`${missing.map(([label]) => label).join(' and ')} must be given.`)
  if (positionals.length > argumentFields.length && !argumentFields.at(-1)?.[2].multiple) throw usageError('Too many arguments.')
  for (const [label, , { oneOf }, value] of fields)
    if (oneOf && value !== undefined && !oneOf.includes(String(value)))
      throw usageError(`${label} is ${oneOf.join(', ')}, not ${named(`${value}`)}.`)
  const read = ({ read = (text) => text }: Field, value: unknown) => (typeof value === 'string' ? read(value) : value)
  const json = values.json === true
  const print: Call['print'] = (value, line) => io.out(json ? JSON.stringify(value) : line)
  const parsed = Object.fromEntries(fields.map(([, name, field, value]) => [name, read(field, value)]))
  return (await run(parsed, { ...io, json, print })) ?? 0
}

type Parsed = { positionals: string[]; values: Record<string, string | boolean | (string | boolean)[] | undefined> }

/** The first sentence of the error of `parseArgs` names the mistake. */
const parseWords = (args: string[], options: Fields): Parsed => {
  const config = Object.entries({ ...options, json: {} }).map(
    ([name, { value, oneOf, multiple = false, default: initial }]: [string, Field]) => {
      const type = value || oneOf ? ('string' as const) : ('boolean' as const)
      return [name, { type, multiple, default: initial ?? (multiple ? [] : type === 'boolean' ? false : undefined) }]
    },
  )
  const parse = () => {
    try {
      return parseArgs({ args, allowPositionals: true, tokens: true, options: Object.fromEntries(config) })
    } catch (error) {
      throw usageError(`${(error as Error).message.split(/\. |\n/)[0]?.slice(0, 200)}.`)
    }
  }
  const { tokens, ...parsed } = parse()
  const names = tokens.flatMap((token) => (token.kind === 'option' && !options[token.name]?.multiple ? [token.name] : []))
  const twice = names.find((name, index) => names.indexOf(name) < index)
  if (twice !== undefined) throw usageError(`--${twice} is given twice.`)
  const empty = tokens.find((token) => token.kind !== 'option-terminator' && token.value === '')
  if (empty) throw usageError(`${empty.kind === 'option' ? `--${empty.name}` : 'An argument'} is empty.`)
  return parsed
}

export const operatorOption = { value: '<id>', read: inSmallLetters } as const satisfies Field

/** What a command applies to: its argument, or for `-` a line of standard input, which does not appear in process lists. */
export const readWhich = async (io: Io, argument: string): Promise<string> => (argument === '-' ? ((await io.read?.()) ?? '') : argument)
