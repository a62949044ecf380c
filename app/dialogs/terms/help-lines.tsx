import { Fragment } from 'react'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useHelpLines } from '../../i18n/use-help-lines.ts'
import { link } from '../../ui/text.ts'

const opening = { target: '_blank', rel: 'noopener noreferrer' }

/** Whom to turn to: a paragraph for each help-line of the operator's market and of the language. */
export const HelpLines = ({ market }: { market: string | undefined }) => {
  const { helpLine } = useTexts()
  const lines = useHelpLines(market)
  if (lines.length === 0) return <p>{helpLine.none()}</p>
  return lines.map(({ country, name, phone, message, chat, website, hours }) => (
    <p key={country}>
      <strong>{name}</strong>
      {[phone, message, chat, website].map(
        (way) =>
          way && (
            <Fragment key={way.href}>
              {' · '}
              <a className={link} href={way.href} {...(way.href.startsWith('https:') && opening)}>
                {way.label}
              </a>
            </Fragment>
          ),
      )}
      {hours && ` · ${hours}`}
    </p>
  ))
}
