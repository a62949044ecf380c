export const signIn = {
  title: 'Sign in',
  text: 'We send you a link. There is no password to remember.',
  email: 'Your work email address',
  invalid: 'That is not an email address.',
  send: 'Send me a link',
  sent: 'Check your inbox',
  sentText:
    'If {email:string} belongs to a member, a link is on its way. Open it within {minutes:string} minutes, preferably in this browser. It works once.',
  digits: 'In another browser, it takes these six digits:',
  nothing: 'Nothing after two minutes? Check the junk folder and the address.',
  mails: 'Open the demo’s mails',
  again: 'Send again',
  againIn: 'Send again in {seconds:number} s',
  otherAddress: 'Use another address',
  noAccount: 'No account yet? An owner at your company can invite you.',
} as const

export const link = {
  text: 'You are about to sign in as {email:string}.',
  enter: 'Sign in now',
  goOn: 'Continue',
  elsewhere: {
    title: 'Enter the six digits',
    text: 'This link was requested in {browser:string} on {time:string}. That browser shows six digits.',
    digits: 'Six digits',
    hint: 'Closed that page? Request a link in any browser: it shows digits that open this one, too.',
    incomplete: 'Enter all six digits.',
    wrong: 'These are not the digits. Compare them with the page.',
    warning:
      'Sign in only if that was you. If you did not request it, or somebody sent you this link or told you to open it, close this page. Nobody at Gamalyze will ever ask you for a link or digits.',
    leave: 'It was not me',
  },
  until: 'The link works once, until {time:string}.',
  link_expired: {
    title: 'This link no longer works',
    text: 'Links work for a short time, and take five attempts at the digits. You are not signed in, and nothing has changed.',
  },
  link_used: { title: 'This link has already been used', text: 'Each link works once.' },
  other_browser: {
    title: 'This link belongs to another browser',
    text: 'A first link works only in the browser that opened it first. If that was not yours, tell the person who gave you the link.',
  },
  notYou: 'If that was not you, tell an owner at your company, who can end that sign-in at once.',
  new: 'Send me a new link',
} as const
