import { css } from '@linaria/core'
import type { ReactNode } from 'react'
import { from600, smallHeight } from '../theme/breakpoints.ts'
import { ScreenTitle } from './screen-title.tsx'
import { Sheet } from './sheet.tsx'
import { Stack } from './stack.tsx'

const columns = css`
  display: grid;
  gap: var(--space-5);
  ${from600} {
    grid-template-columns: auto 1fr;
    align-items: center;
    gap: var(--space-6);
  }
`
const art = css`
  --cardWidth: 5.5rem;
  --backShadow: inset 0 0 0 1px rgb(255 255 255 / 0.22), var(--shadow-2);
  width: var(--cardWidth);
  margin: var(--space-2);
  rotate: -6deg;
  ${from600} {
    --cardWidth: 8rem;
    margin: var(--space-3) var(--space-4);
  }
  ${smallHeight} {
    --cardWidth: 5.5rem;
  }
`

type Props = { title: string; text: string; picture: ReactNode; children: ReactNode }

/** A screen that has only something to say: a picture of one card, a title, a sentence, and what can be done. */
export const MessageView = ({ title, text, picture, children }: Props) => (
  <Sheet narrow>
    <div className={columns}>
      <div className={art} aria-hidden="true">
        {picture}
      </div>
      <Stack>
        <ScreenTitle>{title}</ScreenTitle>
        <p>{text}</p>
        {children}
      </Stack>
    </div>
  </Sheet>
)
