import type { ComponentProps } from 'react'
import { Link as RouterLink, useLocation } from 'react-router-dom'
import { readAddress } from '../session/address.ts'
import { useHref } from './use-go.ts'

/** A link to an in-app path; see `useGo`. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<typeof RouterLink>, 'to'> & { to: string }) => {
  const href = useHref()
  const { search } = useLocation()
  return <RouterLink replace={readAddress(search).embedded} {...rest} to={href(to)} />
}
