/** Any part of a set's messages. */
export type Differences<Messages> = { [Key in keyof Messages]?: Messages[Key] extends string ? Messages[Key] : Differences<Messages[Key]> }

const merge = (base: object, differences: object): object => {
  const result: Record<string, unknown> = { ...base }
  for (const [key, value] of Object.entries(differences))
    result[key] = typeof value === 'object' ? merge(result[key] as object, value as object) : value
  return result
}

/** The messages of a variant: those of another set with what differs put in their places. */
export const vary = <Base extends object, Messages>(base: Base, differences: Differences<Messages>): Base =>
  merge(base, differences as object) as Base
