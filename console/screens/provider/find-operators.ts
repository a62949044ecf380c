import type { OperatorRow } from '../../../contract/console/provider-calls.ts'
import { plain } from '../../plain-text.ts'

export const operatorKinds = ['all', 'need', 'ownerless', 'study', 'paused', 'ended', 'never'] as const
export type OperatorKind = (typeof operatorKinds)[number]

/** Whether an operator needs somebody to look. */
export const needsAttention = ({ problems, webhooksFailing }: OperatorRow): boolean => problems + webhooksFailing > 0

const isOf: Record<OperatorKind, (row: OperatorRow) => boolean> = {
  all: () => true,
  need: needsAttention,
  ownerless: ({ owners }) => owners === 0,
  study: ({ study }) => study?.allowed === false,
  paused: ({ state }) => state === 'paused',
  ended: ({ state }) => state === 'ended',
  never: ({ played }) => !played,
}

/**
 * Operators of a kind with all of these words in name, id, country or pages; those that need a look first, then by name.
 * @param countryName a country as its reader calls it
 */
export const findOperators = (
  rows: readonly OperatorRow[],
  words: string,
  kind: OperatorKind,
  countryName: (country: string) => string,
): OperatorRow[] => {
  const parts = plain(words).split(/\s+/).filter(Boolean)
  const textOf = ({ id, name, country, pages }: OperatorRow) =>
    plain([id, name, country ?? '', country ? countryName(country) : '', ...pages].join(' '))
  return rows
    .filter(isOf[kind])
    .filter((row) => parts.length === 0 || parts.every((part) => textOf(row).includes(part)))
    .sort((one, other) => Number(needsAttention(other)) - Number(needsAttention(one)) || one.name.localeCompare(other.name))
}

/** How many there are of each kind. */
export const countKinds = (rows: readonly OperatorRow[]): Record<OperatorKind, number> =>
  Object.fromEntries(operatorKinds.map((kind) => [kind, rows.filter(isOf[kind]).length])) as Record<OperatorKind, number>

/** What the provider can change at an operator: the server takes no more in its state. */
export const actionsOf = ({ state, owners, study }: OperatorRow) => ({
  invite: state === 'live' && owners === 0,
  userIds: state !== 'ended',
  study: state !== 'ended' && study !== undefined,
})
