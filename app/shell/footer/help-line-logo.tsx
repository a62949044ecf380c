import { css } from '@linaria/core'
import { lazy, Suspense } from 'react'
import type { HelpLineMark } from '../../../contract/operator-view.ts'

const image = css`
  display: block;
  height: 1.75rem;
  width: auto;
  max-width: 100%;
  border-radius: var(--plateRadius);
  background: var(--plate);
  box-shadow: 0 0 0 0.25rem var(--plate);
`
/** As high as the link that will appear in it, so nothing moves. */
const place = css`
  display: inline-flex;
  align-items: center;
  min-height: var(--target);
`

/** The directory of help-lines is not part of the first load. */
const HelpLineLink = lazy(() => import('./help-line-link.tsx'))

/** The mark of a country's help-line: a picture at once, a link as soon as the directory is there. */
export const HelpLineLogo = ({ mark: { country, src } }: { mark: HelpLineMark }) => {
  const picture = (alt: string) => <img className={image} src={src} alt={alt} height="28" />
  return (
    <span className={place}>
      <Suspense fallback={picture('')}>
        <HelpLineLink country={country} picture={picture} />
      </Suspense>
    </span>
  )
}
