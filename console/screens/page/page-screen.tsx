import { css } from '@linaria/core'
import { type ReactNode, useState } from 'react'
import type { PageView, SnippetData } from '../../../contract/console/page-calls.ts'
import { useCall } from '../../api/call.ts'
import { screenPath, useMembership } from '../../me.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { ButtonLink, compactClass } from '../../ui/button.tsx'
import { CopyBox } from '../../ui/code.tsx'
import { DocsLink } from '../../ui/docs-link.tsx'
import { Check, Choices, Select } from '../../ui/field.tsx'
import { Page, Panel, Panels, rows } from '../../ui/page.tsx'
import { FormDrawing } from './form-drawing.tsx'
import { Live } from './live.tsx'
import { Origins } from './origins.tsx'
import { type ServerLanguage, serverLanguages, serverSnippet } from './server-snippets.ts'
import { canPlay, type Form, type Framework, forms, frameworks, hasForm, type Players, snippet } from './snippets.ts'
import { TestSecret } from './test-secret.tsx'

/** A step of the way with its number. */
const Numbered = ({ number, children }: { number: number; children: ReactNode }) => (
  <span className={numbered}>
    <i aria-hidden="true">{number}</i>
    {children}
  </span>
)
const numbered = css`
  display: inline-flex;
  align-items: center;
  gap: var(--space-3);
  i {
    display: grid;
    place-items: center;
    flex: none;
    width: 1.75rem;
    height: 1.75rem;
    border-radius: 50%;
    font: var(--semibold) var(--text-sm) / 1 var(--fontFamily);
    color: var(--onMark);
    background: var(--colorPrimary);
  }
`

const Snippet = ({ data }: { data: SnippetData }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const [form, setForm] = useState<Form>('inPage')
  const [framework, setFramework] = useState<Framework>('module')
  const [players, setPlayers] = useState<Players>('anybody')
  const [secret, setSecret] = useState<string>()
  const [server, setServer] = useState<ServerLanguage>('node')
  const [preview, setPreview] = useState(false)
  const [plays, setPlays] = useState(true)
  const offeredFrameworks = frameworks.filter((one) => hasForm(one, form))
  const usedFramework = hasForm(framework, form) ? framework : 'module'
  const anonymous = players === 'anybody'
  const offersPlay = anonymous && secret !== undefined && canPlay(usedFramework, form)
  const text = snippet(data, {
    framework: usedFramework,
    form,
    players,
    secret: anonymous ? secret : undefined,
    preview,
    plays: offersPlay && plays,
  })
  return (
    <>
      <Panel title={<Numbered number={1}>{t.page.form()}</Numbered>}>
        <Choices
          beside
          legend={t.page.formLegend()}
          value={form}
          onChoose={setForm}
          options={forms.map((value) => ({
            value,
            name: t.page.forms[value](),
            text: t.page.formTexts[value](),
            picture: <FormDrawing form={value} />,
          }))}
        />
      </Panel>
      <Panel
        title={<Numbered number={2}>{t.page.snippet()}</Numbered>}
        text={anonymous ? t.page.secretText() : t.page.knownText()}
        end={
          <ButtonLink kind="text" row to={screenPath(id, 'keys')}>
            {t.overview.seeKeys()}
          </ButtonLink>
        }
      >
        <div className={rows[4]}>
          <Panels columns="halves">
            <Select
              label={t.page.madeWith()}
              value={usedFramework}
              onChoose={setFramework}
              options={offeredFrameworks.map((value) => ({ value, name: t.page.frameworks[value]() }))}
            />
            <Select
              label={t.page.whoPlays()}
              value={players}
              onChoose={setPlayers}
              options={(['anybody', 'known'] as const).map((value) => ({ value, name: t.page.players[value]() }))}
            />
          </Panels>
          {anonymous && <TestSecret made={secret !== undefined} onMade={setSecret} />}
          <div>
            {offersPlay && <Check label={t.page.plays()} checked={plays} onCheck={setPlays} />}
            <Check label={t.page.isPreview()} checked={preview} onCheck={setPreview} />
          </div>
          <CopyBox name={t.page.forYourPage()} text={text} />
          {!anonymous && (
            <>
              <Select
                label={t.page.serverIn()}
                value={server}
                onChoose={setServer}
                options={serverLanguages.map((value) => ({ value, name: t.page.serverLanguages[value]() }))}
              />
              <CopyBox name={t.page.forYourServer()} text={serverSnippet(data, server)} />
            </>
          )}
        </div>
      </Panel>
      <Panel
        title={<Numbered number={3}>{t.page.policy()}</Numbered>}
        text={t.page.policyText()}
        end={<DocsLink page="policies" operator={id} secret={secret} script={data.script} className={compactClass('text')} />}
      >
        <CopyBox name="Content-Security-Policy" text={data.policy.join(';\n')} wrap />
      </Panel>
    </>
  )
}

const PageContent = ({ view }: { view: PageView }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const data = useCall('snippet', { params: { operator: id } })
  return (
    <Panels columns="sided">
      <Panels>
        <Answer of={data}>{(loaded) => <Snippet data={loaded} />}</Answer>
        <Origins title={<Numbered number={4}>{t.page.pages()}</Numbered>} view={view} />
      </Panels>
      <Live view={view} />
    </Panels>
  )
}

/** From a snippet to a page that is seen to work. */
export const PageScreen = () => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const view = useCall('page', { params: { operator: id } })
  return (
    <Page title={t.page.title()} text={t.page.text()}>
      <Answer of={view}>{(loaded) => <PageContent view={loaded} />}</Answer>
    </Page>
  )
}
