import { findLocale } from '../i18n/resolve-locale.ts'
import type { DestroyReason } from './emitter.ts'
import { findObstacles } from './find-obstacles.ts'
import type { MountOptions } from './options.ts'
import { type PageTest, reportPage } from './report-page.ts'

const basics = { operator: 0, secret: 0, secretTimeout: 0, userId: 0, language: 0, title: 0, height: 0 }
const options: Record<keyof MountOptions, unknown> = {
  ...basics,
  test: 0,
  signal: 0,
  baseUrl: 0,
  insets: 0,
  lazy: 0,
  modal: 0,
  closeLabel: 0,
}

export type Destruction = { reason: DestroyReason; settings: MountOptions }

/** The known name of which this is another spelling, a part, or a longer form. */
const similarName = (name: string, names: string[]) =>
  names.find((other) => {
    const [a, b] = [name.toLowerCase(), other.toLowerCase()]
    return a.startsWith(b) || b.startsWith(a)
  })

const unknownNames = (kind: 'option' | 'event', names: string[], validNames: string[]) =>
  names.flatMap((name) => {
    if (validNames.includes(name)) return []
    const other = similarName(name, validNames)
    return [`unknown ${kind} "${name}"${other ? `. Did you mean "${other}"?` : ''}`]
  })

/** What has no effect in the options of a test, in words. */
export const faultsOfOptions = (settings: MountOptions, provider: string): string[] => {
  const { language } = settings
  const wrong = unknownNames('option', Object.keys(settings), Object.keys(options))
  if (language && !findLocale(language))
    wrong.push(
      `unknown language "${language}", so the operator's language is shown. All codes: ${new URL('/docs/embedding#options', provider)}`,
    )
  return wrong
}

const warn = (faults: string[]) => {
  for (const fault of faults) console.warn(`Gamalyze: ${fault}`)
}

/** After `ready`, in which the page finds its form, ms. */
const settledAfter = 1500

/** Of what takes size from the frame; that all around it is hidden, inert or covered may be meant for now. */
const warnOfPlace = ({ ready, frame, on }: PageTest) => {
  const look = () => {
    if (!frame.isConnected) return // for now
    warn(
      findObstacles(frame)
        .filter(({ takes, element }) => takes === 'width' || takes === 'height' || element === frame)
        .map(({ hint }) => hint),
    )
  }
  const wait = () => {
    if (!frame.isConnected) return
    const timer = setTimeout(look, settledAfter)
    on('destroyed', () => clearTimeout(timer))
  }
  ready.then(wait, () => {})
}

/** Warns in test mode of names without effect, and tells the console what comes. Loaded for developers only. */
export const hint = (about: string | PageTest | Destruction, events: readonly string[]) => {
  if (typeof about === 'string') return warn(unknownNames('event', [about], [...events, '*']))
  if ('reason' in about) {
    const { reason, settings } = about
    if (reason === 'gone') warn(['the test was outside the document for 15 minutes and has been destroyed. Mount it again.'])
    if (settings.signal?.aborted) warn(['the option signal was aborted, and so the test has been destroyed. It is no limit for loading.'])
    return
  }
  warn(faultsOfOptions(about.settings, about.url.href))
  reportPage(about)
  warnOfPlace(about)
}
