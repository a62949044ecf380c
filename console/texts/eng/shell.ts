export const shell = {
  console: 'Console',
  skip: 'Skip to content',
  menu: 'Menu',
  home: 'Gamalyze console, first page',
  nav: 'Console',
  operator: 'Operator',
  language: 'Language of the console',
  account: 'Your account: {email:string}',
  signIns: 'Where you are signed in',
  signOut: 'Sign out',
  acting: 'You are looking at the console of {operator:string} as a viewer. Its log says so.',
  stopActing: 'Stop',
  notFound: 'There is nothing here',
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
