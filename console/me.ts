import { createContext, use } from 'react'
import { useParams } from 'react-router-dom'
import { type MemberRole, memberRoles } from '../contract/console/console-call.ts'
import type { Me } from '../contract/console/session-calls.ts'

export const MeContext = createContext<Me | undefined>(undefined)

/** Who is signed in. */
export const useMe = (): Me => {
  const me = use(MeContext)
  if (!me) throw new Error('Nobody is signed in here')
  return me
}

export type MyOperator = Me['operators'][number]

/** The operators whose screens the member may see; for the provider the one it acts for. */
export const operatorsOf = ({ operators, actingFor }: Me): MyOperator[] =>
  actingFor === undefined || operators.some(({ id }) => id === actingFor)
    ? operators
    : [...operators, { id: actingFor, name: actingFor, role: 'viewer' }]

/** The operator of the address, and what the member may do there. */
export const useMembership = () => {
  const { operator = '' } = useParams()
  const membership = operatorsOf(useMe()).find(({ id }) => id === operator)
  if (!membership) throw new Error('Screens of an operator stand behind its gate')
  return { ...membership, may: (role: MemberRole) => memberRoles.indexOf(membership.role) >= memberRoles.indexOf(role) }
}

/** Addresses of an operator's screens. */
export const screenPath = (operator: string, screen = '') => `/o/${operator}${screen && `/${screen}`}`
