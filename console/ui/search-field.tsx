import { css } from '@linaria/core'
import { TextField } from './field.tsx'

const room = css`
  min-width: min(100%, 20rem);
`

/** The search of a list. */
export const SearchField = ({ label, value, onSearch }: { label: string; value: string; onSearch: (words: string) => void }) => (
  <div className={room}>
    <TextField label={label} type="search" autoComplete="off" spellCheck={false} value={value} onText={onSearch} />
  </div>
)
