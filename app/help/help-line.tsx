import { css, cx } from '@linaria/core'
import { useRef, useState } from 'react'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { below600, forcedColors, from960, print } from '../theme/breakpoints.ts'
import { buttonClass } from '../ui/button.tsx'
import { ChatIcon } from '../ui/icons/chat.tsx'
import { PhoneIcon } from '../ui/icons/phone.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { ChooseCountry } from './choose-country.tsx'
import { opening } from './opening.ts'
import { useHelp } from './use-help.ts'

const box = css`
  &&& {
    display: grid;
    gap: var(--space-3);
    color: #fff;
    background: var(--callout);
  }
  h2 {
    color: inherit;
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
  }
  p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  :focus-visible {
    outline-color: #fff;
    box-shadow: none;
  }
  ${from960} {
    &&& {
      grid-template-columns: minmax(26rem, 1fr) minmax(0, auto);
      gap: var(--space-4) var(--space-6);
      align-items: center;
      padding-block: var(--space-6);
    }
  }
  ${forcedColors} {
    &&& {
      color: CanvasText;
      background: Canvas;
    }
  }
  /* Printers leave backgrounds out. */
  ${print} {
    &&& {
      color: var(--ink);
      background: none;
      border-top: 1px solid var(--line);
      a {
        color: inherit;
        background: none;
        padding: 0;
      }
      a[href^='http']::after {
        content: '(' attr(href) ')';
        font-weight: var(--regular);
      }
    }
  }
`
const words = css`
  display: grid;
  gap: var(--space-2);
`
/** Side by side where they have room. */
const ways = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-2);
  ${below600} {
    > a {
      flex: 1 1 auto;
      padding-inline: var(--space-3);
    }
  }
`
const light = css`
  &&& {
    color: var(--callout);
    background: #fff;
    &:hover {
      background: #fff;
      text-decoration: underline;
    }
  }
`
const outlined = css`
  &&& {
    color: #fff;
    background: none;
    box-shadow: inset 0 0 0 1.5px rgb(255 255 255 / 0.7);
    &:hover {
      background: rgb(0 0 0 / 0.16);
      box-shadow: inset 0 0 0 1.5px #fff;
    }
  }
`
const place = css`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 0 var(--space-3);
  font-size: var(--text-sm);
  margin-block: calc(-1 * var(--space-1));
  button {
    font: inherit;
    color: inherit;
    background: none;
    border: 0;
    padding: 0;
    min-height: var(--target);
    text-decoration: underline;
    text-underline-offset: 0.2em;
    cursor: pointer;
  }
  ${print} {
    button {
      display: none;
    }
  }
`

/** The help-line call-out of result, advice and report: the one dark surface of the page. A player whose country nobody knows chooses one, once. */
export const HelpLine = () => {
  const texts = useTexts('help')
  const { count, session } = useServices()
  const { place: at, help } = useHelp()
  const [choosing, setChoosing] = useState(false)
  const heading = useRef<HTMLHeadingElement>(null)
  const asks = choosing || at === undefined
  const choose = (chosen: string) => {
    session.update({ help_place: chosen })
    setChoosing(false)
    heading.current?.focus()
  }
  const countTap = () => count('help')
  const [line] = help.lines

  return (
    <Sheet className={box} id="help">
      <div className={words}>
        <h2 ref={heading} tabIndex={-1}>
          {texts.title()}
        </h2>
        {asks ? (
          <>
            <p>{texts.unknown()}</p>
            <p>{texts.notStored()}</p>
          </>
        ) : (
          <>
            {line && (
              <p>
                <strong>{line.name}</strong>
                {line.facts.map((fact) => ` · ${fact}`)}
              </p>
            )}
            {!help.country && <p>{texts.world()}</p>}
            <p>
              {line && !line.phone && !line.chat && help.country ? `${texts.webOnly()} ` : ''}
              {texts.text()}
            </p>
            <div className={place}>
              {help.country && <span>{texts.country({ country: help.country })}</span>}
              <button type="button" onClick={() => setChoosing(true)}>
                {texts.change()}
              </button>
            </div>
          </>
        )}
      </div>
      {asks ? (
        <ChooseCountry place={at} buttonClass={light} onChoose={choose} />
      ) : (
        <div className={ways}>
          {line &&
            [line.phone, line.message, line.chat, line.website]
              .filter((way) => way !== undefined)
              .slice(0, 3)
              .map((way, index) => (
                <a
                  key={way.href}
                  className={cx(buttonClass(index === 0 ? 'primary' : 'quiet'), index === 0 ? light : outlined)}
                  href={way.href}
                  {...(way.href.startsWith('https:') && opening)}
                  onClick={countTap}
                >
                  {way === line.phone && <PhoneIcon />}
                  {way === line.chat && <ChatIcon />}
                  {way.label}
                </a>
              ))}
        </div>
      )}
    </Sheet>
  )
}
