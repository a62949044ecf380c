import { providerOperator } from '../../contract/constants.ts'

const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/** Whether a folder name may be an operator's id: no dots, slashes or capitals, so it cannot escape its folder. */
export const isOperatorId = (id: string) => pattern.test(id)

/** An id in small letters, of ASCII alone: the Kelvin sign is no k. */
export const inSmallLetters = (id: string): string => id.replace(/[A-Z]+/g, (capitals) => capitals.toLowerCase())

/** The requested id in lower case; the provider's if it cannot be an id at all. */
export const operatorId = (requestedId: string) => {
  const id = inSmallLetters(requestedId)
  return isOperatorId(id) ? id : providerOperator
}
