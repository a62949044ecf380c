import type { ReactNode } from 'react'

/** The sentence with its `part` in bold. */
export const stress = (sentence: string, part: string): ReactNode => {
  const [before, ...after] = sentence.split(part)
  return after.length === 0 ? (
    sentence
  ) : (
    <>
      {before}
      <b>{part}</b>
      {after.join(part)}
    </>
  )
}
