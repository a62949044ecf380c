import type { Names } from '../names.ts'
import type { Tree } from '../tree.ts'

/** A call by the frame about one game: route, schemas, handler and test. */
export const make = (tree: Tree, { camel, kebab, pascal, snake, words }: Names): string[] => {
  const path = `/api/v1/results/${snake}`
  tree.create(
    `contract/${kebab}.ts`,
    `import { Type } from 'typebox'
import * as addresses from './addresses.ts'
import { at, type Call } from './call.ts'
import { strict, Uid } from './fields.ts'

const Game = Type.Object({ id: Uid }, strict)

export const ${camel} = {
  summary: '${words}',
  ...at(addresses.${camel}),
  params: Game,
  replies: { 200: Game },
  errors: ['invalid', 'not_found', 'unavailable'],
} as const satisfies Call
`,
  )
  tree.edit('contract/addresses.ts', /\n$/, `\nexport const ${camel} = 'GET ${path}/:id'\n`)
  tree.edit(
    'contract/calls.ts',
    ' } as const satisfies Record<keyof typeof addresses, Call>',
    `, ${camel} } as const satisfies Record<keyof typeof addresses, Call>`,
  )
  tree.edit(
    'contract/calls.ts',
    "import { idLength } from './constants.ts'\n",
    `import { idLength } from './constants.ts'\nimport { ${camel} } from './${kebab}.ts'\n`,
  )
  tree.create(
    `server/routes/${kebab}.ts`,
    `import { ${camel} } from '../../contract/${kebab}.ts'
import { ProblemError } from '../errors/problem.ts'
import type { App } from '../http/app.ts'
import type { Deps } from '../http/deps.ts'
import { route } from '../http/route.ts'

/** ${words} of a game. */
export const routes = (app: App, { store }: Deps): void => {
  route(app, ${camel}, async ({ params: { id } }, reply) => {
    if (!(await store.findGame(id))) throw new ProblemError('not_found')
    reply.header('cache-control', 'no-store')
    return { id }
  })
}
`,
  )
  tree.create(
    `server/routes/${kebab}.test.ts`,
    `import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { onBothEngines } from '../testing/test-server.ts'

onBothEngines('${words.toLowerCase()}', (server) => {
  test('is answered for a known game', async () => {
    const id = await server().newGame()
    expect(await server().call('GET', \`${path}/\${id}\`)).toMatchObject({ status: 200, body: { id } })
    expect(await server().call('GET', \`${path}/\${randomUUID()}\`)).toMatchObject({ status: 404, body: { code: 'not_found' } })
  })
})
`,
  )
  return [
    `contract/${kebab}.ts: request and reply (${pascal}), and its errors; contract/addresses.ts: method and path`,
    `server/routes/${kebab}.ts and its test: what it does`,
    `the app's call: call(at.${camel}, …) in app/api/calls.ts`,
  ]
}
