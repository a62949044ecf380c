import { existsSync, readdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from '../../process/config.ts'
import { codeOf } from '../../process/log.ts'
import { version } from '../../process/version.ts'
import { bad, type Finding, good, goodIf, note } from '../../store/inspect.ts'

const timeoutMs = 10_000
/** s that two clocks may differ */
const clockSeconds = 30

type Answer = { status: number; headers: Headers; text: string }

const ask = async (url: string, init: RequestInit = {}): Promise<Answer | string> => {
  try {
    const reply = await fetch(url, { ...init, redirect: 'manual', signal: AbortSignal.timeout(timeoutMs) })
    return { status: reply.status, headers: reply.headers, text: await reply.text() }
  } catch (error) {
    return codeOf((error as Error).cause ?? error)
  }
}

const inJson = (text: string): Record<string, unknown> => {
  try {
    return JSON.parse(text) as Record<string, unknown>
  } catch {
    return {}
  }
}

/** What players and pages get through `PUBLIC_URL`, with all that stands in front of it: release, a call, and the headers of the frame. */
export const checkSite = async ({ publicUrl, operatorsDir, console }: Config, now: () => number): Promise<Finding[]> => {
  const about = 'PUBLIC_URL'
  const openApi = await ask(`${publicUrl}/openapi.json`)
  if (typeof openApi === 'string')
    return [bad(about, `${publicUrl} does not answer (${openApi}): start the server, or see name, certificate and proxy`)]
  const running = (inJson(openApi.text).info as { version?: string } | undefined)?.version
  if (running === undefined) return [bad(about, `${publicUrl} answers ${openApi.status}, and not as this product: see the proxy`)]
  const call = await ask(`${publicUrl}/api/v1/game/store_card_selection`, {
    method: 'POST',
    body: '{}',
    headers: { 'content-type': 'application/json' },
  })
  const outcome = typeof call === 'string' ? call : call.status
  const isAnswered = typeof call !== 'string' && call.status === 400 && inJson(call.text).code === 'invalid'
  const skew = Math.abs(Date.parse(openApi.headers.get('date') ?? '') - now()) / 1000
  const metrics = await ask(`${publicUrl}/metrics`)
  return [
    running === version ? good(about, `answers as ${version}`) : note(about, `answers as ${running}; this is ${version}`),
    goodIf(isAnswered, about, 'a call arrives and is answered', `a call is answered ${outcome}, not by the server: see the proxy`),
    ...(skew > clockSeconds ? [bad('clock', `differs by ${Math.round(skew)} s from that at ${publicUrl}`)] : []),
    ...(typeof metrics !== 'string' && metrics.status === 200 && publicUrl.startsWith('https:')
      ? [bad(about, '/metrics is open to everybody: close it in the proxy')]
      : []),
    ...(await checkPage(publicUrl, operatorsDir)),
    ...(console ? await checkConsole(console.url) : []),
  ]
}

const checkPage = async (publicUrl: string, operatorsDir: string): Promise<Finding[]> => {
  const about = 'headers'
  const names = existsSync(operatorsDir) ? readdirSync(operatorsDir) : []
  const operator = names.find((name) => existsSync(join(operatorsDir, name, 'operator.json')))
  if (operator === undefined) return [note(about, `no operator has a folder in ${operatorsDir}: the page was not asked for`)]
  const page = await ask(`${publicUrl}/gamalyze?operator=${operator}`)
  if (typeof page === 'string' || page.status !== 200)
    return [bad(about, `the page of ${operator} is answered ${typeof page === 'string' ? page : page.status}`)]
  const header = (name: string) => page.headers.get(name)
  const faults = [
    !/frame-ancestors [^;]/.test(header('content-security-policy') ?? '') && 'Content-Security-Policy with frame-ancestors is missing',
    header('x-frame-options') && 'X-Frame-Options is added, which forbids the frame',
    header('x-content-type-options') !== 'nosniff' && 'X-Content-Type-Options is missing',
    publicUrl.startsWith('https:') && !header('strict-transport-security') && 'Strict-Transport-Security is missing',
    header('set-cookie') && 'a cookie is set, which the test never does',
  ].filter((fault) => typeof fault === 'string')
  return faults.length === 0
    ? [good(about, 'the page may be embedded, and has all of them')]
    : faults.map((fault) => bad(about, `${fault}: see the proxy`))
}

const checkConsole = async (url: string): Promise<Finding[]> => {
  const page = await ask(url)
  const outcome = typeof page === 'string' ? page : page.status
  return [goodIf(outcome === 200, 'CONSOLE_URL', 'answers', `${url} answers ${outcome}: see CONSOLE_PORT, ROLE and the proxy`)]
}
