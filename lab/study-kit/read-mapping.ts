import { readFileSync } from 'node:fs'
import Type, { type Static } from 'typebox'
import { Compile } from 'typebox/compile'
import { TrialsError } from './trials.ts'

const strict = { additionalProperties: false }
const Name = Type.String({ minLength: 1 })
const DeckNames = Type.Record(Name, Type.Enum(['A', 'B', 'C', 'D']))
export type DeckNames = Static<typeof DeckNames>

const roles = ['subject', 'trial', 'block', 'deck', 'gain', 'loss', 'net', 'group', 'payscale'] as const

/** What files of another layout call things. */
const Mapping = Type.Object(
  {
    /** headings by what they hold */
    columns: Type.Optional(Type.Object(Object.fromEntries(roles.map((role) => [role, Type.Optional(Name)])), strict)),
    /** names of decks in the files; A and B are those that lose in the long run, B and D have rare losses */
    decks: Type.Optional(DeckNames),
    /** points of a file that count as one unit (100 in the classic task) */
    payscale: Type.Optional(Type.Number({ exclusiveMinimum: 0 })),
    /** group of everybody without one */
    group: Type.Optional(Name),
  },
  strict,
)
export type Mapping = Omit<Static<typeof Mapping>, 'columns'> & { columns?: { [role in (typeof roles)[number]]?: string } }

const schema = Compile(Mapping)

/** Reads a mapping file. Throws TrialsError if it is not one. */
export const readMapping = (path: string): Mapping => {
  let value: unknown
  try {
    value = JSON.parse(readFileSync(path, 'utf8'))
  } catch (error) {
    throw new TrialsError('not_found', `the mapping ${path} cannot be read: ${(error as Error).message}`)
  }
  const [fault] = schema.Errors(value)
  if (fault) throw new TrialsError('invalid_data', `the mapping ${path}${fault.instancePath}: ${fault.message}`)
  return value as Mapping
}
