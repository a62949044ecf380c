import { css } from '@linaria/core'
import type { ComponentType } from 'react'
import type { WayView } from '../../i18n/help-views.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { useServices } from '../services.ts'
import { from600, from960, largeText } from '../theme/breakpoints.ts'
import { ClockIcon } from '../ui/icon.tsx'
import { BanIcon, PeopleIcon, PlusIcon, ShieldIcon, WalletIcon } from '../ui/icons.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { link, minor, small } from '../ui/text.ts'
import { HelpLine } from './help-line.tsx'
import { useHelp } from './use-help.ts'

/** Somebody to talk to, and what else the player's country has. */
export const Help = () => (
  <>
    <HelpLine />
    <MoreHelp />
  </>
)

const ways = css`
  display: grid;
  gap: var(--space-3) var(--space-6);
  margin-top: var(--space-3);
  ${from600} {
    grid-template-columns: 1fr 1fr;
  }
  ${from960} {
    grid-template-columns: repeat(auto-fit, minmax(12rem, 1fr));
  }
`
const way = css`
  display: grid;
  grid-template-columns: auto 1fr;
  gap: var(--space-1) var(--space-3);
  align-content: start;
  align-items: center;
  padding-top: var(--space-3);
  border-top: 1px solid var(--line);
  break-inside: avoid;
  > svg {
    color: var(--colorPrimary);
    ${largeText} {
      display: none;
    }
  }
  > :nth-child(n + 3) {
    grid-column: 1 / -1;
  }
  a {
    display: inline-flex;
    align-items: center;
    min-height: var(--target);
    margin-block: calc(-1 * var(--space-2));
    overflow-wrap: anywhere;
    ${largeText} {
      margin-block: 0;
    }
  }
`
const icons: Record<WayView['kind'], ComponentType> = {
  limits: ClockIcon,
  register: BanIcon,
  block: ShieldIcon,
  bank: WalletIcon,
  treatment: PlusIcon,
  relatives: PeopleIcon,
}

/** What else a player's country has: registers, blocks, treatment, help for relatives, and the operator's own page for limits. */
export const MoreHelp = () => {
  const texts = useTexts('help')
  const { shell } = useTexts()
  const { count } = useServices()
  const { help } = useHelp()
  return (
    <Sheet>
      <h2>{texts.more()}</h2>
      <div className={ways}>
        {help.ways.map(({ kind, title, text, link: address }) => {
          const Picture = icons[kind]
          return (
            <article key={kind + address?.href} className={way}>
              <Picture />
              <h3 className={minor}>{title}</h3>
              <p className={small}>{text}</p>
              {address && (
                <OutsideLink
                  className={link}
                  href={address.href}
                  aria-label={shell.opensWindow({ name: address.label })}
                  newTab
                  onClick={() => count(kind === 'register' ? 'register' : 'help')}
                >
                  {address.label}
                </OutsideLink>
              )}
            </article>
          )
        })}
      </div>
    </Sheet>
  )
}
