import { css } from '@linaria/core'
import { useRef, useState } from 'react'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { offPaper } from '../theme/states.ts'
import { ChatIcon, PhoneIcon } from '../ui/icons.tsx'
import { ChooseCountry } from './choose-country.tsx'
import { ContactButtons, HelpCard, light } from './help-card.tsx'
import { useHelp } from './use-help.ts'

const place = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  margin-block: calc(-1 * var(--space-1));
  button {
    background: none;
    border: 0;
    padding: 0;
    min-height: var(--target);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
`

/** Whom to talk to, on result, advice and report. A player whose country nobody knows, or whose country has a line in each province, chooses once. */
export const HelpLine = () => {
  const texts = useTexts('help')
  const { count, session } = useServices()
  const { place: at, help } = useHelp()
  const [choosing, setChoosing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const choose = (chosen: string) => {
    session.update({ help_place: chosen })
    setChoosing(false)
    heading.current?.focus()
  }
  const [line] = help.lines
  const tapped = () => count('help')
  /** What reaches somebody at once. */
  const direct = line
    ? [line.phone && { ...line.phone, icon: <PhoneIcon /> }, line.message, line.chat && { ...line.chat, icon: <ChatIcon /> }].filter(
        (way) => way !== undefined,
      )
    : []
  return (
    <HelpCard title={texts.talk()} heading={heading} place={at}>
      {choosing || at === undefined || help.parts ? (
        <ChooseCountry place={at} buttonClass={light} onChoose={choose} />
      ) : (
        <>
          {line && (
            // Made anew for another country, as all that mixes words and links: a page translation has put its own in the place of the words.
            <p key={at}>
              <strong>{line.name}</strong>
              {line.facts.map((fact) => `\u00a0· ${fact}`)}
            </p>
          )}
          {!help.country && <p>{texts.world()}</p>}
          <ContactButtons onTap={tapped} contacts={line?.website ? [...direct, line.website] : direct} />
          <div className={place}>
            <span>{help.country ?? texts.other()}</span>
            <button type="button" className={offPaper} onClick={() => setChoosing(true)}>
              {texts.change()}
            </button>
          </div>
        </>
      )}
    </HelpCard>
  )
}
