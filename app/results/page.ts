import { css, cx } from '@linaria/core'
import { from600, from768, from960, highEnough, print } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'
import { link } from '../ui/text.ts'

/** Comes when the dot has reached the score, if it is on its way there (`data-arriving`). Its room is kept; who listens has it at once. */
export const late = css`
  [data-arriving] & {
    animation: come var(--motion-settle) linear var(--motion-gauge) backwards;
  }
  @keyframes come {
    from {
      opacity: 0;
    }
  }
`
/** Buttons that share a line where they fit. */
export const choices = css`
  margin-top: var(--space-4);
  > * {
    flex: 1 1 auto;
    padding-inline: var(--space-4);
    ${from600} {
      max-width: 18rem;
    }
  }
`
/** One column, two, or twelve, of which a sheet without a class takes all; nearer to each other than sheets of other screens. */
export const page = css`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6875rem;
    > * {
      margin: 0;
    }
    > section > h2,
    > div > section > h2,
    > section > .${late} > h2 {
      font-size: var(--text-lg);
      line-height: 1.2;
    }
    ${highEnough} {
      > section,
      > div > section {
        padding: 1.125rem min(1.25rem, 6.25vw) 1.25rem;
        ${from960} {
          padding: 1.75rem;
        }
      }
    }
    ${from768} {
      grid-template-columns: repeat(2, minmax(0, 1fr));
      gap: 0.875rem;
      :where(&) > * {
        grid-column: 1 / -1;
      }
    }
    ${from960} {
      grid-template-columns: repeat(12, minmax(0, 1fr));
      gap: var(--space-4);
    }
  }
`
/** Beside what comes after it. */
export const first = css`
  ${from960} {
    align-content: center;
    grid-column: span 7;
  }
  ${from768} {
    & + * {
      grid-column: auto;
    }
  }
  ${from960} {
    & + * {
      grid-column: span 5;
    }
  }
`
/** Outlined, apart from the result. */
export const last = css`
  &:empty {
    display: none;
  }
  ${from960} {
    grid-column: 3 / span 8;
  }
`
/** What there is to keep: side by side as far as its words have room. */
export const keeping = css`
  display: flex;
  flex-wrap: wrap;
  gap: 0.625rem var(--space-6);
  align-items: center;
  > :first-child {
    flex: 1 1 min(14rem, 100%);
    min-width: 0;
    &[open] {
      flex-basis: 100%;
    }
    ${print} {
      flex-basis: 100%;
    }
  }
  > :nth-child(3) {
    flex: 1 1 min(18rem, 100%);
  }
`
const layout = css`
  justify-self: start;
  min-height: var(--target);
  font-size: var(--text-sm);
  font-weight: var(--medium);
  text-align: start;
`
/** A button that reads as a link, as tall as a finger needs. */
export const textLink = cx(link, layout, offPaper)
