import { css } from '@linaria/core'
import { useState } from 'react'
import type { PageView } from '../../../contract/console/page.ts'
import { matchesOrigin } from '../../../sdk/origins.ts'
import { useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { RefusalNote } from '../../ui/answer.tsx'
import { Button, compactClass } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { Glyph } from '../../ui/glyph.tsx'
import { Note } from '../../ui/note.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { useAction } from '../../ui/use-action.ts'
import { originOf, savePages, withPage } from './origins.tsx'

const box = css`
  display: grid;
  gap: var(--space-2);
  justify-items: start;
  font-size: var(--text-sm);
  > :first-child {
    width: 100%;
  }
`

/** Where a page stands: what `frame-ancestors` will say to a browser there. */
export type Standing = 'origins' | 'previewOrigins' | 'local' | 'insecure' | 'unknown'

/** Judges an origin as the server does when it sends the frame, before anybody has opened the page. */
export const standingOf = (origin: string, { origins, previewOrigins }: Pick<PageView, 'origins' | 'previewOrigins'>): Standing => {
  if (matchesOrigin(origin, origins)) return 'origins'
  if (/^https?:\/\/(localhost|127\.0\.0\.1)(:\d+)?$/.test(origin)) return 'local'
  if (origin.startsWith('http:')) return 'insecure'
  return matchesOrigin(origin, previewOrigins) ? 'previewOrigins' : 'unknown'
}

/** The page that is looked at: whether the test can show there, what is in the way, and the way to it. */
export const PageAddress = ({ view }: { view: PageView }) => {
  const t = useTexts()
  const { id, may } = useOperator()
  const [typed, setTyped] = useState('')
  const { busy, error, run } = useAction()
  const origin = originOf(typed)
  const standing = origin === undefined ? undefined : standingOf(origin, view)
  const works = standing !== undefined && standing !== 'unknown' && standing !== 'insecure'
  return (
    <div className={box}>
      <TextField
        label={t.page.lookAt()}
        type="url"
        placeholder="http://localhost:3000/"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
      />
      {standing && (
        <div role="status">
          {works ? (
            <StateMark state="works">{t.page.standings[standing]()}</StateMark>
          ) : (
            <Note kind="bad">
              <p>{t.page.standings[standing]()}</p>
              {standing === 'unknown' && origin && view.source === 'console' && may('editor') && (
                <Button
                  kind="quiet"
                  row
                  waiting={busy && t.common.loading()}
                  onClick={() => void run(() => savePages(id, withPage(view, origin, 'previewOrigins')))}
                >
                  {t.page.addPreview()}
                </Button>
              )}
            </Note>
          )}
        </div>
      )}
      {works && (
        <a
          className={compactClass('quiet')}
          href={/^https?:/.test(typed.trim()) ? typed.trim() : `https://${typed.trim()}`}
          target="_blank"
          rel="noreferrer"
        >
          <Glyph name="out" />
          {t.page.open()}
        </a>
      )}
      {error !== undefined && <RefusalNote error={error} />}
    </div>
  )
}
