import { paths, type ScreenName } from '../contract/paths.ts'
import type { Route } from './routing/route.ts'

export { notKept } from './screens/landing/notices-part.ts'

/** Every screen at a glance: guard, transition and chunk. The next ones are fetched in this order. */
const screens: Record<ScreenName, Omit<Route, 'path'>> = {
  landing: { guard: 'landing', load: () => import('./screens/landing/landing.tsx').then(({ Landing }) => Landing) },
  instructions: {
    guard: 'accepted',
    transition: 'fade',
    load: () => import('./screens/instructions/instructions.tsx').then(({ Instructions }) => Instructions),
  },
  game: { guard: 'accepted', load: () => import('./screens/game/game.tsx').then(({ Game }) => Game) },
  completed: { guard: 'completed', load: () => import('./screens/completed/completed.tsx').then(({ Completed }) => Completed) },
  riskScore: { guard: 'analysed', load: () => import('./screens/risk-score/risk-score.tsx').then(({ RiskScore }) => RiskScore) },
  feedback: { guard: 'guessed', load: () => import('./screens/feedback/feedback.tsx').then(({ Feedback }) => Feedback) },
  advice: { guard: 'guessed', load: () => import('./screens/advice/advice.tsx').then(({ Advice }) => Advice) },
  singleAdvice: {
    guard: 'guessed',
    load: () => import('./screens/single-advice/single-advice.tsx').then(({ SingleAdvice }) => SingleAdvice),
  },
  fullReport: { guard: 'open', load: () => import('./screens/full-report/full-report.tsx').then(({ FullReport }) => FullReport) },
  unauthorized: { guard: 'open', load: () => import('./screens/unauthorized/unauthorized.tsx').then(({ Unauthorized }) => Unauthorized) },
  accessibility: {
    guard: 'open',
    load: () => import('./screens/accessibility/accessibility.tsx').then(({ Accessibility }) => Accessibility),
  },
  privacy: { guard: 'open', load: () => import('./screens/privacy/privacy.tsx').then(({ Privacy }) => Privacy) },
}

/** The same with their addresses, and the screen of every address that no other has. */
export const routes: readonly Route[] = [
  ...Object.entries(screens).map(([name, screen]) => ({ path: paths[name as ScreenName], ...screen })),
  { path: '*', guard: 'open', load: () => import('./screens/not-found/not-found.tsx').then(({ NotFound }) => NotFound) },
]
