import { idLength } from '../../contract/constants.ts'

/** What the address says (parameter names match in any case; a name given twice counts as not given). */
export type Address = {
  operator: string | null
  language: string | null
  /** As given, of any length: a wrong length is a failed check, not a missing one. */
  secret: string | null
  extUserId: string | null
  embedded: boolean
  /** The page is said to be in a web view of an app (`docs/web-views.md`). */
  bridged: boolean
}

const single = (query: URLSearchParams, name: string) => {
  const values = [...query].filter(([key]) => key.toLowerCase() === name).map(([, value]) => value)
  return values.length === 1 && values[0] !== '' ? (values[0] ?? null) : null
}

/** Reads the query of an address (`?operator=…`); invalid values are null. */
export const readAddress = (search: string): Address => {
  const query = new URLSearchParams(search)
  const extUserId = single(query, 'extuserid')
  return {
    operator: single(query, 'operator')?.toLowerCase().slice(0, 64) ?? null,
    language: single(query, 'language')?.toLowerCase().slice(0, 35) ?? null,
    secret: single(query, 'secret'),
    extUserId: extUserId?.length === idLength ? extUserId : null,
    embedded: single(query, 'embed') === '1',
    bridged: single(query, 'bridge') === '1',
  }
}

const hidden = ['secret', 'extuserid']
const keptParameters = ['operator', 'language', 'embed', 'test', 'bridge']

const filtered = (search: string, keep: (name: string) => boolean) => {
  const query = new URLSearchParams([...new URLSearchParams(search)].filter(([name]) => keep(name.toLowerCase())))
  return query.size > 0 ? `?${query}` : ''
}

/** The query without the secret and the user id, which must not stay in the address bar or in history. */
export const withoutSecrets = (search: string) => filtered(search, (name) => !hidden.includes(name))

/** The part of the query that goes into every in-app address, so that a reload gets the right policy and branding. */
export const keptQuery = (search: string) => filtered(search, (name) => keptParameters.includes(name))

/** The query of a tab of its own, opened from a frame. */
export const outsideFrame = (search: string) => filtered(search, (name) => name !== 'embed' && keptParameters.includes(name))

/** The query with another value of a parameter. */
const replaced = (search: string, parameter: string, value: string) => {
  const otherParameters = new URLSearchParams(filtered(search, (name) => name !== parameter))
  otherParameters.append(parameter, value)
  return `?${otherParameters}`
}

/** The query with another language, where it names one. */
export const withLanguage = (search: string, language: string) =>
  single(new URLSearchParams(search), 'language') === null ? search : replaced(search, 'language', language)

/** The query that names this operator. */
export const withOperator = (search: string, operator: string) =>
  readAddress(search).operator === operator ? search : replaced(search, 'operator', operator)
