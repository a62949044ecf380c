import { useState } from 'react'
import type { SnippetData } from '../../../contract/console/page.ts'
import { useCall } from '../../api/use-call.ts'
import { screenPath, useOperator } from '../../session.ts'
import { useTexts } from '../../texts/context.tsx'
import { Answer } from '../../ui/answer.tsx'
import { ButtonLink } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/code.tsx'
import { Choices, Select } from '../../ui/field.tsx'
import { Page } from '../../ui/page.tsx'
import { Panel, Panels } from '../../ui/panel.tsx'
import { Live } from './live.tsx'
import { Origins } from './origins.tsx'
import { type Form, type Framework, forms, frameworks, hasForm, type Players, snippet } from './snippets.ts'

const Snippet = ({ data }: { data: SnippetData }) => {
  const t = useTexts()
  const { id } = useOperator()
  const [form, setForm] = useState<Form>('inPage')
  const [framework, setFramework] = useState<Framework>('module')
  const [players, setPlayers] = useState<Players>('anybody')
  const made = frameworks.filter((one) => hasForm(one, form))
  const used = hasForm(framework, form) ? framework : 'module'
  const code = snippet(data, used, form, players)
  return (
    <>
      <Panel title={t.page.form()}>
        <Choices
          legend={t.page.formLegend()}
          value={form}
          onChoose={setForm}
          options={forms.map((value) => ({ value, name: t.page.forms[value](), text: t.page.formTexts[value]() }))}
        />
      </Panel>
      <Panel
        title={t.page.snippet()}
        text={players === 'known' ? t.page.knownText() : t.page.secretText()}
        end={
          <ButtonLink kind="text" row to={screenPath(id, 'keys')}>
            {t.overview.seeKeys()}
          </ButtonLink>
        }
      >
        <Panels columns="halves">
          <Select
            label={t.page.madeWith()}
            value={used}
            onChoose={setFramework}
            options={made.map((value) => ({ value, name: t.page.frameworks[value]() }))}
          />
          <Select
            label={t.page.whoPlays()}
            value={players}
            onChoose={setPlayers}
            options={(['anybody', 'known'] as const).map((value) => ({ value, name: t.page.players[value]() }))}
          />
        </Panels>
        <br />
        <CopyBox name={t.page.forYourPage()} text={code} />
      </Panel>
      <Panel title={t.page.policy()} text={t.page.policyText()}>
        <CopyBox name="Content-Security-Policy" text={data.policy.join(';\n')} wrap />
      </Panel>
    </>
  )
}

/** From a snippet to a page that is seen to work. */
export const PageScreen = () => {
  const t = useTexts()
  const { id } = useOperator()
  const params = { operator: id }
  const data = useCall('snippet', { params })
  const view = useCall('page', { params })
  return (
    <Page title={t.page.title()} text={t.page.text()}>
      <Panels columns="sided">
        <Panels>
          <Answer of={data}>{(loaded) => <Snippet data={loaded} />}</Answer>
          <Answer of={view}>{(loaded) => <Origins view={loaded} />}</Answer>
        </Panels>
        <Live />
      </Panels>
    </Page>
  )
}
