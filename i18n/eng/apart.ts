export default {
  /** The statement linked in every footer. */
  accessibility: {
    title: 'Accessibility',
    intro:
      'This page is about the self-test at {operator:string}. We want everybody to be able to take it, however they see, hear, move or read.',
    status:
      'The test partly meets the international guidelines WCAG 2.2, level AA, and the European standard EN 301 549. What’s missing is listed below.',
    howTitle: 'How we check',
    how: 'Before each version, automatic checks go through every screen in every language and every colour scheme. One whole game is played with the keyboard alone, and another by what a screen reader says.',
    tools:
      'The test works with a keyboard, a switch, a screen reader, enlarged text, high contrast and reduced motion. No card has a time limit.',
    gapsTitle: 'What’s missing',
    gapPeople: 'People who use assistive technology every day haven’t tried this version with us yet.',
    gapOwn: 'Logos and linked pages come from {operator:string}. We can’t promise that they’re accessible.',
    gapReading: 'The sentences are short, but there’s no easy-read version.',
    contactTitle: 'Did something get in your way?',
    contact: 'Tell us what it was and on which page:',
    authority: 'If our answer doesn’t help, you can turn to the accessibility authority in your country.',
    date: 'Date of this statement: {day:string}',
  },
  /** Of players a partner knows by an id: whether their account there may open this result. */
  consent: {
    title: 'What may happen with this result',
    open: 'Let my account at {partner:string} open this result',
    openNote:
      'You decide. Your result, advice and report stay the same either way. Whoever can use your account could then see this result.',
    share: 'Share this result with {partner:string}',
    category: 'Your risk band',
    score: 'Your risk score with its range',
    purpose: 'What {partner:string} says it would do with it:',
    whatTitle: 'What would be shared',
    sharedTitle: 'What is shared',
    neverTitle: 'Never shared',
    neverCards: 'The cards you drew',
    neverGuess: 'Your guess and your decision profile',
    neverAdvice: 'Your advice and your report',
    neverEmail: 'Your e-mail address',
    oneOnly: 'This result only. We ask again after each game.',
    takeBack:
      'You can change your mind here or in your report. From then on nobody can open or read your result this way. For anything that was read before, ask {partner:string}.',
    save: 'Save my choice',
    saved: 'Your choice is saved.',
    takeAllBack: 'Withdraw my consent',
    failed: 'We couldn’t save your choice. Please try again.',
    changed: 'The words of this question have changed. Please read it again and choose anew.',
    opened: 'Opened from your account',
    read: '{partner:string} read it',
    agreedOpen: 'You let your account open it',
    agreedShare: 'You agreed to share it',
    stoppedOpen: 'You no longer let your account open it',
    stoppedShare: 'You no longer share it',
    declined: 'You chose to keep it to yourself',
    history: 'What happened',
    earlierTitle: 'Your earlier results',
    earlierText: 'Your account may open these. Showing them here counts as opening them.',
    earlierScore: 'Risk score {score:number}',
    earlierSilent: 'No risk score',
    earlierOpen: 'Open report',
    earlierThis: 'This report',
    latestResult: 'Your latest result: {date:string}',
    earlierResult: 'An earlier result: {date:string}',
    dataTitle: 'Your data',
    mean: 'Mean of {count:number} games: {score:number}',
    notCounted: 'Games without a risk score aren’t counted.',
    dataText:
      'You can save the cards, answers and result of this game, or delete it. If you ask us later, we may not know which game is yours.',
    fetch: 'Save my data',
    remove: 'Delete this game',
    sure: 'Yes, delete it for good',
    givenOnly: 'You can agree to more only in the tab in which you played this game.',
    closes: 'If you withdraw your consent, the report closes here too.',
    closedTitle: 'You withdrew your consent',
    closedText: 'Your account can no longer open this report, so it’s closed here too.',
    endedTitle: 'This report has closed',
    endedText:
      'A report opened from your account closes after 24 hours, or when you withdraw your consent. If you still allow it, you can open it again from the page you came from.',
    byGame: 'In the tab you played in',
    byAccount: 'From your account',
    openedMore: 'Earlier openings from your account: {count:number}',
    readMore: 'Earlier readings by {partner:string}: {count:number}',
    removeTitle: 'Delete this game?',
    removeText: 'Its cards, result, advice and report will be gone for good, and its link will no longer work. Your other games stay.',
    keep: 'Keep it',
    removing: 'Deleting',
    removeFailed: 'We couldn’t delete the game. Please try again.',
    deletedTitle: 'The game is deleted',
    deletedText: 'Its cards, result, advice and report are gone for good. A report you saved or sent is still where it is.',
  },
  /** For somebody who said that they are too young: no game, and somebody to talk to. Read by a clinician before a release. */
  young: {
    title: 'Thank you for telling us',
    text: 'This test is made for people aged {age:number} and over, so it ends here. You have done nothing wrong.',
    deleted:
      'We deleted the number your visit had, and it’s in none of our statistics. For about a day we keep a code made from your internet connection, so that nobody can overload the test. It doesn’t say who you are.',
    notDeleted: 'Nothing of your visit is kept here. We couldn’t delete the number it had on our server yet.',
    talk: 'Is something on your mind?',
    gambling: 'If it’s about gambling',
    adult: {
      title: 'Tell one adult you trust',
      text: 'A parent, an aunt, a teacher, a coach or the school nurse. You can show them this page if it’s hard to start.',
    },
    home: {
      title: 'Somebody at home gambles',
      text: 'It’s not your fault, and it’s not your job to fix it. You can get help for yourself, whatever they do.',
    },
    money: {
      title: 'Money, bets or loot boxes',
      text: 'Owing money or hiding a bet can weigh on you. Talking about it is a start.',
    },
    end: 'You can close this page now. Did you press the link by mistake? Then open the test again from the page you came from.',
  },
  /** What the server does not allow just now, and what to do instead. */
  refusals: {
    paused: { title: 'The test is paused', text: 'It isn’t available right now. Please come back later.' },
    /** The provider has ended the label. */
    closed: {
      title: 'The test is no longer offered here',
      text: 'You can’t start a new game. A result that’s open in this tab can still be read, saved as a PDF and deleted.',
    },
    many: {
      title: 'Please wait a minute',
      text: 'There have been a lot of attempts from your network. The test will open by itself after the wait.',
    },
    ended: {
      until: 'It was valid until {time:string}.',
      title: 'Your access has ended',
      text: 'It lasts for a limited time. Go back to the page you came from and open the test from there again. Games you finished are kept.',
    },
    game: {
      paused: 'The test is paused. Please come back later.',
      ended: 'Your access has ended. Go back to the page you came from and open the test from there again.',
      ofNetwork: 'Many games were started from your network today. Please try again tomorrow.',
    },
    mail: {
      ofGame: 'We’ve sent this report three times. That’s the limit for one game. You can save it as a PDF instead.',
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
    /** Below a link whose window or download the page around the frame refused. */
    blocked: 'This page blocks new windows and downloads. Open this address in a new tab: {address:string}',
    /** Below a link to a number or a mail address, whose program has not come: what the page around the frame may have refused. */
    unopened: 'Nothing opened? This page may block calls and messages. The number or address is {address:string}',
    moved: {
      title: 'Your game goes on in the other tab',
      text: 'You can close this one, or start a new game here.',
    },
  },
  /** The PDF. */
  report: {
    /** Title of the document; also its first bookmark. */
    title: 'Your result in the card game self-test',
    description: 'Risk score, decision profile and tips from one short card game.',
    /** Name of the file, without its ending. */
    fileName: 'Your report',
    date: 'Your report, {date:Date|date}',
    footer: 'An indication from one short game, not a diagnosis.',
    /** Says the same as the hundred dots. */
    people: 'Out of 100 people in the comparison, {below:number} had a lower risk score than you.',
    model: 'Model {model:string}, comparison group {group:string}.',
    /** The e-mail that brings the report. */
    mail: {
      subject: 'Your report from the card game self-test',
      intro: 'Here is the report you asked for. It’s attached as a PDF.',
      contents: 'The report contains your decision profile, three tips with their reasons, and where to find help.',
      once: 'We used your address once, to send this e-mail. We don’t store it or link it to your results. For a day we keep a code made from it, so that nobody can flood your inbox.',
      notYou: 'Didn’t ask for this e-mail? Someone may have mistyped their address. You can delete it; we won’t send another.',
    },
  },
} as const
