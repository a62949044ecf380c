import { css } from '@linaria/core'
import type { HelpLineMark } from '../../../contract/operator-view.ts'
import { useHelpLines } from '../../i18n/use-help-lines.ts'
import { useTexts } from '../../i18n/texts-context.tsx'

const image = css`
  display: block;
  height: 2rem;
  width: auto;
  max-width: 100%;
`

/** The mark of a country's help-line: leads to its chat, or else its site; only a picture where neither is certain. */
export const HelpLineLogo = ({ mark: { country, src } }: { mark: HelpLineMark }) => {
  const { helpLine } = useTexts()
  const line = useHelpLines(country).find((each) => each.country === country)
  const href = line?.chat?.href ?? line?.website?.href
  const picture = <img className={image} src={src} alt={line ? helpLine.logo({ name: line.name }) : ''} height="32" />
  return href ? (
    <a href={href} target="_blank" rel="noopener noreferrer">
      {picture}
    </a>
  ) : (
    picture
  )
}
