import { type ComponentProps, type ReactNode, useRef } from 'react'
import { createStore } from '../store.ts'
import { useStore } from '../use-store.ts'

/** What stands below a link of which nothing opened (`host/sandboxed.tsx`). */
export const linkNotes = createStore<ReadonlyMap<HTMLAnchorElement | null, ReactNode>>(new Map())

/** A link that leaves the app: to another page, to a file, or to a program that calls or writes. */
export const OutsideLink = ({ newTab, ...props }: ComponentProps<'a'> & { newTab?: boolean | undefined }) => {
  const link = useRef<HTMLAnchorElement>(null)
  return (
    <>
      <a {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} {...props} ref={link} />
      {useStore(linkNotes, (notes) => notes.get(link.current))}
    </>
  )
}
