import { fileURLToPath } from 'node:url'
import fastifyStatic from '@fastify/static'
import { Type } from 'typebox'
import { allCalls } from '../../contract/calls.ts'
import { OneOf } from '../../contract/fields.ts'
import { colorSchemes } from '../../contract/operator.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import { route } from '../http/route.ts'
import { consentWords } from '../operators/consent-words.ts'
import { type Asset, assetOf } from '../operators/load-asset.ts'
import { operatorFilePath } from '../operators/operator-files.ts'
import { inSmallLetters } from '../operators/operator-id.ts'
import { pageOfOperator } from '../operators/operator-state.ts'
import type { Operators } from '../operators/registry.ts'
import { forever } from '../pages/serve-built.ts'
import type { Config } from '../process/config.ts'
import type { Store } from '../store/store.ts'
import type { Checks } from '../workers/checks.ts'

const Params = Type.Object({ id: Type.String(), file: Type.String() })
/** Uploaded content never runs scripts, even opened on its own. */
const uploadPolicy = "default-src 'none'; frame-ancestors 'none'; sandbox"
const Query = Type.Object({
  v: Type.Optional(Type.String()),
  scheme: Type.Optional(OneOf(colorSchemes, 'The style sheet as it would be in this scheme')),
})

/** A versioned URL is immutable; others are revalidated each time. */
const caching = (version: string | undefined, current: string) => (version === current ? forever : 'no-cache')

/** Branding: `theme.css`, `view.json`, `share.png` and the images of each operator, and shared files (fonts, flags). */
export const routes = async (
  app: App,
  { operators, store, config, checks }: { config: Config; store: Store; operators: Operators; checks: Checks },
): Promise<void> => {
  for (const shared of ['_fonts', '_flags'])
    await app.register(fastifyStatic, {
      root: fileURLToPath(new URL(`../../operators/${shared}/`, import.meta.url)),
      prefix: `/operators/${shared}/`,
      decorateReply: false,
      maxAge: '30d',
      index: false,
    })

  const findUpload = async (id: string, file: string, version = ''): Promise<Asset | undefined> => {
    if (!/^[0-9a-f]{10}$/.test(version) || !operatorFilePath.test(file)) return undefined
    // It was checked before it was stored.
    const bytes = await store.looks.findFile(id, file, version)
    return bytes && assetOf(file, bytes)
  }

  app.get('/operators/:id/:file', { schema: { params: Params, querystring: Query } }, async ({ params: { id, file }, query }, reply) => {
    const operator = operators.get(id)
    if (file === 'theme.css') {
      if (query.scheme)
        return reply.header('cache-control', 'no-cache').type('text/css; charset=utf-8').send(operator.themeCssIn(query.scheme))
      return reply
        .header('cache-control', caching(query.v, operator.themeVersion))
        .header('content-type', 'text/css; charset=utf-8')
        .send(operator.themeCss)
    }
    if (file === 'view.json') return reply.header('cache-control', 'no-cache').send((await pageOfOperator({ operators, store }, id)).view)
    if (file === 'share.png') {
      const { header, theme } = operator.operator
      const logo = operator.assets.get(header.logos[0]?.image ?? '')
      const shareImage = await checks.shareImage(
        operator.id,
        { ground: header.background, cards: theme.cardColors, logo: logo?.bytes },
        logo?.version ?? '',
      )
      return reply.header('cache-control', 'public, max-age=3600').type('image/png').send(Buffer.from(shareImage))
    }
    const asset = operator.assets.get(file)
    // Drafts and earlier versions, whose URLs only their editors know.
    const upload = asset?.version === query.v ? undefined : await findUpload(inSmallLetters(id), file, query.v)
    // The console shows them as thumbnails, from a different origin.
    if (config.console) reply.header('cross-origin-resource-policy', 'cross-origin')
    if (upload || operators.source(operator.id) === 'console') reply.header('content-security-policy', uploadPolicy)
    if (upload) return reply.header('cache-control', 'private, max-age=3600').header('content-type', upload.type).send(upload.bytes)
    if (!asset) throw new ProblemError('not_found')
    return reply.header('cache-control', caching(query.v, asset.version)).header('content-type', asset.type).send(asset.bytes)
  })

  // A label as players see it, with the question of consent in a language.
  route(app, allCalls.operatorView, async ({ params: { operator }, query: { language } }, reply) => {
    const { view } = await pageOfOperator({ store, operators }, operator)
    reply.header('cache-control', 'no-cache')
    return { ...view, ...(await consentWords(view, language)) }
  })
}
