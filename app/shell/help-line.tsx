import { css, cx } from '@linaria/core'
import { useTexts } from '../i18n/texts-context.tsx'
import { useHelpLines } from '../i18n/use-help-lines.ts'
import { useOperator } from '../session/operator-view.ts'
import { forcedColors, from960, print } from '../theme/breakpoints.ts'
import { Actions } from '../ui/actions.tsx'
import { buttonClass } from '../ui/button.tsx'
import { ChatIcon } from '../ui/icons/chat.tsx'
import { PhoneIcon } from '../ui/icons/phone.tsx'
import { Sheet } from '../ui/sheet.tsx'

const box = css`
  &&& {
    display: grid;
    gap: var(--space-4);
    align-items: center;
    color: #fff;
    background: var(--colorPrimary);
  }
  h2 {
    color: inherit;
  }
  p + p {
    font-size: var(--text-sm);
  }
  :focus-visible {
    outline-color: #fff;
    box-shadow: none;
  }
  ${from960} {
    &&& {
      grid-template-columns: 1.4fr auto;
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
const light = css`
  &&& {
    color: var(--colorPrimary);
    background: #fff;
    &:hover {
      background: var(--secondaryBackgroundColor);
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
const opening = { target: '_blank', rel: 'noopener noreferrer' }

/** The help-line call-out of advice and report: the one dark surface of the page. Numbers only where they are certain. */
export const HelpLine = () => {
  const { country } = useOperator()
  const { helpLine: texts } = useTexts()
  const [line] = useHelpLines(country)
  if (!line)
    return (
      <Sheet className={box}>
        <div className={words}>
          <h2>{texts.title()}</h2>
          <p>{texts.none()}</p>
        </div>
      </Sheet>
    )
  const { name, phone, chat, website, hours } = line
  const other = chat ?? website
  return (
    <Sheet className={box}>
      <div className={words}>
        <h2>{texts.title()}</h2>
        <p>{texts.text({ name })}</p>
        {hours && <p>{hours}</p>}
      </div>
      <Actions>
        {phone && (
          <a className={cx(buttonClass(), light)} href={phone.href}>
            <PhoneIcon />
            {phone.label}
          </a>
        )}
        {other && (
          <a className={cx(buttonClass(phone ? 'quiet' : 'primary'), phone ? outlined : light)} href={other.href} {...opening}>
            {chat && <ChatIcon />}
            {other.label}
          </a>
        )}
      </Actions>
    </Sheet>
  )
}
