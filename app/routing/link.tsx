import type { ComponentProps } from 'react'
import { useLinkClickHandler, useLocation } from 'react-router-dom'
import { readAddress } from '../session/address.ts'
import { useHref } from './use-go.ts'

/** A link to an in-app path; see `useGo`. The router's own `Link` brings the prefetching of a framework into the first load. */
export const Link = ({ to, ...rest }: Omit<ComponentProps<'a'>, 'href' | 'onClick'> & { to: string }) => {
  const href = useHref()(to)
  const { search } = useLocation()
  const follow = useLinkClickHandler<HTMLAnchorElement>(href, { replace: readAddress(search).embedded })
  return <a {...rest} href={href} onClick={follow} />
}
