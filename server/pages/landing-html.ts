import { existsSync } from 'node:fs'
import type { OperatorView } from '../../contract/operator-view.ts'
import type { SetTexts } from '../texts/set-texts.ts'

/** Draws the landing page with its footer, as `app/arrival/landing-html.tsx` has it. */
export type LandingHtml = (texts: Pick<SetTexts, 'locale' | 'root' | 'formats'>, view: OperatorView) => string

const built = new URL('../../dist/arrival/landing-html.js', import.meta.url)

/** What `npm run build` made of the app's landing page; undefined where nothing is built. */
export const loadLandingHtml = async (): Promise<LandingHtml | undefined> =>
  existsSync(built) ? ((await import(built.href)) as { landingHtml: LandingHtml }).landingHtml : undefined
