import type { Operator } from '../../contract/operator.ts'

const parts = (pointer: string) => pointer.split('/').slice(1)

/** The value at a JSON Pointer, `/theme/cardColors/0`. */
export const read = (value: unknown, pointer: string): unknown =>
  parts(pointer).reduce<unknown>((at, key) => (at === null || at === undefined ? undefined : (at as Record<string, unknown>)[key]), value)

const writeAt = (value: unknown, [key, ...rest]: string[], next: unknown): unknown => {
  if (key === undefined) return next
  if (Array.isArray(value)) return value.map((item, index) => (String(index) === key ? writeAt(item, rest, next) : item))
  const { [key]: present, ...others } = (value ?? {}) as Record<string, unknown>
  const nextChild = writeAt(present, rest, next)
  // Fields keep their order in the file; a removed field leaves no key.
  if (nextChild === undefined) return others
  return key in ((value ?? {}) as object) ? { ...(value as object), [key]: nextChild } : { ...others, [key]: nextChild }
}

/** A look with another value at a JSON Pointer; `undefined` removes the field. Pure. */
export const write = (operator: Operator, pointer: string, value: unknown): Operator => writeAt(operator, parts(pointer), value) as Operator
