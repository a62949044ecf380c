import { css, cx } from '@linaria/core'
import { type FormEvent, useId } from 'react'
import { countryChoices } from '../../i18n/help-views.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { from960 } from '../theme/breakpoints.ts'
import { offPaper } from '../theme/states.ts'
import { Button } from '../ui/button.tsx'
import { DownIcon } from '../ui/first-icons.tsx'
import { small } from '../ui/text.ts'

const form = css`
  display: grid;
  gap: var(--space-2);
  label {
    font-weight: var(--semibold);
  }
  select {
    appearance: none;
    font: inherit;
    min-height: 3rem;
    width: 100%;
    padding-inline: var(--space-4) 2.75rem;
    color: inherit;
    background: var(--surface);
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--radius-md);
  }
  > span {
    display: grid;
    align-items: center;
    color: var(--ink);
    > * {
      grid-area: 1 / 1;
    }
  }
  svg {
    --icon: 1rem;
    margin-inline-end: var(--space-4);
    justify-self: end;
    pointer-events: none;
  }
  ${from960} {
    min-width: 24rem;
  }
`

type Props = { place: string | undefined; buttonClass: string; onChoose: (place: string) => void }

/**
 * Asks where the player lives: every country we know help of, by its name in the language, and any other. Not `required`: a screen reader would
 * call the list invalid before it is used.
 */
export const ChooseCountry = ({ place = '', buttonClass, onChoose }: Props) => {
  const texts = useTexts('help')
  const { info } = useLanguage()
  const id = useId()
  const choose = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = event.currentTarget.querySelector('select')
    if (chosen?.value) onChoose(chosen.value)
    else chosen?.focus()
  }
  return (
    <form className={cx(form, offPaper)} onSubmit={choose}>
      <label className={small} htmlFor={id}>
        {texts.where()}
      </label>
      <span>
        <select id={id} defaultValue={place}>
          <option value="">{texts.choose()}</option>
          {countryChoices(info).map(({ place: each, name }) => (
            <option key={each} value={each}>
              {name}
            </option>
          ))}
          <option value="world">{texts.other()}</option>
        </select>
        <DownIcon />
      </span>
      <Button className={buttonClass} type="submit">
        {texts.show()}
      </Button>
    </form>
  )
}
