import { call } from '../../api/call.ts'
import { useCall } from '../../api/use-call.ts'
import { Changes } from '../../members/changes.tsx'
import { useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { Page } from '../../ui/page.tsx'

/** Every change at the operator; entries can be neither changed nor removed. */
export const Log = () => {
  const t = useTexts()
  const { id } = useOperator()
  const params = { operator: id }
  const answer = useCall('log', { params, query: {} })
  return (
    <Page title={t.log.title()} text={t.log.text()}>
      <Changes of={answer} older={(before) => call('log', { params, query: { before } })} />
    </Page>
  )
}
