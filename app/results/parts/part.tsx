import { css, cx } from '@linaria/core'
import type { ReactNode } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { from768, print } from '../../theme/breakpoints.ts'
import { offPaper } from '../../theme/states.ts'
import { minor } from '../../ui/heading.ts'
import { small, soft } from '../../ui/text.ts'
import { VisuallyHidden } from '../../ui/visually-hidden.tsx'
import { Disclosure, textDisclosure } from '../disclosure.tsx'

const part = css`
  display: grid;
  gap: var(--space-2);
  align-content: start;
  padding-top: var(--space-4);
  & + & {
    margin-top: var(--space-2);
    border-top: 1px solid var(--line);
  }
  /* Side by side, counts, pictures and sentences stand level however their words wrap. */
  ${from768} {
    grid-row: span 5;
    grid-template-rows: subgrid;
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
  ${print} {
    grid-row: auto;
    grid-template-rows: none;
    padding: 0;
    gap: var(--space-1);
    & + & {
      margin-top: 0;
      border: 0;
    }
  }
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 0 var(--space-4);
  > span {
    font-size: var(--text-sm);
    color: var(--inkSoft);
  }
`
const counts = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-5);
  /* One stands on the line of what it counts, two above it. */
  > :only-child > b {
    display: inline;
    margin-inline-end: var(--space-1);
  }
  > p {
    font-size: var(--text-sm);
    line-height: 1.35;
    color: var(--inkSoft);
  }
  b {
    display: block;
    font-size: 1.375rem;
    line-height: 1.2;
    letter-spacing: -0.02em;
    color: var(--colorPrimary);
  }
`
const partWords = css`
  margin-block: calc(-1 * var(--space-2));
  /* Level with the other part's, which has a picture more. */
  ${from768} {
    grid-row: -2;
  }
  ${print} {
    grid-row: auto;
  }
`

type Props = {
  /** Of its fold. */
  name: string
  title: string
  /** What it adds to the score or takes off. */
  moves: string
  /** How many of how many, and of what. */
  counted: readonly { count: number | undefined; of: number | undefined; what: string }[]
  /** Its place among the volunteers, where it is a count. */
  strip?: ReactNode
  /** The sentence in sight. */
  sentence: string | undefined
  /** Those in the fold. */
  rest: readonly string[]
  link?: ReactNode
}

/** One of the two things that move the score: its counts, its place among the volunteers and what that means; how it is counted on request. */
export const Part = ({ name, title, moves, counted, strip, sentence, rest, link }: Props) => {
  const { parts: texts, how } = useTexts('result')
  return (
    <div className={part}>
      <div className={head}>
        <h3 className={minor}>{title}</h3>
        <span>{moves}</span>
      </div>
      <div className={counts}>
        {counted.map(({ count = 0, of = 0, what }) => (
          <p key={what}>
            <b>{texts.outOf({ count, of })}</b> {what}
          </p>
        ))}
      </div>
      {strip}
      <p className={small}>{sentence}</p>
      <Disclosure
        name={name}
        className={cx(textDisclosure, partWords)}
        summary={
          <span>
            {how()}
            <VisuallyHidden>({title})</VisuallyHidden>
          </span>
        }
      >
        {rest.length > 0 && <p>{rest.join(' ')}</p>}
        {strip && <p className={cx(soft, offPaper)}>{texts.dots()}</p>}
        {link}
      </Disclosure>
    </div>
  )
}
