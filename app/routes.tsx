import { paths } from './routing/paths.ts'
import type { Route } from './routing/route.ts'

/** Every screen at a glance: address, guard, transition and chunk. */
export const routes: readonly Route[] = [
  {
    path: paths.landing,
    guard: 'landing',
    transition: 'none',
    load: () => import('./screens/landing/landing.tsx').then(({ Landing }) => Landing),
  },
  {
    path: paths.instructions,
    guard: 'accepted',
    transition: 'fade',
    load: () => import('./screens/instructions/instructions.tsx').then(({ Instructions }) => Instructions),
  },
  { path: paths.game, guard: 'accepted', transition: 'none', load: () => import('./screens/game/game.tsx').then(({ Game }) => Game) },
  {
    path: paths.completed,
    guard: 'completed',
    transition: 'none',
    load: () => import('./screens/completed/completed.tsx').then(({ Completed }) => Completed),
  },
  {
    path: paths.riskScore,
    guard: 'analysed',
    transition: 'none',
    load: () => import('./screens/risk-score/risk-score.tsx').then(({ RiskScore }) => RiskScore),
  },
  {
    path: paths.feedback,
    guard: 'guessed',
    transition: 'none',
    load: () => import('./screens/feedback/feedback.tsx').then(({ Feedback }) => Feedback),
  },
  {
    path: paths.advice,
    guard: 'guessed',
    transition: 'none',
    load: () => import('./screens/advice/advice.tsx').then(({ Advice }) => Advice),
  },
  {
    path: paths.singleAdvice(':key'),
    guard: 'guessed',
    transition: 'none',
    load: () => import('./screens/single-advice/single-advice.tsx').then(({ SingleAdvice }) => SingleAdvice),
  },
  {
    path: paths.fullReport,
    guard: 'open',
    transition: 'none',
    load: () => import('./screens/full-report/full-report.tsx').then(({ FullReport }) => FullReport),
  },
  {
    path: paths.unauthorized,
    guard: 'open',
    transition: 'none',
    load: () => import('./screens/unauthorized/unauthorized.tsx').then(({ Unauthorized }) => Unauthorized),
  },
  {
    path: '*',
    guard: 'open',
    transition: 'none',
    load: () => import('./screens/not-found/not-found.tsx').then(({ NotFound }) => NotFound),
  },
]
