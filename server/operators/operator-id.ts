import { providerOperator } from '../../contract/constants.ts'

const pattern = /^[a-z0-9][a-z0-9-]{0,62}$/

/** Whether a folder name may be an operator's id: no dots, slashes or capitals, so it can never leave its folder. */
export const isOperatorId = (id: string) => pattern.test(id)

/** The id asked for, lower-cased; the provider where it cannot be an id at all. */
export const operatorId = (asked: string) => {
  const id = asked.toLowerCase()
  return isOperatorId(id) ? id : providerOperator
}
