import { type ReactNode, useState } from 'react'
import type { PageView } from '../../../contract/console/page-calls.ts'
import { callConsole } from '../../api/call.ts'
import { useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { AddButton, RowButton } from '../../ui/button.tsx'
import { mono } from '../../ui/code.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { Choices, TextField } from '../../ui/field.tsx'
import { Panel } from '../../ui/page.tsx'
import { Table } from '../../ui/table.tsx'
import { useAction } from '../../ui/use-action.tsx'

type Kind = 'origins' | 'previewOrigins'
type Row = { origin: string; kind: Kind | 'always' }

/** The origin of what was typed or pasted, also of a page's address; with `*.` for any sub-domain. None if it is not an address. */
export const originOf = (typed: string): string | undefined => {
  const [, scheme = 'https://', wild = '', rest = ''] = /^\s*(https?:\/\/)?(\*\.)?(\S+)\s*$/.exec(typed) ?? []
  if (!/^[a-z0-9-]+(\.[a-z0-9-]+)*(:\d{1,5})?(\/|\?|#|$)/i.test(rest)) return undefined
  try {
    const { origin } = new URL(scheme + rest)
    return wild ? origin.replace('://', '://*.') : origin
  } catch {
    return undefined
  }
}

const AddPage = ({ onAdd, onClose }: { onAdd: (origin: string, kind: Kind) => Promise<void>; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const [typedOrigin, setTypedOrigin] = useState('https://')
  const [kind, setKind] = useState<Kind>('origins')
  const [wrong, setWrong] = useState(false)
  const add = async () => {
    const origin = originOf(typedOrigin)
    setWrong(!origin)
    if (origin) await onAdd(origin, kind)
  }
  return (
    <ActionDialog title={t.page.add()} message={t.page.addText()} name={t.page.add()} act={add} onClose={onClose}>
      <TextField
        label={t.page.address()}
        hint={t.page.addressHint()}
        value={typedOrigin}
        error={wrong ? t.page.noAddress() : undefined}
        onText={setTypedOrigin}
      />
      <Choices
        legend={t.page.worksWith()}
        value={kind}
        onChoose={setKind}
        options={(['origins', 'previewOrigins'] as const).map((value) => ({
          value,
          name: t.page.kinds[value](),
          text: t.page.kindTexts[value](),
        }))}
      />
    </ActionDialog>
  )
}

type Pages = Pick<PageView, Kind | 'version'>

/** The lists with one more page. */
export const withPage = (pages: Pages, origin: string, kind: Kind): Pages => ({
  ...pages,
  [kind]: [...pages[kind].filter((one) => one !== origin), origin],
})

/** Publishes lists that were made from a version; if another has been published in the meantime it is refused, and that one is shown. */
export const savePages = async (operator: string, { origins, previewOrigins, version: from }: Pages): Promise<void> => {
  await callConsole('savePage', { params: { operator }, body: { origins, previewOrigins, from } })
}

/** Pages that may show the test; a change is published at once. */
export const Origins = ({ title, view }: { title: ReactNode; view: PageView }) => {
  const { t } = useConsoleTexts()
  const { id, may } = useMembership()
  const [adding, setAdding] = useState(false)
  const { refusal, run } = useAction()
  const { origins, previewOrigins, source } = view
  const editable = source === 'console' && may('editor')
  const save = (next: Pages) => savePages(id, next)
  const withoutOrigin = ({ origin, kind }: Row) => {
    if (kind !== 'always') void run(() => save({ ...view, [kind]: view[kind].filter((one) => one !== origin) }))
  }
  const rows: Row[] = [
    ...origins.map((origin) => ({ origin, kind: 'origins' as const })),
    ...previewOrigins.map((origin) => ({ origin, kind: 'previewOrigins' as const })),
    { origin: t.page.localhost(), kind: 'always' },
  ]
  return (
    <Panel
      flush
      title={title}
      text={source === 'folder' ? t.page.inFolder() : t.page.pagesText()}
      end={
        editable && (
          <AddButton kind="quiet" onClick={() => setAdding(true)}>
            {t.page.add()}
          </AddButton>
        )
      }
    >
      {refusal}
      <Table
        caption={t.page.pages()}
        rows={rows}
        keyOf={({ origin, kind }) => `${kind} ${origin}`}
        columns={[
          { name: t.page.origin(), cell: ({ origin }) => <span className={mono}>{origin}</span> },
          { name: t.page.worksWith(), cell: ({ kind }) => (kind === 'origins' ? t.page.kinds.origins() : t.page.kinds.previewOrigins()) },
          {
            hidden: t.common.actions(),
            cell: (row) =>
              row.kind === 'always'
                ? t.page.always()
                : editable && <RowButton name={t.common.remove()} of={row.origin} onClick={() => withoutOrigin(row)} />,
          },
        ]}
      />
      {adding && (
        <AddPage
          onAdd={async (origin, kind) => {
            await save(withPage(view, origin, kind))
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
        />
      )}
    </Panel>
  )
}
