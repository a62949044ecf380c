import { css } from '@linaria/core'
import type { Results } from '../../contract/results.ts'
import { useTexts } from '../i18n/texts-context.tsx'
import { AlertIcon } from '../ui/icons/alert.tsx'
import { Sheet } from '../ui/sheet.tsx'
import { Stack } from '../ui/stack.tsx'
import { small } from '../ui/text.ts'

const row = css`
  display: flex;
  gap: var(--space-4);
  > svg {
    color: var(--adviceIconColor);
  }
  h2 {
    font-size: var(--text-lg);
    line-height: var(--leading-snug);
  }
`

/** Says what in the play limits the result; nothing where nothing does. */
export const QualityNote = ({ quality: { flags } }: Pick<Results, 'quality'>) => {
  const texts = useTexts().feedback.quality
  if (flags.length === 0) return null
  return (
    <Sheet slim>
      <div className={row}>
        <AlertIcon />
        <Stack space={2}>
          <h2>{texts.title()}</h2>
          {flags.map((flag) => (
            <p key={flag} className={small}>
              {texts[flag]()}
            </p>
          ))}
        </Stack>
      </div>
    </Sheet>
  )
}
