export const signIn = {
  title: 'Sign in',
  text: 'We send you a link. There is no password to remember.',
  email: 'Your e-mail address at work',
  invalid: 'That is not an e-mail address.',
  send: 'Send me a link',
  sent: 'Check your inbox',
  sentText:
    'If {email:string} belongs to a member, a link is on its way. Open it within {minutes:string} minutes, best in this browser. It works once.',
  nothing: 'Nothing after two minutes? Look in the junk folder, or check the address.',
  again: 'Send again',
  againIn: 'Send again in {seconds:number} s',
  otherAddress: 'Use another address',
  noAccount: 'No account yet? An owner of your company can invite you.',
} as const

export const link = {
  title: 'Sign in',
  text: 'You are about to sign in as {email:string}.',
  enter: 'Sign in now',
  goOn: 'Continue',
  elsewhere: {
    title: 'Did you ask for this link?',
    text: 'It was asked for in: {browser:string}, on {time:string}. This is another browser.',
    warning:
      'Sign in only if that was you. If you did not ask for it, or somebody sent you this link or told you to open it, close this page. Nobody at Gamalyze will ever ask you for a link.',
    enter: 'I asked for it: sign in',
    leave: 'It was not me',
  },
  until: 'The link works once, until {time:string}.',
  link_expired: {
    title: 'This link is too old',
    text: 'Links work for a short time only. You are not signed in, and nothing was changed.',
  },
  link_used: { title: 'This link was used before', text: 'Each link works once.' },
  other_browser: {
    title: 'This link belongs to another browser',
    text: 'A first link works only in the browser that opened it first. If that was not yours, tell whoever gave you the link.',
  },
  notYou: 'If that was not you, tell an owner of your company. The owner can end that sign-in at once.',
  new: 'Send me a new link',
} as const
