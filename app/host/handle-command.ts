import { paths } from '../../contract/paths.ts'
import { findLocale } from '../../i18n/resolve-locale.ts'
import { type PageReport, postPageReport } from '../../sdk/page-report.ts'
import type { useLanguage } from '../i18n/texts-context.tsx'
import type { useGo } from '../routing/use-go.ts'
import type { Services } from '../services.ts'
import { heading } from '../ui/screen-title.tsx'

const text = (payload: unknown, key: string): string | undefined => {
  const value = typeof payload === 'object' && payload !== null ? (payload as Record<string, unknown>)[key] : undefined
  return typeof value === 'string' ? value : undefined
}

type CommandContext = Services & { go: ReturnType<typeof useGo>; setLocale: ReturnType<typeof useLanguage>['setLocale'] }

/** Does what a command of the host says: true when done, false where it makes no sense now. */
export const handleCommand = (name: string, payload: unknown, context: CommandContext): boolean | Promise<boolean> => {
  const { session, access, go, setLocale } = context
  const running = context.game.current
  switch (name) {
    case 'pause':
      if (!running || running.get().pause || running.get().phase === 'finished') return false
      running.pause()
      return true
    case 'resume':
      if (!running?.get().pause) return false
      running.proceed()
      return true
    case 'restart':
      session.reset()
      go(paths.landing, { replace: true })
      return true
    case 'focus': {
      // Nothing behind an open dialog can have the focus.
      const target = document.querySelector<HTMLElement>('dialog[open]') ?? heading.get()
      target?.focus()
      return target !== null
    }
    case 'update': {
      const secret = text(payload, 'secret')
      const language = findLocale(text(payload, 'language') ?? '')
      if (secret) {
        access.setSecret(secret)
        // The host has noticed: the player need not press "Try again".
        if (location.pathname === paths.unauthorized) void access.retry().then((verdict) => verdict === 'granted' && go(paths.landing))
      }
      if (language) {
        // An order of now stands over what was chosen before.
        session.update({ language, language_from: 'page' })
        void setLocale(language)
      }
      return Boolean(secret || language)
    }
    case 'fastForward':
      return access.isTest() && import('../play/fast-forward.ts').then((test) => test.fastForward(context, go, payload))
    case 'look':
      return access.isTest() && reportToConsole(context, payload)
    default:
      return false
  }
}

/** Passes on to the console what the host page reports about the test, with its test secret. False if there is no console to take it. */
const reportToConsole = async (
  { currentOperator, session }: Pick<Services, 'currentOperator' | 'session'>,
  report: unknown,
): Promise<boolean> => {
  const { console } = currentOperator.get()
  return console !== undefined && postPageReport(console, session.get().secret, Object(report) as PageReport).catch(() => false)
}
