import { EmbedError, type EmbedErrorCode } from './embed-error.ts'
import { createFrame } from './frame.ts'
import { type MountOptions, checkOptions, frameUrl } from './options.ts'
import { agree, isHello } from './protocol.ts'
import { watchFrame } from './watch-frame.ts'

export type Check = { name: 'options' | 'https' | 'online' | 'frame'; ok: boolean; hint: string }
export type Diagnosis = { ok: boolean; checks: Check[] }

const hints: { [Code in EmbedErrorCode]?: string } = {
  CSP_BLOCKED: "This page's Content-Security-Policy forbids the frame: add the provider's origin to frame-src.",
  FRAME_REFUSED:
    "The provider refused to be shown here or failed. Is this page's origin in the operator's list, and the operator id right?",
  UNREACHABLE: 'The provider does not answer: check baseUrl, the network and blockers of content.',
  PROTOCOL_TOO_OLD: 'The SDK and the frame are too far apart in age: load the current SDK.',
}

/**
 * Loads the frame once out of sight, without any secret, and says what stands in the way. Takes up to 20 s when nothing answers; rejects
 * with `DESTROYED` when `signal` aborts.
 */
export const diagnose = async (options: MountOptions): Promise<Diagnosis> => {
  if (options.signal?.aborted) throw new EmbedError('DESTROYED')
  const checks: Check[] = []
  const add = (name: Check['name'], ok: boolean, hint: string) => checks.push({ name, ok, hint: ok ? '' : hint })
  let problem = ''
  try {
    checkOptions(options)
  } catch (error) {
    problem = (error as Error).message
  }
  add('options', !problem, problem)
  if (!problem) {
    const url = frameUrl(options)
    add(
      'https',
      isSecureContext && (url.protocol === 'https:' || ['localhost', '127.0.0.1'].includes(url.hostname)),
      'Serve both pages over https.',
    )
    add('online', navigator.onLine, 'The browser says it is offline.')
    const code = await tryFrame(url, options.signal)
    if (code === 'DESTROYED') throw new EmbedError(code)
    add('frame', !code, code ? `${code}: ${hints[code] ?? ''}` : '')
  }
  return { ok: checks.every(({ ok }) => ok), checks }
}

const tryFrame = (url: URL, signal?: AbortSignal) =>
  new Promise<EmbedErrorCode | undefined>((resolve) => {
    const life = new AbortController()
    const frame = createFrame(url, '1px', 'Diagnosis')
    frame.style.display = 'none'
    const done = (code?: EmbedErrorCode) => {
      watch.stop()
      life.abort()
      frame.remove()
      resolve(code)
    }
    const watch = watchFrame(frame, url, life.signal, done, () => {})
    const listen = ({ source, origin, data }: MessageEvent) => {
      if (source && source === frame.contentWindow && origin === url.origin && isHello(data))
        done(agree(data) ? undefined : 'PROTOCOL_TOO_OLD')
    }
    addEventListener('message', listen, { signal: life.signal })
    signal?.addEventListener('abort', () => done('DESTROYED'), { signal: life.signal })
    document.body.append(frame)
  })
