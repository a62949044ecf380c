import { css } from '@linaria/core'
import { useId } from 'react'
import { dangerView } from '../../i18n/danger-views.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { from960, largeText, print } from '../theme/breakpoints.ts'
import { PhoneIcon } from '../ui/icons.tsx'
import { OutsideLink } from '../ui/outside-link.tsx'

const box = css`
  --icon: 1.125rem;
  display: grid;
  gap: var(--space-1);
  align-content: start;
  align-self: stretch;
  min-width: 0;
  padding-top: var(--space-3);
  border-top: 1px solid rgb(255 255 255 / 0.32);
  dl > div {
    display: grid;
    grid-template-columns: minmax(0, 1fr) auto;
    gap: 0 var(--space-3);
    align-items: center;
    min-height: var(--target);
    font-size: var(--text-sm);
    line-height: 1.35;
  }
  dl > div + div {
    border-top: 1px solid rgb(255 255 255 / 0.16);
  }
  dt {
    padding-block: 0.375rem;
    text-wrap: pretty;
  }
  small {
    display: block;
    font-size: inherit;
    opacity: 0.85;
  }
  dd {
    display: grid;
    justify-items: end;
    max-width: 11rem;
  }
  a {
    display: inline-flex;
    align-items: center;
    gap: var(--space-2);
    min-height: var(--target);
    font-size: var(--text-md);
    font-weight: var(--semibold);
    font-variant-numeric: tabular-nums;
    color: inherit;
    text-decoration-thickness: 1px;
    text-underline-offset: 0.25em;
    overflow-wrap: anywhere;
  }
  ${largeText} {
    dl > div {
      grid-template-columns: minmax(0, 1fr);
    }
    dd {
      justify-items: start;
    }
  }
  ${from960} {
    padding: 0;
    padding-inline-start: var(--space-6);
    border: 0;
    border-inline-start: 1px solid rgb(255 255 255 / 0.32);
  }
  ${print} {
    border-color: var(--line);
  }
`

/** Emergency numbers and crisis lines, in sight. Nothing of it is counted or told to the host: whoever needs it is in danger. */
export const Danger = ({ place, crisisTitle }: { place: string; crisisTitle: string }) => {
  const texts = useTexts('help')
  const { info } = useLanguage()
  const id = useId()
  const { emergency, crisis } = dangerView(texts, info, place)
  return (
    // biome-ignore lint/a11y/useSemanticElements: a fieldset groups form controls
    <div className={box} role="group" aria-labelledby={id}>
      {emergency.length === 0 && (
        <p id={id}>
          <strong>{texts.danger.title()}</strong> {texts.danger.anywhere()}
        </p>
      )}
      <dl>
        {emergency.map(({ whom, label, shown, href }, index) => (
          <div key={href}>
            <dt id={index === 0 ? id : undefined}>
              {index === 0 && texts.danger.title()}
              <small>{whom}</small>
            </dt>
            <dd>
              <OutsideLink href={href} aria-label={label}>
                <PhoneIcon />
                {shown}
              </OutsideLink>
            </dd>
          </div>
        ))}
        {crisis.map(({ name, facts, ways }, index) => (
          <div key={name}>
            <dt>
              {index === 0 && crisisTitle}
              <small>{[name, ...facts].join(' · ')}</small>
            </dt>
            <dd>
              {ways
                .filter(({ kind }) => kind !== 'web' || ways.length === 1)
                .map(({ kind, href, label, shown }) => (
                  <OutsideLink key={href} href={href} newTab={kind === 'web'} aria-label={kind === 'web' ? undefined : label}>
                    {kind === 'call' && <PhoneIcon />}
                    {kind === 'text' ? label : shown}
                  </OutsideLink>
                ))}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  )
}
