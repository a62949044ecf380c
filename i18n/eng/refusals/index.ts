import type { BaseTranslation } from '../../i18n-types.ts'

/** What the server does not allow just now, and what to do instead. */
export default {
  paused: { title: 'The test is paused', text: 'It can’t be taken at the moment. Please come back later.' },
  many: {
    title: 'Please wait a minute',
    text: 'There have been a lot of tries from your network. The test will open by itself after the wait.',
  },
  ended: {
    until: 'It was valid until {time:string}.',
    title: 'Your access has ended',
    text: 'It lasts for a limited time. Go back to the page you came from and open the test from there again. Games you finished are kept.',
  },
  game: {
    paused: 'The test is paused at the moment. Please come back later.',
    ended: 'Your access has ended. Go back to the page you came from and open the test from there again.',
    ofNetwork: 'Many games were started from your network today. Please try again tomorrow.',
  },
  mail: {
    ofGame: 'We’ve sent this report three times. That’s the most for one game. You can save it as a PDF instead.',
    toAddress: 'We can’t send any more reports to this address today. Please try again after {when:string}.',
    ofNetwork: 'Many reports were sent from your network today. Try again after {when:string}, or save the report as a PDF.',
    today: 'We can’t send any more reports today. Try again after {when:string}, or save the report as a PDF.',
    ended: 'Your access has ended, so we can’t send the report from here. You can save it as a PDF.',
    gone: 'This report is no longer open here or was deleted, so it can’t be sent.',
    notComplete: 'This report isn’t complete yet. Finish the steps after the game, then send it.',
  },
  arrival: {
    opening: 'Opening the test',
    slow: 'One moment',
    slowText: 'Your connection is slow. The test will open by itself.',
    again: 'Load it again',
    failed: 'The test couldn’t be opened',
    failedText: 'Part of it didn’t arrive. Load it again, or try another browser.',
    noScript: 'The test needs JavaScript, which is switched off in this browser. Switch it on and load this page again.',
  },
  moved: {
    title: 'Your game goes on in the other tab',
    text: 'You can close this one, or start a new game here.',
  },
} satisfies BaseTranslation
