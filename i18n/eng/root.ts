export default {
  /** Buttons and words used on many screens. */
  common: {
    title: 'What’s your playing style? A card game self-test',
    back: 'Back',
    close: 'Close',
    continue: 'Continue',
    tryAgain: 'Try again',
    startAgain: 'Start again',
    playAgain: 'Play again',
    loading: 'One moment, please',
    yes: 'Yes',
    no: 'No',
  },
  /** The first page, before anything is agreed to. */
  landing: {
    title: 'What’s your playing style?',
    intro: 'Draw 80 cards, see how you deal with risk, and get a profile and tips.',
    threeMinutes: 'About three minutes',
    pointsOnly: 'For points only, never for money',
    anonymous: 'Anonymous, and without cookies',
    linked: 'Linked to your account at {partner:string}, without cookies',
    optional: 'It’s optional, and you can play several times',
    /** {link} is `acceptLink`; together: I accept terms and conditions. */
    accept: 'I accept {link:string}',
    acceptLink: 'terms and conditions',
    /** A link beside “No”, for whoever is too young. */
    tooYoung: 'I am under {age:number}',
    notAccepted: 'You can take the test only if you accept the terms and conditions.',
    start: 'Start game',
    ageMark: '{age:number}+',
    ageNote: 'Only for people aged {age:number} and over',
    notKept: 'This page can’t save your game. If you reload it while you play, the game starts again from the beginning.',
    timedOut: 'Nothing happened for 15 minutes, so we closed the game. You can start a new one whenever you like.',
    termsPdf: 'Download as PDF',
    ownTab: 'Play in a new tab',
  },
  /** Three short steps before the first card. */
  instructions: {
    step: 'Step {step:number} of {steps:number}',
    skip: 'Skip introduction',
    play: 'Play',
    one: {
      title: 'Four decks, one card at a time',
      text: 'You’ll see four decks of cards. Choose any deck and turn over its top card. You can switch decks or stay with one, as often as you like.',
    },
    two: {
      title: 'Every card is a win or a loss',
      text: 'You start with {start:number|number} points, shown as {start:number|money}. Each card you draw wins or costs you points. It’s only ever points, never money.',
    },
    three: {
      title: 'Draw all 80 cards',
      text: 'Try to finish with as many points as you can. Please play in one sitting: if you leave the game, you’ll have to start again. You can pause at any time.',
    },
    touchHint: 'Tap a deck to draw a card',
    keyHint: 'You can also use the keys 1 to 4 while a deck is selected',
  },
  /** The game itself and its dialogs. Many are read out by screen readers after each card. */
  game: {
    title: 'Card game',
    cardsLeft: 'Cards left',
    cardsLeftCount: '{count:number} card{{s}} left',
    lastCard: 'Last card!',
    score: 'Points',
    scoreNow: 'Points: {score:number|money}',
    choose: 'Choose any deck for your next card',
    decks: 'The four decks',
    deck: '{symbol:string} deck, {position:number} of 4',
    wave: 'Wave',
    leaf: 'Leaf',
    arch: 'Arch',
    stones: 'Stones',
    win: 'Win',
    loss: 'Loss',
    /** Points without a sign. */
    drawnWin: '{symbol:string} deck: you win {points:number|money}',
    drawnLoss: '{symbol:string} deck: you lose {points:number|money}',
    pause: 'Pause',
    paused: 'Game paused',
    pausedText: 'Your points and cards stay as they are. If you do nothing for 15 minutes, the game ends, so be back by {time:string}.',
    continuePlaying: 'Continue playing',
    instructions: 'Instructions',
    exit: 'Exit game',
    exitPrompt: 'You must draw {count:number} more card{{s}} to complete the game',
    exitText: 'If you leave now, your progress will be deleted, and you’ll start from the beginning next time.',
    resumeTitle: 'Your game is waiting',
    resume: 'Continue, {count:number} card{{s}} left',
    sound: 'Sound',
    /** A short tick of the phone as each card turns. */
    vibration: 'Vibration',
    deckKeys: 'Keys 1 to 4 draw a card',
    announcements: 'Screen reader announcements',
    announcementsShort: 'Short',
    announcementsLong: 'Long',
    announcementsOff: 'Off',
    offline: 'You’re offline, but you can keep playing',
    online: 'You’re online again',
    waiting: 'Your next card will come when you’re back online',
    refusedTitle: 'This game can’t continue',
    refused: 'We couldn’t save the game, so it can’t be analysed. You’re welcome to start a new one.',
  },
  /** Questions and reminders that stop the game for a moment. */
  popups: {
    inactivity: { title: 'Are you still there?', text: 'Please complete the game in one sitting.' },
    idleWarning: {
      title: 'Your game is about to end',
      text: 'If you do nothing, the game will end in {time:string} and you’ll have to start again.',
    },
    more_than_ninety_percent: {
      title: 'Almost all from one deck',
      text: 'More than 90% of your cards are from the same deck. If this goes on, we won’t be able to analyse your play.',
    },
    only_one_deck: {
      title: 'There are four decks',
      text: 'All your cards so far are from the same deck. You’re free to draw from the other three, too.',
    },
    slow_down: {
      title: 'There’s no rush',
      text: 'You’re choosing very quickly. Look at what each card brings before you draw the next one.',
    },
    random_choices_random_result: {
      title: 'Random choices, random result',
      text: 'Your choices look random. We can tell you something about your play only if you choose the decks that seem best to you.',
    },
    do_you_have_a_hunch: { title: 'Do you have a hunch?', text: 'Do you feel that some decks are better than others?' },
    halfway: { title: 'You’re halfway there', text: '40 cards down, 40 to go.' },
    ok: 'OK',
  },
  /** Between the last card and the guess: the play is sent and analysed. */
  completed: {
    title: 'Game Completed',
    text: 'You started with {start:number|money} and drew all 80 cards.',
    finalScore: 'You finished with {score:number|number} point{{s}}, shown as {score:number|money}.',
    sending: 'Sending your last cards',
    analysing: 'Your play is being analysed',
    waiting: 'Your game is in the queue',
    ahead: 'Games ahead of yours: {ahead:number|number}. This will take about {minutes:number} minute{{s}}.',
    stay: 'You don’t need to do anything. You can leave this tab open and come back later.',
    ready: 'Your analysis is ready',
    failed: 'Your play couldn’t be analysed',
    sent: 'Cards sent',
    /** A step of the way, before it and after it. */
    analysed: 'Play analysed',
    offline: 'You’re offline. We’ll wait for you.',
  },
  /** The player guesses the own risk score before seeing it. */
  riskScore: {
    kicker: 'One question before your result',
    title: 'How risky was your play?',
    instruction: 'Move the slider to indicate your risk level',
    /** The ends of the slider, and of the gauge of the result. */
    low: 'Low risk',
    high: 'High risk',
    less: 'Less risk',
    more: 'More risk',
    note: 'Go with your gut feeling. You can answer only once.',
    submit: 'See my result',
    moveFirst: 'Please move the slider first',
    given: 'You’ve already given your guess: {value:number}.',
  },
  /** The result: one risk score, the guess, the comparison, the decision profile. */
  feedback: {
    title: 'Your result',
    /** Below the number in the gauge. */
    of100: 'of 100',
    guessLabel: 'Guess {guess:number}',
    range: '8 out of 10 simulated second games',
    gauge: 'Risk score {score:number} out of 100',
    indication: 'This isn’t a diagnosis.',
    finalScore: 'Final points',
    comparedVolunteers: 'Compared with {n:number|number} volunteers in similar games.',
    comparedPlayers: 'Compared with {n:number|number} people who took this test here.',
    profile: 'Your decision profile',
    veryLikely: 'very likely',
    likely: 'likely',
    perhaps: 'perhaps',
    seeAdvice: 'See advice',
    learnMore: 'Learn more',
    savePdf: 'Save report as PDF',
    emailReport: 'E-mail report',
    /** The same two on their buttons, as short as they can be. */
    pdf: 'PDF',
    email: 'E-mail',
    share: 'Share report',
  },
  /** Around the three tips: title, why each was chosen, the country chooser beside them. */
  adviceScreen: {
    heading: 'Your three tips',
    intro: 'Use what works for you.',
    /** The heading where they are not chosen from the game. */
    general: 'Three tips for everyone',
    everyone: 'These tips are good for everyone. They aren’t based on your game.',
    why: 'Why you’re seeing this:',
    back: 'Back to your result',
    backToAdvice: 'Back to your advice',
    fullReport: 'See the full report',
  },
  /** The report on screen, which its link opens again later. */
  fullReport: {
    heading: 'Your full report',
    notAvailableTitle: 'This report isn’t available',
    notAvailable:
      'There’s no result at this link. The game may not have been finished, it may have been deleted, or part of the link may be missing.',
    start: 'Go to the test',
    welcome: 'Welcome back',
  },
  /** Dialog: the player has the report sent to an address. */
  email: {
    title: 'E-mail your report',
    singleUse: 'We use your address for this one e-mail. We don’t store it or link it to your results.',
    address: 'E-mail address',
    send: 'Send report',
    sent: 'Email sent!',
    sentText: 'Please check your inbox. To send the report again, close this window and open it again.',
    invalid: 'Invalid email address',
    rejected: 'Could not send email to this address...',
    failed: 'Something went wrong, please try again...',
  },
  /** Whole-page messages, calm and short: what to do, then what happened. */
  errors: {
    singleDeck:
      'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
    unauthorized: {
      title: 'This link isn’t valid',
      text: 'The link that brought you here isn’t valid, or it has expired. Please go back to the page you came from and open the test again.',
      contact: 'If it still doesn’t work, write to us:',
    },
    unreachable: { title: 'We can’t reach the test', text: 'There’s nothing wrong with your link. We’ll keep trying.' },
    notFound: { title: 'This page doesn’t exist', text: 'The address may be wrong, or the page may have moved.' },
    crash: {
      title: 'Something went wrong',
      text: 'We couldn’t show this part of the page. Please try again.',
      kept: 'Your game has been saved.',
      reload: 'Reload the page',
    },
    noConnection: 'There’s no connection. Please try again.',
    resultsMissing: 'Your result isn’t available right now. Please try again.',
    tryAgainIn: 'We’ll try again in {seconds:number} second{{s}}.',
    backTo: 'Back to {partner:string}',
  },
  /** Header and footer of every page. */
  shell: {
    language: 'Language',
    poweredBy: 'Powered by {provider:string}',
    /** Accessible name of a logo that is a link. */
    opensWindow: '{name:string}, opens in a new window',
    about: 'About us',
    contact: 'Contact',
    privacy: 'Privacy',
    responsible: 'Safer gambling',
    terms: 'Terms and conditions',
    /** Last thing on every page of operators with the notice. */
    notice: 'Take a moment to think. Help is available.',
    accessibility: 'Accessibility',
  },
  /** Subject of an e-mail the player sends to support. */
  contact: { subject: 'Question about the card game self-test' },
} as const
