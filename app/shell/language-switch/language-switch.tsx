import { useOperator } from '../../session/operator-view.ts'
import { Dropdown } from './dropdown.tsx'
import { Flags } from './flags.tsx'
import { TextSwitch } from './text-switch.tsx'

const kinds = { dropdown: Dropdown, flags: Flags, text: TextSwitch, none: undefined }

/** How this operator lets the player choose the language; nothing where there is one only. */
export const LanguageSwitch = () => {
  const { header, languages } = useOperator()
  const Kind = kinds[header.switch]
  return Kind && languages.length > 1 ? <Kind languages={languages} /> : null
}
