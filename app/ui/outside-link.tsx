import { type ComponentProps, useRef } from 'react'
import { createStore } from '../store.ts'
import { useStore } from '../use-store.ts'

/** What to say below a link of which nothing opened (`host/sandboxed.ts`). An empty note stands before its words, which are heard only then. */
export const linkNotes = createStore<ReadonlyMap<HTMLAnchorElement | null, string>>(new Map())

type Props = ComponentProps<'a'> & { newTab?: boolean | undefined }

/** A link that leaves the app: to another page, to a file, or to a program that calls or writes. */
export const OutsideLink = ({ newTab, ...props }: Props) => {
  const link = useRef<HTMLAnchorElement>(null)
  const note = useStore(linkNotes, (notes) => notes.get(link.current))
  return (
    <>
      <a {...(newTab && { target: '_blank', rel: 'noopener noreferrer' })} {...props} ref={link} />
      {note !== undefined && (
        <p role="status" style={{ overflowWrap: 'anywhere' }}>
          {note}
        </p>
      )}
    </>
  )
}
