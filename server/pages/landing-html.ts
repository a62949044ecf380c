import { existsSync } from 'node:fs'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { SetTexts } from '../texts/set-texts.ts'

/** Renders the landing page with its footer, with `app/arrival/landing-html.tsx`. */
export type LandingHtml = (texts: Pick<SetTexts, 'locale' | 'root' | 'formats'>, view: OperatorView) => string

const moduleUrl = new URL('../../dist/arrival/landing-html.js', import.meta.url)

/** The landing page renderer from the app's build (`npm run build`); undefined if there is no build. */
export const loadLandingHtml = async (): Promise<LandingHtml | undefined> =>
  existsSync(moduleUrl) ? ((await import(moduleUrl.href)) as { landingHtml: LandingHtml }).landingHtml : undefined
