import type { Operator } from '../../contract/operator.ts'

const parts = (pointer: string) => pointer.split('/').slice(1)

/** The value at a JSON Pointer, `/theme/cardColors/0`. */
export const read = (value: unknown, pointer: string): unknown =>
  parts(pointer).reduce<unknown>((at, key) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[key]), value)

const written = (value: unknown, [key, ...rest]: string[], next: unknown): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? written(item, rest, next) : item))
  const { [key]: present, ...others } = (value ?? {}) as Record<string, unknown>
  const changed = written(present, rest, next)
  // Fields keep their order in the file; a removed field leaves no key.
  if (changed === undefined) return others
  return key in ((value ?? {}) as object) ? { ...(value as object), [key]: changed } : { ...others, [key]: changed }
}

/** A look with another value at a JSON Pointer; `undefined` removes the field. Pure. */
export const write = (operator: Operator, pointer: string, value: unknown): Operator => written(operator, parts(pointer), value) as Operator
