import { readFile } from 'node:fs/promises'
import type { FastifyReply } from 'fastify'
import { sessionCalls } from '../../contract/console/session-calls.ts'
import { paths } from '../../contract/paths.ts'
import type { Deps } from '../../server/deps.ts'
import { loopbackTwins } from '../../server/http/same-origin.ts'
import type { MailCatcher } from '../../server/mail/catcher.ts'
import type { Demo, LatePart } from '../../server/pages/demo.ts'
import { hashOf, plainPage, plainPolicy } from '../../server/pages/plain-page.ts'
import { databaseName, demoMember } from '../../server/store/open-store.ts'
import { openDemoMember } from '../demo-partner.ts'
import { knownUser, openOperator } from '../demo-player.ts'
import { mailPages } from './mail-pages.ts'

const names: Record<LatePart, string> = { console: 'The console', workbench: 'The workbench', docs: 'The documentation' }
/** In a page that waits for something: opens it once it is there. */
const waitScript = `
setInterval(async () => {
  const reply = await fetch(location.href, { method: 'HEAD' }).catch(() => undefined)
  if (reply && reply.status !== 503) location.reload()
}, 1000)`
const html = 'text/html; charset=utf-8'
const signInPath = '/demo/sign-in'

type Needs = {
  /** Known once the server is open, before its first request */
  open(): { deps: Deps; secrets: Record<string, string>; examplesUrl: string }
  /** What is said of a part that is not there yet */
  stateOf(part: LatePart): string | undefined
  /** None where mails are sent */
  catcher: MailCatcher | undefined
}

/** The pages of the demo: the first one, from which everything is one press away, and one in place of what is still being made. */
export const demoPages = ({ open, stateOf, catcher }: Needs): Demo => {
  const signInAddress = () => open().deps.consoleSite.url + signInPath
  const state = () => ({
    mails: catcher?.list().length ?? null,
    parts: { console: stateOf('console'), workbench: stateOf('workbench'), docs: stateOf('docs') },
  })

  const startPage = async (): Promise<string> => {
    const { deps, secrets, examplesUrl } = open()
    const test = `${paths.landing}?operator=`
    const values: Record<string, string> = {
      font: (await readFile('dist/app/index.html', 'utf8').catch(() => '')).match(/as="font"[^<>]* href="([^"]+)"/)?.[1] ?? 'data:,',
      play: `${test}mindway&amp;secret=${secrets.mindway}`,
      result: `${test}${openOperator}&amp;EXTUSERID=${knownUser}&amp;SECRET=${secrets[openOperator]}`,
      partner: `${examplesUrl}/`,
      partnerHost: new URL(examplesUrl).host,
      consoleHost: new URL(deps.consoleSite.url).host,
      member: demoMember,
      signIn: signInAddress(),
      data: databaseName(deps.config),
      state: JSON.stringify(state()),
    }
    const page = await readFile(new URL('start-page.html', import.meta.url), 'utf8')
    return page.replaceAll(/\{\{(\w+)\}\}/g, (_, name: string) => values[name] ?? '')
  }

  return {
    routes: (app) => {
      app.get('/start.json', (_request, reply) => reply.header('cache-control', 'no-store').send(state()))
      if (catcher) mailPages(app, catcher)
    },

    /** One press on the first page signs in: it makes a link and opens it as the console does, and the cookies go to this browser. */
    consoleRoutes: (app) => {
      // Posted by a form, whose fields say nothing.
      app.addContentTypeParser('application/x-www-form-urlencoded', (_request, body, done) => done(null, void body.resume()))
      app.post(signInPath, { config: { anyPage: true } }, async (request, reply) => {
        const { deps } = open()
        if (!loopbackTwins(deps.config.publicUrl).includes(request.headers.origin ?? '')) return reply.code(403).send()
        const token = new URL(await openDemoMember(deps)).hash.slice('#token='.length)
        const { method, path } = sessionCalls.signIn
        const headers = { 'user-agent': request.headers['user-agent'] ?? '' }
        const signedIn = await app.inject({ method, url: path, payload: { token }, headers })
        return reply.header('set-cookie', signedIn.headers['set-cookie']).redirect('/', 303)
      })
    },

    async sendStart(reply: FastifyReply) {
      const page = await startPage()
      const hashes = (tag: string) => hashOf(page.match(`<${tag}>(.*?)</${tag}>`.replaceAll('.', '[^]'))?.[1] ?? '')
      const policy = `default-src 'none'; style-src ${hashes('style')}; script-src ${hashes('script')}; font-src 'self'; img-src data:; connect-src 'self'; form-action ${signInAddress()} ${open().deps.consoleSite.url}; base-uri 'none'; frame-ancestors 'none'`
      // With the origin, which the console asks for.
      return reply.headers({ 'content-security-policy': policy, 'referrer-policy': 'strict-origin' }).type(html).send(page)
    },

    sendWaiting: (part, reply) => {
      const state = stateOf(part)
      if (state === undefined) return
      const text = `<h1>${names[part]} isn’t here yet</h1><p>${state}. This page opens it by itself; the test can be played meanwhile.</p>`
      const policy = `${plainPolicy.replace(/frame-ancestors .*/, 'frame-ancestors http://localhost:* http://127.0.0.1:*')}; script-src ${hashOf(waitScript)}; connect-src 'self'`
      return reply
        .code(503)
        .headers({ 'content-security-policy': policy, 'cache-control': 'no-store', 'retry-after': '2' })
        .type(html)
        .send(plainPage(names[part], `${text}<script>${waitScript}</script>`))
    },
  }
}
