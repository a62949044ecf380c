import { css, cx } from '@linaria/core'
import { useMemo, useState } from 'react'
import { Link, useNavigate, useSearchParams } from 'react-router-dom'
import { ApiError } from '../../../contract/call.ts'
import type { Version, VersionHead } from '../../../contract/console/look.ts'
import { callConsole, type Reply, useCall } from '../../api/call.ts'
import { screenPath, useMembership } from '../../me.ts'
import { Stage } from '../../preview/stage.tsx'
import type { Texts } from '../../texts/open-texts.ts'
import { useConsoleTexts } from '../../texts/use-texts.ts'
import { Answer } from '../../ui/answer.tsx'
import { Button, TextLink } from '../../ui/button.tsx'
import { ActionDialog } from '../../ui/dialog.tsx'
import { EmptyPanel } from '../../ui/empty.tsx'
import { beside, Page, Panel } from '../../ui/page.tsx'
import { StateMark } from '../../ui/state-mark.tsx'
import { ActionButton } from '../../ui/use-action.tsx'
import { differencesOf } from './differences.ts'

const list = css`
  background: var(--surface);
  border: 1px solid var(--line);
  border-radius: var(--radius-md);
  > li {
    padding: var(--space-3) var(--space-4);
    border-top: 1px solid var(--line);
    &:first-child {
      border-top: 0;
    }
  }
  a {
    display: block;
    font-weight: var(--semibold);
    color: var(--termsAndConditionColor);
  }
  small {
    display: block;
    overflow-wrap: anywhere;
  }
`
const chosen = css`
  background: var(--tint);
  box-shadow: inset 3px 0 0 var(--colorPrimary);
`
const changes = css`
  display: grid;
  gap: var(--space-2);
  li {
    display: flex;
    flex-wrap: wrap;
    gap: var(--space-1) var(--space-3);
    align-items: center;
    overflow-wrap: anywhere;
  }
  i {
    display: inline-block;
    width: 1.25rem;
    height: 1.25rem;
    margin-inline-end: var(--space-1);
    vertical-align: text-bottom;
    border-radius: 0.25rem;
    border: 1px solid var(--lineStrong);
    forced-color-adjust: none;
  }
`

/** The name of a field on the screen, with the number of its entry in a list; the place itself where the screen has no name for it. */
const fieldName = ({ look }: Texts['t'], pointer: string): string => {
  const [group = '', ...rest] = pointer.slice(1).split('/')
  if (group === 'texts') return `${rest[0]}: ${rest.slice(1).join('/')}`
  if (group === 'files') return rest.join('/')
  const keys = [group, ...rest]
  const lastName = keys.findLast((key) => !/^\d+$/.test(key)) ?? group
  const number = keys.findLast((key) => /^\d+$/.test(key))
  const names: Record<string, (() => string) | undefined> = look.fields as never
  // A field of two places is named with its place: the colour of the header.
  const inPlace = `${group}${lastName[0]?.toUpperCase()}${lastName.slice(1)}`
  const name = (names[inPlace] ?? names[lastName])?.()
  if (name === undefined) return keys.join(' › ')
  return number === undefined ? name : `${name} ${Number(number) + 1}`
}

/** A value of a look, a colour with a patch of it. */
const Value = ({ of }: { of: string | undefined }) => {
  const { t } = useConsoleTexts()
  if (of === undefined) return <span>{t.look.nothing()}</span>
  return (
    <span>
      {/^#[0-9a-f]{6}$/.test(of) && <i style={{ background: of }} aria-hidden="true" />}
      {of}
    </span>
  )
}

/** What a version has otherwise than what players see. */
const Differences = ({ version, now }: { version: Version; now: Reply<'look'> }) => {
  const { t } = useConsoleTexts()
  const differences = differencesOf(version, now)
  if (differences.length === 0) return <p>{t.look.sameAsNow()}</p>
  return (
    <ul className={changes}>
      {differences.map(({ pointer, before, after }) => (
        <li key={pointer}>
          <b>{fieldName(t, pointer)}</b>
          <Value of={before} />
          <span aria-hidden="true">→</span>
          <Value of={after} />
        </li>
      ))}
    </ul>
  )
}

const Shown = ({ version, now }: { version: Version; now: Reply<'look'> }) => {
  const { t } = useConsoleTexts()
  const { id } = useMembership()
  const look = useMemo(() => ({ id, ...version }), [id, version])
  const published = useMemo(() => ({ id, ...now }), [id, now])
  return (
    <>
      <Panel>
        <Stage look={look} name={t.look.versionNumber({ version: version.number })} published={version.current ? undefined : published} />
      </Panel>
      {!version.current && (
        <Panel title={t.look.differences({ version: version.number })} text={t.look.differencesText()}>
          <Differences version={version} now={now} />
        </Panel>
      )}
    </>
  )
}

const Restore = ({ version, onClose }: { version: VersionHead; onClose: () => void }) => {
  const { t } = useConsoleTexts()
  const go = useNavigate()
  const { id } = useMembership()
  const { number } = version
  const params = { operator: id, version: `${number}` }
  const restore = async () => {
    await callConsole('rollBack', { params, body: { note: t.look.rolledBack({ version: number }) } })
    onClose()
    go(screenPath(id, 'look/history'))
  }
  const head = { title: t.look.rollBackTitle({ version: number }), message: t.look.rollBackText(), name: t.look.rollBack() }
  return (
    <ActionDialog {...head} act={restore} onClose={onClose}>
      {(_errorAt, error) => error instanceof ApiError && error.code === 'not_publishable' && <p>{t.look.restoreAsDraft()}</p>}
    </ActionDialog>
  )
}

/** What was published, newest first: each version is shown, compared with what players see, and put back as a new one. */
export const History = () => {
  const { t, formats } = useConsoleTexts()
  const go = useNavigate()
  const { id, may } = useMembership()
  const [query] = useSearchParams()
  const versions = useCall('versions', { params: { operator: id } })
  const look = useCall('look', { params: { operator: id } })
  const allVersions = versions.data?.versions ?? []
  const head = allVersions.find(({ number }) => `${number}` === query.get('version')) ?? allVersions[0]
  const version = useCall('version', head ? { params: { operator: id, version: `${head.number}` } } : null, { keepPreviousData: true })
  const [restoring, setRestoring] = useState<VersionHead>()
  const openDraft = async ({ number }: VersionHead) => {
    const name = t.look.versionNumber({ version: number })
    const draft = await callConsole('addDraft', { params: { operator: id }, body: { name, start: { from: 'version', number } } })
    go(screenPath(id, `look/${draft.id}`))
  }
  const editable = head && !head.current && may('editor')
  return (
    <Page
      broad
      title={t.look.history()}
      text={t.look.historyText({ count: allVersions.length })}
      end={
        <>
          <TextLink to={screenPath(id, 'look')}>{t.look.all()}</TextLink>
          {editable && (
            <>
              <ActionButton kind="quiet" act={() => openDraft(head)}>
                {t.look.openAsDraft()}
              </ActionButton>
              <Button onClick={() => setRestoring(head)}>{t.look.rollBackTo({ version: head.number })}</Button>
            </>
          )}
        </>
      }
    >
      <Answer of={versions}>
        {() =>
          allVersions.length === 0 ? (
            <EmptyPanel symbol="log" title={t.look.noVersions()} text={t.look.noVersionsText()} />
          ) : (
            <div className={beside}>
              <ol className={list} reversed aria-label={t.look.history()}>
                {allVersions.map(({ number, note, publishedAt, by, current }) => (
                  <li key={number} className={cx(number === head?.number && chosen)}>
                    <Link to={`?version=${number}`} aria-current={number === head?.number ? 'true' : undefined}>
                      {t.look.versionNumber({ version: number })}
                    </Link>
                    {current && <StateMark state="ok">{t.look.published()}</StateMark>}
                    {note && <p>{note}</p>}
                    <small>
                      {formats.moment(publishedAt)}, {by}
                    </small>
                  </li>
                ))}
              </ol>
              <div>
                <Answer of={look}>
                  {(now) => <Answer of={version}>{(shown) => <Shown key={shown.number} version={shown} now={now} />}</Answer>}
                </Answer>
              </div>
            </div>
          )
        }
      </Answer>
      {restoring && <Restore version={restoring} onClose={() => setRestoring(undefined)} />}
    </Page>
  )
}
