import { css } from '@linaria/core'
import { useState } from 'react'
import type { PageView } from '../../../contract/console/page-calls.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { OutLink } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Note } from '../../ui/note.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { AddPreview } from './add-preview.tsx'
import { originOf } from './origins.tsx'
import { standingOf } from './page-standing.ts'

const box = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  font-size: var(--text-sm);
  > :has(> input) {
    width: 100%;
  }
`

/** The page that is looked at: whether the test can show there, what is in the way, and the way to it. */
export const PageAddress = ({ view }: { view: PageView }) => {
  const { t } = useConsoleTexts()
  const [typedAddress, setTypedAddress] = useState('')
  const origin = originOf(typedAddress)
  const standing = origin === undefined ? undefined : standingOf(origin, view)
  const works = standing !== undefined && standing !== 'unknown' && standing !== 'insecure'
  return (
    <div className={box}>
      <TextField label={t.page.lookAt()} type="url" placeholder="http://localhost:3000/" value={typedAddress} onText={setTypedAddress} />
      {standing && (
        <div role="status">
          {works ? (
            <StateMark state="ok">{t.page.standings[standing]()}</StateMark>
          ) : (
            <Note kind="bad">
              <p>{t.page.standings[standing]()}</p>
              {origin && <AddPreview origin={origin} view={view} />}
            </Note>
          )}
        </div>
      )}
      {works && (
        <OutLink symbol="out" href={/^https?:/.test(typedAddress.trim()) ? typedAddress.trim() : `https://${typedAddress.trim()}`}>
          {t.page.open()}
        </OutLink>
      )}
    </div>
  )
}
