import { css } from '@linaria/core'
import { useOperator } from '../../services.ts'
import { below600, from600 } from '../../theme/breakpoints.ts'
import { Dropdown } from './dropdown.tsx'
import { Flags } from './flags.tsx'
import { TextSwitch } from './text-switch.tsx'

const kinds = { dropdown: Dropdown, flags: Flags, text: TextSwitch, none: undefined }

const wide = css`
  ${below600} {
    display: none;
  }
`
const phone = css`
  ${from600} {
    display: none;
  }
`

/**
 * How this operator lets the player choose the language; nothing where there is one only. More than three buttons beside each other
 * leave no room for a thumb on a phone: there they are a dropdown.
 */
export const LanguageSwitch = () => {
  const { header, languages } = useOperator()
  const Kind = kinds[header.switch]
  if (!Kind || languages.length < 2) return null
  if (Kind === Dropdown || languages.length <= 3) return <Kind languages={languages} />
  return (
    <>
      <div className={wide}>
        <Kind languages={languages} />
      </div>
      <div className={phone}>
        <Dropdown languages={languages} />
      </div>
    </>
  )
}
