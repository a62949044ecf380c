import { paths, type ScreenName } from '../contract/paths.ts'
import { resultSections as texts } from '../i18n/result-sections.ts'
import type { Route, ScreenRow } from './routing/route.ts'

export { notKept } from './screens/landing/later-parts.ts'

/** Every screen at a glance: guard, the screen that follows, texts, and chunk. They are fetched in this order. */
export const screens: Record<ScreenName, ScreenRow> = {
  landing: {
    guard: 'landing',
    next: paths.instructions,
    load: () => import('./screens/landing/landing.tsx').then((screen) => screen.Landing),
  },
  instructions: {
    guard: 'terms',
    next: paths.game,
    load: () => import('./screens/instructions/instructions.tsx').then((screen) => screen.Instructions),
  },
  game: { guard: 'terms', next: paths.completed, load: () => import('./screens/game/game.tsx').then((screen) => screen.Game) },
  completed: {
    guard: 'cards',
    next: paths.riskScore,
    load: () => import('./screens/completed/completed.tsx').then((screen) => screen.Completed),
  },
  riskScore: {
    guard: 'analysis',
    next: paths.feedback,
    load: () => import('./screens/risk-score/risk-score.tsx').then((screen) => screen.RiskScore),
  },
  feedback: {
    guard: 'guess',
    next: paths.advice,
    texts,
    load: () => import('./screens/feedback/feedback.tsx').then((screen) => screen.Feedback),
  },
  advice: { guard: 'guess', load: () => import('./screens/advice/advice.tsx').then((screen) => screen.Advice) },
  singleAdvice: { guard: 'guess', load: () => import('./screens/single-advice/single-advice.tsx').then((screen) => screen.SingleAdvice) },
  fullReport: { guard: 'open', texts, load: () => import('./screens/full-report/full-report.tsx').then((screen) => screen.FullReport) },
  unauthorized: { guard: 'open', load: () => import('./screens/unauthorized/unauthorized.tsx').then((screen) => screen.Unauthorized) },
  accessibility: { guard: 'open', load: () => import('./screens/accessibility/accessibility.tsx').then((screen) => screen.Accessibility) },
  privacy: { guard: 'open', load: () => import('./screens/privacy/privacy.tsx').then((screen) => screen.Privacy) },
}

/** The same with their addresses, and the screen of every address that no other has. */
export const routes: readonly Route[] = [
  ...Object.entries(screens).map(([name, screen]) => ({ path: paths[name as ScreenName], ...screen })),
  { path: '*', guard: 'open', load: () => import('./screens/not-found/not-found.tsx').then((screen) => screen.NotFound) },
]
