export const account = {
  title: 'Your account',
  text: 'You are signed out automatically after 12 hours.',
  signIns: 'Where you are signed in',
  browser: 'Browser',
  started: 'Signed in',
  seen: 'Last seen',
  ends: 'Ends',
  here: 'Here',
  end: 'End',
  endOthers: 'End all others',
} as const
