import type { TSchema } from 'typebox'
import type { ErrorCode } from './errors.ts'

/**
 * What a call lets a view id do, which stands for a game that an account opened (requirements, ruling 36): nothing; read and mail; or take
 * back and delete, which the id of a page secret's look-up cannot.
 */
export type ViewUse = 'nothing' | 'read' | 'take back'

/** One call: the schemas of its request and, by status, of its responses, and the codes of its refusals. */
export type Call = {
  summary: string
  method: 'GET' | 'POST' | 'PUT' | 'DELETE'
  /** Parameters as `:name` */
  path: string
  params?: TSchema
  query?: TSchema
  body?: TSchema
  replies: { readonly [status: number]: TSchema }
  errors: readonly ErrorCode[]
  /** Of every call that takes the id of a game. */
  view?: ViewUse
}

type At<Address> = Address extends `${infer Method} ${infer Path}` ? { method: Method; path: Path } : { method: string; path: string }
/** Method and path of an address of `addresses.ts`. */
export const at = <const Address extends string>(address: Address): At<Address> => {
  const [method, path] = address.split(' ')
  return { method, path } as At<Address>
}

/** Names of a path's parameters: `id` and `address` of `/email/:id/:address`. */
type Parameter<Path extends string> = Path extends `${string}:${infer Name}/${infer Rest}`
  ? Name | Parameter<Rest>
  : Path extends `${string}:${infer Name}`
    ? Name
    : never

/** The path with its parameters filled in, each percent-encoded. */
export const fillPath = <Path extends string>(path: Path, values: Record<Parameter<Path>, string>): string =>
  path.replace(/:(\w+)/g, (_, name: Parameter<Path>) => encodeURIComponent(values[name]))
