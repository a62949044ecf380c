import { css, cx } from '@linaria/core'
import { type ReactNode, useEffect } from 'react'
import { ScreenTitle } from '../../app/ui/screen-title.tsx'

const page = css`
  max-width: 68rem;
  display: grid;
  gap: var(--space-4);
  grid-template-columns: minmax(0, 1fr);
`
/** With a frame beside. */
const broadPage = css`
  max-width: 80rem;
`
const head = css`
  display: flex;
  flex-wrap: wrap;
  align-items: last baseline;
  justify-content: space-between;
  gap: var(--space-3) var(--space-5);
  margin-bottom: var(--space-1);
  h1 {
    overflow-wrap: anywhere;
  }
  p {
    color: var(--inkSoft);
    margin-top: var(--space-1);
  }
`
export const actions = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: var(--space-2);
  > * {
    overflow-wrap: anywhere;
  }
`

type Props = {
  title: string
  text?: ReactNode
  end?: ReactNode
  broad?: boolean
  children: ReactNode
}

/** A screen of the console: its title, a sentence, what can be done, and its panels. */
export const Page = ({ title, text, end, broad = false, children }: Props) => {
  useEffect(() => {
    document.title = title
  }, [title])
  return (
    <div className={cx(page, broad && broadPage)}>
      <div className={head}>
        <div>
          <ScreenTitle>{title}</ScreenTitle>
          {text && <p>{text}</p>}
        </div>
        {end && <div className={actions}>{end}</div>}
      </div>
      {children}
    </div>
  )
}
