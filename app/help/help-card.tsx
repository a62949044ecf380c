import { css, cx } from '@linaria/core'
import type { ReactNode, Ref } from 'react'
import { helpEdge } from '../../contract/constants.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { below600, forcedColors, from960, hover, print } from '../theme/breakpoints.ts'
import { buttonClass } from '../ui/button.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { flow } from '../ui/stack.tsx'
import { Danger } from './danger.tsx'

const box = css`
  display: grid;
  gap: var(--space-3);
  color: #fff;
  background: var(--callout);
  box-shadow: inset 0 0 0 1px rgb(255 255 255 / ${helpEdge});
  h2 {
    color: inherit;
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
  }
  p {
    font-size: var(--text-sm);
    line-height: 1.5;
  }
  :where(:focus-visible) {
    outline-color: #fff;
    box-shadow: none;
  }
  ${from960} {
    grid-template-columns: minmax(26rem, 1.45fr) minmax(19rem, 1fr);
    gap: var(--space-7);
    align-items: start;
    padding-block: var(--space-6);
  }
  ${forcedColors} {
    color: CanvasText;
    background: Canvas;
  }
  /* Printers leave backgrounds out. */
  ${print} {
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
`
const words = css`
  display: grid;
  gap: var(--space-2);
`
/** The whole of it is in sight on a phone. */
const short = css`
  gap: var(--space-2);
  ${below600} {
    padding-block: var(--space-4);
  }
  > div {
    gap: var(--space-1);
  }
`
const buttons = css`
  ${below600} {
    > a {
      flex: 1 1 auto;
      padding-inline: var(--space-2);
    }
  }
  /* In the line of its words: it stays beside the first of them where they wrap. */
  svg {
    display: inline-block;
    vertical-align: -0.25em;
    margin-inline-end: var(--space-2);
  }
`
export const light = css`
  color: var(--callout);
  background: #fff;
  ${hover} {
    &:hover {
      background: #fff;
      text-decoration: underline;
    }
  }
`
const outlined = css`
  color: #fff;
  background: none;
  box-shadow: inset 0 0 0 1.5px rgb(255 255 255 / 0.7);
  ${hover} {
    &:hover {
      background: rgb(0 0 0 / 0.16);
      box-shadow: inset 0 0 0 1.5px #fff;
    }
  }
`
/** `place`: whose danger help is shown, if a country is known; `crisisTitle`: whom a crisis line is for, for this page's readers. */
type Props = { title: string; heading?: Ref<HTMLHeadingElement>; place: string | undefined; crisisTitle?: string; children: ReactNode }

/** The one dark surface of a page: whom to talk to, and whom to call in danger, which comes first while `children` ask for the country. */
export const HelpCard = ({ title, heading, place, crisisTitle, children }: Props) => {
  const { danger } = useTexts('help')
  return (
    <Sheet className={cx(box, place === undefined && short)} id="help">
      <div className={words}>
        <h2 ref={heading} tabIndex={-1}>
          {title}
        </h2>
        {place === undefined ? (
          <p>
            <strong>{danger.title()}</strong> {danger.anywhere()}
          </p>
        ) : (
          children
        )}
      </div>
      {place === undefined ? children : <Danger key={place} place={place} crisisTitle={crisisTitle ?? danger.crisis()} />}
    </Sheet>
  )
}

/** What is shown of a telephone: its number beside the icon; `label` says the rest. */
type Contact = { href: string; label: string; number?: string; icon?: ReactNode }

/** Ways to reach somebody, the first the most visible. */
export const ContactButtons = ({ contacts: all, onTap }: { contacts: readonly Contact[]; onTap?: () => void }) => (
  <div className={cx(flow, buttons)}>
    {all.map(({ href, label, number, icon }, index) => (
      <OutsideLink
        key={href}
        aria-label={icon && number ? label : undefined}
        className={cx(buttonClass(index === 0 ? 'primary' : 'quiet'), index === 0 ? light : outlined)}
        href={href}
        newTab={href.startsWith('https:')}
        onClick={onTap}
      >
        <span>
          {icon}
          {(icon && number) || label}
        </span>
      </OutsideLink>
    ))}
  </div>
)
