import { type OperatorRow, providerCalls } from '../../../contract/console/provider-calls.ts'
import { reason } from '../../../contract/console/reasons.ts'
import { parseMailAddress } from '../../../contract/mail-address.ts'
import { stalePlaces } from '../../../i18n/help/stale-places.ts'
import { orNotFound, ProblemError } from '../../errors/problem.ts'
import { ownGroupInForce } from '../../game/comparison-group.ts'
import type { App } from '../../http/app.ts'
import type { Jobs } from '../../jobs/jobs.ts'
import type { MailCatcher } from '../../mail/catcher.ts'
import { outageParts } from '../../monitoring/outages.ts'
import { operatorState } from '../../operators/operator-state.ts'
import { needsPermission, tooLong } from '../../operators/study-permission.ts'
import type { Config } from '../../process/config.ts'
import type { Checks } from '../../workers/checks.ts'
import { callerOfSession, entryOf, meOf } from '../caller.ts'
import { type ConsoleNeeds, consoleRoutes } from '../console-route.ts'
import { endpointState } from '../endpoint-state.ts'
import { helpEntries } from '../help-entries.ts'
import { createInviter, type InviteNeeds } from '../invite.ts'
import { logPage } from '../log-page.ts'
import { isPlayed } from '../page-life.ts'
import { type PublishNeeds, publishFiles } from '../publish-files.ts'

type Needs = ConsoleNeeds & PublishNeeds & InviteNeeds & { config: Config; jobs: Jobs; checks: Checks; catcher?: MailCatcher | undefined }

/** The provider's own calls. */
export const routes = async (app: App, deps: Needs): Promise<void> => {
  const route = consoleRoutes(app, deps)
  const { store, clock, config, operators, jobs, outages } = deps
  const { invite } = await createInviter(deps)

  /** Failing endpoints by operator; of all, or of one. */
  const failingEndpoints = async (id?: string) => {
    const endpoints = await store.webhooks.list(id)
    const failing = new Map<string, number>()
    for (const endpoint of endpoints) {
      if ((await endpointState(store, endpoint)).state === 'failing')
        failing.set(endpoint.operator, (failing.get(endpoint.operator) ?? 0) + 1)
    }
    return { all: endpoints.length, failing }
  }

  /** All, or one. */
  const listOperators = async (only?: string): Promise<OperatorRow[]> => {
    const members = await store.members.counts()
    const userIds = await store.userIds.list()
    const [states, studies] = await Promise.all([store.operatorSettings.states(), store.operatorSettings.studies()])
    const { failing } = await failingEndpoints(only)
    const played = new Set((await store.listSecrets(only)).filter(isPlayed).map(({ operator }) => operator))
    const problems = operators.problems()
    const shownOperators = operators.list().filter(({ id }) => only === undefined || id === only)
    return shownOperators.map(({ id, operator }) => ({
      id,
      name: operator.name,
      members: members.get(id)?.members ?? 0,
      owners: members.get(id)?.owners ?? 0,
      problems: problems.filter((problem) => problem.operator === id).length,
      state: operatorState(deps, id, states.get(id) ?? 'live'),
      userIds: userIds.get(id) ?? operators.folderUserIds(id),
      webhooksFailing: failing.get(id) ?? 0,
      ...(operator.study?.coachingPopups === false && {
        study: { id: operator.study.id, until: operator.study.until, allowed: !needsPermission(operator.study, studies.get(id)) },
      }),
      ...(operator.country !== undefined && { country: operator.country }),
      pages: operator.origins,
      played: played.has(id),
    }))
  }

  const findOperator = (id: string): Promise<OperatorRow> => orNotFound(listOperators(id).then(([row]) => row))

  route(providerCalls.allOperators, async () => ({ operators: await listOperators() }))

  route(providerCalls.addOperator, { nameOf: ({ id }) => id, again: findOperator }, async ({ body: { id, ...newOperator }, caller }) => {
    if (operators.has(id)) throw new ProblemError('conflict', reason('operator_exists'), { pointer: '/id' })
    const files = new Map(Object.entries(await deps.checks.create(id, newOperator)).map(([path, text]) => [path, Buffer.from(text)]))
    await publishFiles(deps, caller, id, { files, after: 0, action: 'operator.created', note: '' })
    return findOperator(id)
  })

  route(providerCalls.health, async () => {
    const line = await jobs.counts('analysis')
    const { all, failing } = await failingEndpoints()
    const ownGroup = await ownGroupInForce(store)
    const stale = new Set(stalePlaces(new Date(clock())))
    return {
      line,
      outages: outageParts.filter((part) => outages.isOn(part)),
      mail: config.smtpUrl === undefined && deps.catcher === undefined ? ('off' as const) : ('on' as const),
      webhooks: { endpoints: all, failing: [...failing.values()].reduce((sum, count) => sum + count, 0) },
      retentionDays: config.retentionDays,
      ...(ownGroup && { norms: ownGroup.version }),
      help: helpEntries
        .filter(({ place }) => stale.has(place))
        .map(({ place, name, checkedAt }) => ({ place, ...(name !== undefined && { name }), checkedAt }))
        .sort((one, other) => (one.checkedAt < other.checkedAt ? -1 : 1)),
    }
  })

  route(providerCalls.actFor, async ({ params: { operator }, caller }) => {
    if (!operators.has(operator)) throw new ProblemError('not_found')
    await store.noting(entryOf(deps, caller, 'provider.acts', operator, 'as viewer')).members.actFor(caller.session.hash, operator)
    return meOf(deps, await callerOfSession(deps, { ...caller.session, actingFor: operator }))
  })

  route(providerCalls.stopActing, async ({ caller }) => {
    const { hash, actingFor } = caller.session
    const entries = actingFor === null ? [] : [entryOf(deps, caller, 'provider.stopped', actingFor, 'as viewer')]
    await store.noting(() => entries).members.actFor(hash, undefined)
    return meOf(deps, await callerOfSession(deps, { ...caller.session, actingFor: null }))
  })

  route(providerCalls.setUserIds, async ({ params: { operator }, body: { userIds }, caller }) => {
    if (!operators.has(operator)) throw new ProblemError('not_found')
    const entry = entryOf(deps, caller, 'operator.user_ids', operator, userIds)
    await store.noting(() => [entry]).userIds.set(operator, userIds, clock())
    // It holds: if the database goes away now, the next poll shows it.
    await deps.looks.refresh().catch(outages.note)
    return null
  })

  route(providerCalls.setStudy, async ({ params: { operator }, body: { id, until, allowed }, caller }) => {
    const study = operators.has(operator) ? operators.get(operator).operator.study : undefined
    if (study?.coachingPopups !== false) throw new ProblemError('not_found', 'the label declares no study with coachingPopups: false')
    if (study.id !== id || study.until !== until) throw new ProblemError('conflict', reason('other_study'))
    const fault = allowed ? tooLong(study, clock()) : undefined
    if (fault) throw new ProblemError('invalid', fault, { pointer: '/until' })
    const entry = entryOf(deps, caller, allowed ? 'study.allowed' : 'study.denied', operator, `${id}, until ${until}`)
    await store.noting(() => [entry]).operatorSettings.allowStudy(operator, allowed ? study : undefined, clock())
    await deps.looks.refresh().catch(outages.note)
    return null
  })

  route(providerCalls.inviteTo, { nameOf: () => '', again: () => null }, async ({ params: { operator }, body, caller }) => {
    if (!operators.has(operator)) throw new ProblemError('not_found')
    if (!parseMailAddress(body.email)) throw new ProblemError('invalid', reason('no_mail'), { pointer: '/email' })
    if (body.role !== 'owner') throw new ProblemError('forbidden', 'the provider only adds an operator’s first owner; owners add the rest')
    await invite(caller, operator, body, { first: true })
    return null
  })

  route(providerCalls.providerLog, ({ query }) => logPage(deps, query))
}
