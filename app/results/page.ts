import { css } from '@linaria/core'
import { from768, from960, highEnough, print } from '../theme/breakpoints.ts'
import { late } from './late.ts'

/** One column, two, or twelve, of which a sheet without a class takes all; nearer to each other than sheets of other screens. */
export const page = css`
  @media screen {
    display: grid;
    grid-template-columns: minmax(0, 1fr);
    gap: 0.6875rem;
    && > :nth-child(n) {
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
      > * {
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
    && {
      grid-column: span 7;
    }
  }
  ${from768} {
    && + * {
      grid-column: auto;
    }
  }
  ${from960} {
    && + * {
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
    && {
      grid-column: 3 / span 8;
    }
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
