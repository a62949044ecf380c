import type { Differences } from '../messages.ts'

export default {
  root: {
    feedback: { emailReport: 'Email report' },
    email: { title: 'Email your report', address: 'Email address' },
    errors: {
      singleDeck:
        'Unfortunately we were unable to analyse your behaviour on the task as you picked more than 90% from the same deck. You are welcome to try again.',
    },
  },
  consent: {
    neverEmail: 'Your email address',
  },
  report: {
    mail: {
      once: 'We used your address once, to send this email. We don’t store it or link it to your results. For a day we keep a code made from it, so that nobody can flood your inbox.',
      notYou: 'Didn’t ask for this email? Someone may have mistyped their address. You can delete it; we won’t send another.',
    },
  },
  terms: {
    userData: {
      email:
        'If you have your report sent by email, your address is used for this one message only. Here it is not stored and not linked to your results, but whoever delivers the message has both. For about a day we keep a code made from it, so that nobody can flood an inbox. The address cannot be read from it.',
    },
  },
} satisfies Differences
