import { randomUUID } from 'node:crypto'
import type { TestProject } from 'vitest/node'
import { referenceHeader } from '../../contract/constants.ts'
import type { OperatorView } from '../../contract/operator-view.ts'
import type * as Play from '../../server/testing/play-game.ts'
import type { TestServer } from '../../server/testing/test-server.ts'

/** What a test learns of the server that all files of the run share. Games keep apart by their user ids. */
export type SharedServer = {
  url: string
  /** What its page says of operator nfl. */
  operator: OperatorView
  /** Secrets of operator nfl. */
  secret: string
  testSecret: string
  revokedSecret: string
  /** A game that was played, analysed, guessed (45) and advised. */
  finished: string
  /** A player with a report, of an operator whose user ids are open, and that operator's secret. */
  known: { externalId: string; operator: string; secret: string }
  /** Its console: cookies of members of operators spelro and, who publishes looks, vegaslegends, whom no other test touches; a link that nobody has opened. */
  console: { url: string; owner: string; viewer: string; designer: string; provider: string; link: string }
  /** A player with an account at quiet-hour, a session secret for it, and two games, the newer first, that it may open: uids and references. */
  account: { externalId: string; operator: string; secret: string; games: string[]; references: string[] }
}

declare module 'vitest' {
  // biome-ignore lint/style/useConsistentTypeDefinitions: only an interface is merged with Vitest's own.
  interface ProvidedContext {
    server: SharedServer
  }
}

const newAccount = async (server: TestServer, finishGame: typeof Play.finishGame): Promise<SharedServer['account']> => {
  const [externalId, operator] = [randomUUID(), 'quiet-hour']
  const authorization = `Bearer ${await server.newKey(operator)}`
  const { body } = await server.call('POST', '/api/v1/partner/sessions', { externalId }, { authorization })
  const { secret } = body as { secret: string }
  const { textVersionOf } = await import('../../server/testing/text-version.ts')
  const text_version = await textVersionOf(server.url, operator)
  const games: string[] = []
  const references: string[] = []
  for (const uid of [randomUUID(), randomUUID()]) {
    const { headers } = await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${secret}/${operator}`)
    references.unshift(headers.get(referenceHeader) ?? '')
    games.unshift(await finishGame(server, uid))
    await server.call('PUT', `/api/v1/results/consent/${uid}`, { open: true, share: false, text_version })
  }
  return { externalId, operator, secret, games, references }
}

/** Starts the real server, with a SQLite file of its own, once for a whole run of the app's tests. */
const startSharedServer = async (project: TestProject): Promise<() => Promise<void>> => {
  const before = process.listenerCount('beforeExit')
  const { startTestServer } = await import('../../server/testing/test-server.ts')
  const { finishGame, playGame } = await import('../../server/testing/play-game.ts')
  // This is the process whose exit code says whether tests have failed: nothing may have a word in its end.
  if (process.listenerCount('beforeExit') !== before) throw new Error('The server brought a hook on the end of the process')
  const views: OperatorView[] = []
  const { openConsole } = await import('../../console/testing/server.ts')
  const server = await startTestServer(
    { CONSOLE_PORT: '0', WORKERS: '1' },
    { beforeListen: async ({ operators }) => void views.push(operators.get('nfl').view) },
  )
  const [operator] = views
  if (!operator) throw new Error('The server has no operator nfl')
  const revokedSecret = await server.newSecret('nfl')
  await server.revoke(revokedSecret)
  const testSecret = await server.newSecret('nfl', { test: true })
  const finished = await playGame(server)
  const known = { externalId: randomUUID(), operator: 'four-houses', secret: await server.newSecret('four-houses') }
  const uid = randomUUID()
  await server.call('POST', `/api/v1/authentication/user_secret/${uid}/${known.secret}/${known.operator}?extuserid=${known.externalId}`)
  await finishGame(server, uid)
  const account = await newAccount(server, finishGame)
  project.provide('server', {
    url: server.url,
    operator,
    secret: server.secret,
    testSecret,
    revokedSecret,
    finished,
    known,
    account,
    console: await openConsole(server.deps),
  })
  return server.close
}

export default startSharedServer
