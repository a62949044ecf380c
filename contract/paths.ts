/** Address of every screen: the app has a route for each, and the server answers each with the app's page. */
export const paths = {
  landing: '/gamalyze',
  instructions: '/gamalyze/instructions',
  game: '/gamalyze/game',
  completed: '/gamalyze/completed',
  riskScore: '/gamalyze/risk_score',
  feedback: '/gamalyze/feedback',
  advice: '/gamalyze/advice',
  singleAdvice: '/gamalyze/advice/:key',
  fullReport: '/gamalyze/full_report',
  unauthorized: '/unauthorized',
  accessibility: '/accessibility',
  privacy: '/privacy',
} as const

export type ScreenName = keyof typeof paths
