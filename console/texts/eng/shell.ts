export const shell = {
  console: 'Console',
  skip: 'Skip to content',
  menu: 'Menu',
  home: 'Gamalyze console, home',
  operator: 'Operator',
  language: 'Language of the console',
  account: 'Your account: {email:string}',
  signOut: 'Sign out',
  docs: 'Documentation',
  acting: 'You are viewing the console of {operator:string}. This is recorded in its log.',
  stopActing: 'Stop',
  notFound: 'Page not found',
  notFoundText: 'The address is wrong, or you are not a member of this operator.',
} as const

export const nav = {
  overview: 'Overview',
  look: 'Look',
  words: 'Words',
  page: 'Page',
  keys: 'Keys',
  webhooks: 'Webhooks',
  figures: 'Figures',
  people: 'People',
  log: 'Log',
  provider: 'Provider',
} as const
