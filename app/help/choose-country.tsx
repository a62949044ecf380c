import { css, cx } from '@linaria/core'
import { type FormEvent, useId } from 'react'
import { countryChoices } from '../../i18n/help-views.ts'
import { useLanguage, useTexts } from '../i18n/texts-context.tsx'
import { offPaper } from '../theme/states.ts'
import { Button } from '../ui/button.tsx'
import { DownIcon } from '../ui/icon.tsx'
import { link } from '../ui/text.ts'

const form = css`
  display: flex;
  flex-wrap: wrap;
  gap: var(--space-1) var(--space-2);
  font-size: var(--text-sm);
  > label {
    flex: 1 0 100%;
  }
  > span {
    flex: 9 1 10.5rem;
    display: grid;
    align-items: center;
    color: var(--ink);
    > * {
      grid-area: 1 / 1;
      min-width: 0;
    }
  }
  select {
    appearance: none;
    text-overflow: ellipsis;
    min-height: 3rem;
    width: 100%;
    padding-inline: var(--space-3) 1.875rem;
    background: var(--surface);
    border: 1.5px solid var(--lineStrong);
    border-radius: var(--radius-md);
  }
  svg {
    --icon: 1rem;
    margin-inline-end: var(--space-3);
    justify-self: end;
    pointer-events: none;
  }
  > [type='submit'] {
    flex: 1 auto;
    padding-inline: var(--space-4);
    font-size: inherit;
  }
  > :last-child {
    min-height: var(--target);
    margin-bottom: calc(-1 * var(--space-2));
    color: inherit;
  }
`

type Props = { place: string | undefined; buttonClass: string; onChoose: (place: string) => void }

/** Asks for a country, any other, or none. Not `required`: a screen reader would call the list invalid before it is used. */
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
      <label htmlFor={id}>
        <strong>{texts.where()}</strong> {texts.notStored()}
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
      <button type="button" className={link} onClick={() => onChoose('world')}>
        {texts.online()}
      </button>
    </form>
  )
}
