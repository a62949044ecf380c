import { useCall } from '../api/call.ts'

/** The languages players are offered: those a frame can be shown in. */
export const useOffered = (operator: string) =>
  useCall('languages', { params: { operator } }).data?.languages.filter(({ offered }) => offered) ?? []
