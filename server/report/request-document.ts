import { createHash } from 'node:crypto'
import { Type } from 'typebox'
import { HelpCountry } from '../../contract/fields.ts'
import { shownPlaces } from '../../i18n/help/places.ts'
import { ProblemError } from '../errors/problem.ts'
import { type Job, type Jobs, kindOf } from '../jobs/jobs.ts'
import type { Runner } from '../jobs/run-jobs.ts'
import { turnOf, waitForJob } from '../jobs/wait-for-job.ts'
import type { IdHash } from '../keys/id-key.ts'
import type { Operators } from '../operators/registry.ts'
import type { Config } from '../process/config.ts'
import type { Clock } from '../process/time.ts'
import { hashNetwork } from '../security/network-of.ts'
import type { Store } from '../store/store.ts'
import type { Workers } from '../workers/workers.ts'
import { buildDocument, type DocumentRequest } from './build-document.ts'
import type { Document } from './compiler.ts'

/** The `language` parameter as the screens accept it: any text, ignored where it is repeated. */
export const LanguageQuery = Type.Object({
  language: Type.Optional(Type.Union([Type.String({ maxLength: 100 }), Type.Array(Type.String({ maxLength: 100 }), { maxItems: 20 })])),
  operator: Type.Optional(Type.String({ maxLength: 64 })),
  country: Type.Optional(HelpCountry),
})

/** Where the player lives: any country, and a province or state with help of its own. @throws ProblemError `invalid` for any other */
export const helpPlace = (country: string | undefined): string | undefined => {
  if (country?.includes('-') && !shownPlaces.some(({ place }) => place === country))
    throw new ProblemError('invalid', `there are no help entries for ${country}: use the code of its country`, { pointer: '/country' })
  return country
}

/** Undefined where the parameter is missing or repeated. */
export const oneLanguage = (language: string | string[] | undefined): string | undefined =>
  typeof language === 'string' ? language : undefined

/** How long a request waits for its document, ms */
export const waitMs = 15_000

export type SetDocument<Request extends DocumentRequest> = {
  document: Extract<Document, { template: Request['template'] }>
  pdf: Uint8Array
}

export type DocumentNeeds = { config: Config; store: Store; jobs: Jobs; runner: Runner; idHash: IdHash; operators: Operators }

/** Keys of documents that are used again */
const keys = new WeakMap<Document, string>()

/** Its data name the images with their versions: their bytes need not be read. */
const keyOf = (document: Document): string => {
  const { template, data } = document
  const key =
    keys.get(document) ??
    createHash('sha256')
      .update(JSON.stringify([template, data]))
      .digest('base64url')
  keys.set(document, key)
  return key
}

/** What requests of this process wait for, by key: its own workers need not build it again. */
const awaited = new Map<string, Document>()

/** A document as PDF, rendered once however many ask, kept for an hour. Throws `not_found` without content, `unavailable` when not ready in time. */
export const requestDocument = async <Request extends DocumentRequest>(
  needs: DocumentNeeds,
  request: Request,
  client: string,
): Promise<SetDocument<Request>> => {
  const { store, idHash } = needs
  const document = (await buildDocument(needs, request)) as SetDocument<Request>['document'] | undefined
  if (!document) throw new ProblemError('not_found')
  const key = keyOf(document)
  const storedDocument = await store.documents.find(key)
  if (storedDocument) return { document, pdf: storedDocument }
  const game = request.template === 'report' ? await store.findGame(request.uid) : undefined
  const kind = kindOf('document', game ?? { test: false })
  awaited.set(key, document)
  const position = await store
    .addJob({ kind, key, network: game ? turnOf(needs, game, client) : hashNetwork(idHash, client), data: request })
    .then(() => waitForJob(needs, kind, key, waitMs))
    .finally(() => awaited.delete(key))
  const pdf = await store.documents.find(key)
  if (pdf) return { document, pdf }
  // The game was removed in the meantime.
  if (!(await buildDocument(needs, request))) throw new ProblemError('not_found')
  if (!position || position.state === 'failed') throw new ProblemError('internal', 'the document could not be typeset')
  throw new ProblemError('unavailable', 'the document is not ready yet: retry as Retry-After says', position.seconds)
}

/** Renders the document that a job requests. */
export const documentJob =
  (needs: { config: Config; clock: Clock; store: Store; operators: Operators; workers: Pick<Workers, 'run'> }) =>
  async ({ key, data }: Pick<Job, 'key' | 'data'>): Promise<void> => {
    const { store, workers, clock } = needs
    const request = data as DocumentRequest
    const document = awaited.get(key) ?? (await buildDocument(needs, request))
    // The game was removed in the meantime.
    if (!document) return
    const pdf = await workers.run('pdf', document)
    await store.documents.add({ key, uid: request.template === 'report' ? request.uid : undefined, pdf, madeAt: clock() })
  }
