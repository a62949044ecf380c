export const people = {
  title: 'People',
  text: 'Who may see and change what. A change takes effect at once, even where somebody is signed in.',
  invite: 'Invite somebody',
  inviteText: 'We mail a first link. It works once, within seven days.',
  email: 'E-mail address',
  role: 'Role',
  owner: 'Owner',
  editor: 'Editor',
  viewer: 'Viewer',
  may: {
    owner: 'May do everything: people, keys and webhooks too.',
    editor: 'May change and publish look, words and pages.',
    viewer: 'May look at everything and change nothing.',
  },
  send: 'Send the invitation',
  you: 'you',
  since: 'Since',
  seen: 'Last seen',
  notYet: 'not yet',
  removeTitle: 'Remove {email:string}?',
  removeText: 'Access ends at once, even where the person is signed in.',
} as const

export const log = {
  title: 'Log',
  text: 'Every change here. Entries can be neither changed nor removed.',
  none: 'No entries yet',
  what: 'What',
  subject: 'Of',
  who: 'Who',
  at: 'When',
  more: 'Show older ones',
} as const
