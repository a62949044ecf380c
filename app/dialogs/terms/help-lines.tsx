import { Fragment } from 'react'
import { useHelp } from '../../help/use-help.ts'
import { useTexts } from '../../i18n/texts-context.tsx'
import { useServices } from '../../services.ts'
import { OutsideLink } from '../../ui/outside-link.tsx'
import { link } from '../../ui/text.ts'

/** Whom to turn to: a paragraph for each service of the player's place, else the one that works everywhere. */
export const HelpLines = () => {
  const texts = useTexts('help')
  const { count } = useServices()
  const { help } = useHelp()
  return (
    <>
      {!help.country && <p>{texts.world()}</p>}
      {help.lines.map(({ name, phone, message, chat, website, facts }) => (
        <p key={name}>
          <strong>{name}</strong>
          {[phone, message, chat, website].map(
            (way) =>
              way && (
                <Fragment key={way.href}>
                  {' · '}
                  <OutsideLink className={link} href={way.href} newTab={way.href.startsWith('https:')} onClick={() => count('help')}>
                    {way.label}
                  </OutsideLink>
                </Fragment>
              ),
          )}
          {facts.map((fact) => ` · ${fact}`)}
        </p>
      ))}
    </>
  )
}
