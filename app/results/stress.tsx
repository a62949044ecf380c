import type { ReactNode } from 'react'

/** The sentence with its `part` in bold. */
export const stress = (sentence: string, part: string): ReactNode => {
  const [before, ...after] = sentence.split(part)
  return after.length === 0 ? (
    sentence
  ) : (
    <>
      {before}
      <strong>{part}</strong>
      {after.join(part)}
    </>
  )
}
