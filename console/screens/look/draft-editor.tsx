import { css, cx } from '@linaria/core'
import { useMemo, useState } from 'react'
import { failing } from '../../draft/contrast.ts'
import { DraftPage, type DraftView } from '../../draft/draft-page.tsx'
import { screenPath, useMembership } from '../../me.ts'
import { Stage } from '../../preview/stage.tsx'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { TextLink } from '../../ui/button.tsx'
import { beside, inView } from '../../ui/page.tsx'
import { Segment } from '../../ui/segment.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { belowWide, wide } from '../../ui/theme.ts'
import { Groups } from './groups.tsx'

const layout = css`
  ${belowWide} {
    &[data-view='fields'] > div,
    &[data-view='frame'] > section {
      display: none;
    }
  }
`
const narrow = css`
  ${wide} {
    display: none;
  }
`
const fields = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
`

const Editing = ({ view: { draftState, editor, shown, look } }: { view: DraftView }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const editedLook = useMemo(() => ({ id, ...look }), [id, look])
  const [view, setView] = useState<'fields' | 'frame'>('fields')
  const pairs = [...editor.judged.values()].flatMap(({ pairs: light, dark }) => [...light, ...dark]).length
  return (
    <>
      <div className={narrow}>
        <Segment
          legend={t.look.view()}
          value={view}
          onChoose={setView}
          options={(['fields', 'frame'] as const).map((value) => ({ value, name: t.look.views[value]() }))}
        />
      </div>
      <div className={cx(beside, layout)} data-view={view}>
        <section className={cx(fields, inView)} aria-label={t.look.fieldsName()}>
          <Groups />
        </section>
        <div>
          <p>{failing(editor.judged).length === 0 && <StateMark state="ok">{t.look.allPass({ count: pairs })}</StateMark>}</p>
          <Stage look={shown} name={t.look.draft({ name: draftState.draft.name })} published={editedLook} />
        </div>
      </div>
    </>
  )
}

/** A draft beside the real test, which follows every change before it is saved. */
export const DraftEditor = ({ draft }: { draft: string }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  return (
    <DraftPage
      draft={draft}
      screen="look"
      title={(name) => t.look.draft({ name })}
      end={<TextLink to={screenPath(id, 'look')}>{t.look.all()}</TextLink>}
    >
      {(view) => <Editing view={view} />}
    </DraftPage>
  )
}
