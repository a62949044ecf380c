/** Every address of the app (specification, section 2). */
export const paths = {
  landing: '/gamalyze',
  instructions: '/gamalyze/instructions',
  game: '/gamalyze/game',
  completed: '/gamalyze/completed',
  riskScore: '/gamalyze/risk_score',
  feedback: '/gamalyze/feedback',
  advice: '/gamalyze/advice',
  singleAdvice: (key: string) => `/gamalyze/advice/${key}`,
  fullReport: '/gamalyze/full_report',
  unauthorized: '/unauthorized',
} as const
