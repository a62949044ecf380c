export default {
  /** Safer-gambling tips. They are read by people who may gamble a lot: kind, concrete, no blame. */
  advice: {
    items: {
      plan_ahead: {
        title: 'Plan ahead',
        text: 'Before you start, decide how much time and money you want to spend, and write it down. It’s easier to make a plan before the first bet.',
      },
      lacking_excitement: {
        title: 'Look for excitement elsewhere',
        text: 'Some people gamble because they want more excitement. Sport, music or a new hobby can give you that feeling without costing as much.',
      },
      watch_your_mood: {
        title: 'Watch your mood',
        text: 'When you’re sad, angry or stressed, it’s harder to choose well. Don’t gamble to feel better. Wait until you’re calm.',
      },
      monitor_your_spending: {
        title: 'Keep an eye on your spending',
        text: 'Write down what you pay in and what you get back, and work out the difference each week. It’s often more than you’d expect.',
      },
      decide_in_advance: {
        title: 'Decide in advance',
        text: 'Set the most you can afford to lose, and stop when it’s gone. Many sites let you set this limit in your account.',
      },
      dont_chase_losses: {
        title: 'Don’t chase losses',
        text: 'It’s tempting to try to win back what you lost. But that money is gone, and a new bet is a new risk. Stop for the day.',
      },
      turn_winnings_into_good_experiences: {
        title: 'Turn winnings into good experiences',
        text: 'When you win, cash out and spend the money on something nice. What you’ve spent on a good day can’t be lost on the next bet.',
      },
      stay_on_budget: {
        title: 'Stay on budget',
        text: 'Use only what’s left after rent, food and bills. Never borrow money to gamble. Ask your bank whether it can block payments to gambling.',
      },
      take_a_break: {
        title: 'Take a break',
        text: 'A short break gives you time to think. Stand up, drink some water, then decide whether to go on. For a longer break, see if the site has a time-out.',
      },
      take_a_break_between_games: {
        title: 'Take a break between games',
        text: 'Don’t go straight from one game into the next. A few minutes in between make it easier to stop.',
      },
      react_to_problems: {
        title: 'Know the early signs',
        text: 'Do you gamble more than you want to, hide it, or think about it a lot? Don’t wait: talk to someone. A helpline is a good first step, and you can also exclude yourself from gambling.',
      },
      stick_to_your_decisions: {
        title: 'Stick to your decisions',
        text: 'It’s easy to drop a plan in the heat of the moment. Tell somebody about it, or write it where you can see it.',
      },
      watch_the_time: {
        title: 'Watch the time',
        text: 'Time flies when you gamble. Set an alarm before you start, and stop when it rings.',
      },
      engage_in_other_activities: {
        title: 'Do other things as well',
        text: 'Keep gambling to a small part of your free time. Plan something you enjoy for the hours when you would gamble.',
      },
      seek_company: {
        title: 'Spend time with others',
        text: 'It’s easy to lose track when you gamble alone. See people who are good for you.',
      },
      ask_yourself: {
        title: 'Ask yourself',
        text: 'Now and then, ask yourself: why do I gamble, and is it good for me? An honest answer helps you see clearly.',
      },
      talk_to_others_about_your_gambling: {
        title: 'Talk to others about your gambling',
        text: 'It can be a relief to talk. Choose someone you trust, or call a helpline.',
      },
      know_the_risks: {
        title: 'Know the risks',
        text: 'Over time, gambling costs most people money. Look up the odds before you bet, and risk only what you can do without.',
      },
      remember_the_rules_of_randomness: {
        title: 'Remember the rules of chance',
        text: 'Chance has no memory. A run of losses doesn’t make a win more likely, and no feeling or system can predict what comes next.',
      },
      dont_overthink_it: {
        title: 'Don’t overthink it',
        text: 'If you tend to look for a system: no amount of thinking can beat chance. Let a game be just a game.',
      },
      stop_in_time: {
        title: 'Know when to stop',
        text: 'Choose beforehand when you’ll stop, whether you’re winning or losing. The best moment to stop is the one you planned, or earlier.',
      },
      keep_gambling_fun: {
        title: 'Keep it a pastime',
        text: 'If you gamble, treat what it costs like the price of an evening out. When that money or time is used up, stop.',
      },
      educate_yourself: {
        title: 'Learn how gambling works',
        text: 'Find out how gambling companies make their money and what the odds mean. The more you know, the freer your choice.',
      },
      strike_the_balance: {
        title: 'Find a balance',
        text: 'Family, friends, work, sleep and sport need their time, too. Check now and then whether gambling leaves room for them.',
      },
    },
    /** What to do about it, by the tip's theme (`contract/advice-keys.ts`), on its own page. */
    steps: {
      title: 'What you can do',
      money: {
        first: 'Choose an amount you could lose and still pay for everything you need. Write it down.',
        second: 'Set it as a limit where you play, or ask your bank whether it can switch off payments to gambling.',
        third: 'Once a week, work out the difference between what you paid in and what you got back.',
      },
      pace: {
        first: 'Before you start, set an alarm for the time when you’ll stop.',
        second: 'When it rings, leave the game and do something else for 20 minutes.',
        third: 'If you still want to go on, sleep on it and decide the next day.',
      },
      decide: {
        first: 'Write down when you’ll stop, and how much you’ll spend at most.',
        second: 'Put the note where you’ll see it, or tell somebody about it.',
        third: 'Afterwards, compare what you did with what you wrote.',
      },
      life: {
        first: 'Choose one thing you enjoy that has nothing to do with gambling.',
        second: 'Give it a fixed time this week, ideally when you’d otherwise gamble.',
        third: 'Ask somebody to join you. A plan for two is easier to keep.',
      },
      support: {
        first: 'Think of one person you trust, and choose a quiet moment to talk.',
        second: 'Say in one sentence what worries you. You don’t need a solution yet.',
        third: 'If that’s too hard, start with a helpline. You can ask whether you need to give your name.',
      },
      knowledge: {
        first: 'Look up how much of each bet a game pays back on average.',
        second: 'What it doesn’t pay back is what playing costs. Ask yourself whether that’s worth it to you.',
        third: 'When a win seems near, remember that chance has no memory.',
      },
    },
    /** Why a tip is shown, where that is said of nothing else (codes: `contract/advice-reasons.ts`); the others are among the claims. */
    reasons: {
      chased_losses: 'Soon after a loss on a losing deck, {cards:number} out of {of:number} card{{s}} came from a losing deck again.',
      points_lost: 'You finished {points:number|number} point{{s}} below where you started.',
      points_won: 'You finished {points:number|number} point{{s}} above where you started.',
      quick_play: 'You took half of your cards in less than {seconds:number|number} second{{s}} each.',
      slow_play: 'You took longer than {seconds:number|number} second{{s}} for half of your cards.',
      long_play: 'You played for {minutes:number} minute{{s}}.',
      whole_pattern: 'Your choices as a whole led to this tip. No single count shows it clearly.',
      for_everyone: 'This tip is good for everyone.',
    },
  },
  /** Who can be called or visited, and other ways to get help, by country. */
  help: {
    /** Heading of the helpline, and the way to it. */
    talk: 'Talk to someone',
    /** Below the name of a helpline, where its own entry says so. */
    anonymous: 'You don’t have to give your name.',
    /** The same: it also helps partners, parents and friends. */
    close: 'People close to you can get in touch, too.',
    notStored: 'We don’t store this.',
    where: 'Where do you live?',
    choose: 'Choose a country',
    other: 'Another country',
    show: 'Show help',
    change: 'Change',
    /** Where no country is known: to help that works everywhere. */
    online: 'Online help, wherever you are',
    world: 'This service helps people everywhere, online. Your doctor may also know where to find help.',
    always: 'Day and night',
    hours: 'Open {hours:string}',
    /** Of a crisis line. */
    hoursUnknown: 'Opening hours not known',
    /** Of the advice; what a call costs is the telephone company’s affair. */
    free: 'Free advice',
    languages: 'Languages: {languages:string}',
    call: 'Call {phone:string}',
    /** A text message. */
    message: 'Text {phone:string}',
    chat: 'Chat online',
    /** Accessible name of a logo. */
    logo: 'Helpline: {name:string}',
    more: 'Other things that can help',
    /** Beside every helpline: the emergency number and somebody for a crisis. Who of the clinicians has read it stands in `i18n/readers.ts`. */
    danger: {
      title: 'In danger right now?',
      emergency: 'If you or someone else is in immediate danger',
      /** Where they have two numbers. */
      ambulance: 'Ambulance',
      police: 'Police',
      crisis: 'If you’re thinking about suicide, or finding it hard to go on',
      /** Where the country is not known. */
      anywhere: 'Call your local emergency number.',
    },
    ways: {
      register: {
        title: 'Exclude yourself from gambling',
        text: 'Signing up shuts you out of most licensed gambling: for months, for years or for good, depending on the country.',
        years: 'Signing up shuts you out of most licensed gambling for at least {years:number} year{{s}}.',
        endless: 'Signing up shuts you out of most licensed gambling, without an end date.',
      },
      block: { title: 'Block it on your devices', text: 'Blocking software can keep gambling sites and apps off your phone and computer.' },
      bank: { title: 'Block it at your bank', text: 'Ask your bank whether it can switch off payments to gambling, or look in its app.' },
      treatment: { title: 'Find treatment', text: 'Counsellors and clinics with experience of gambling problems.' },
      relatives: { title: 'For people close to you', text: 'Partners, parents and friends can get help for themselves, too.' },
      limits: { title: 'Set a limit where you play', text: 'Set how much money or time you want to spend before you start.' },
    },
  },
  /** The decision profile and the dialog Learn more. */
  profile: {
    measures: {
      arew: { name: 'Sensitivity to rewards', explanation: 'How strongly a win keeps you with a deck.' },
      apun: {
        name: 'Sensitivity to losses',
        explanation: 'How strongly a loss makes you leave a deck: how much more often you leave after a loss than after a win.',
      },
      betaF: {
        name: 'Sensitivity to win frequency',
        explanation: 'How strongly frequent wins draw you: how many cards you take from the two decks that win most often.',
      },
      betaP: { name: 'Staying with a deck', explanation: 'How much you tend to stay with a deck once you have chosen it.' },
    },
    levels: {
      /** Of the first three measures. */
      sensitivity: {
        very_low: 'Very low',
        low: 'Low',
        medium_low: 'Medium-low',
        medium: 'Medium',
        medium_high: 'Medium-high',
        high: 'High',
        very_high: 'Very high',
      },
      staying: { very_low: 'Very rarely', low: 'Rarely', medium: 'Sometimes', high: 'Often', very_high: 'Very often' },
    },
    /** In place of the name of a level: neither of two is likely, none is likely enough, or the player's counts contradict the one that is. */
    unnamed: {
      middle: 'Around the middle',
      split: 'No level stands out',
      denied: 'No level: your cards and our analysis point in different directions.',
    },
    /** Of the share in the sentence on who has a lower or a higher score. */
    percentileRange: 'Range: {low:number|percent} to {high:number|percent}',
    earlierMethod: 'This result was worked out by an earlier method, so it can’t be compared with results of today.',
    /**
     * What may be said of a player's own game (`contract/claims.ts`): whole sentences, of which most claims take one, and those on habits a count
     * and how it compares (`claim-sentence.ts`).
     */
    claims: {
      verdict_low_risk: 'Low-risk (non-risky) behaviour in this game',
      verdict_medium_risk: 'Medium-risk behaviour in this game',
      verdict_risky: 'Risky behaviour in this game',
      verdict_high_risk: 'High-risk behaviour in this game',
      verdict_repeat: 'A computer playing like you scores {low:number} to {high:number} in 8 out of 10 games.',
      verdict_towards_middle: 'Scores this extreme are partly chance.',
      verdict_higher_than: 'In the highest {top:number|percent}: above {share:number|percent} of scores',
      verdict_lower_than: 'In the lowest {bottom:number|percent}: below {share:number|percent} of scores',
      part_losing_cards: 'Typical volunteer: {median:number}',
      part_losses_less: 'In this game, losses changed your next choice less than they do for a typical volunteer.',
      part_losses_more: 'In this game, losses changed your next choice more than they do for a typical volunteer.',
      part_losses_little: 'In this game, whether you had won or lost made little difference to your next choice.',
      part_losses_much: 'In this game, whether you had won or lost made a big difference to your next choice.',
      part_losses_neutral:
        'You left the deck after {left_losses:number} out of {losses:number} loss{{es}} and after {left_wins:number} out of {wins:number} win{{s}}.',
      part_at_most: 'With {cards:number} card{{s}} from losing decks, the score is at most {limit:number}.',
      part_at_least: 'With {cards:number} card{{s}} from losing decks, the score is at least {limit:number}.',
      guess_very_low: 'Your guess was far lower.',
      guess_low: 'Your guess was lower.',
      guess_good: 'Your guess was close.',
      guess_high: 'Your guess was higher.',
      guess_very_high: 'Your guess was far higher.',
      guess_numbers: 'In this game your guess was {guess:number} and your risk score is {score:number}.',
      striking_losing_cards_many: 'Fewer than 1 in 50 volunteers took as many cards from losing decks.',
      striking_losing_cards_few: 'Fewer than 1 in 50 volunteers took as few cards from losing decks.',
      striking_run_long: 'Fewer than 1 in 50 volunteers had a run on one deck as long as yours: {run:number} card{{s}}.',
      count_one_deck:
        '{cards:number} of your 80 cards came from one deck. With so few from the others, we can’t describe your habits or compare you with other people.',
      count_too_fast: 'You drew half of the cards in less than {seconds:number|number} second{{s}} each, faster than they can be read.',
      count_random_play: 'Your choices show no pattern that we can read.',
      count_scripted: 'The timing of your cards looks like that of a program.',
      count_losing_cards: '{cards:number} of your last 60 cards came from decks that lose in the long run.',
      count_stayed_wins: 'After a win you stayed with the deck {stayed_wins:number} out of {wins:number} time{{s}}.',
      count_stayed_losses: 'After a loss you stayed with the deck {stayed_losses:number} out of {losses:number} time{{s}}.',
      count_left_losses: 'After a loss you switched decks {left_losses:number} out of {losses:number} time{{s}}.',
      count_frequent_wins: 'You took {cards:number} of your 80 cards from the two decks that win most often.',
      count_switches: 'You switched decks {changes:number} time{{s}} out of a possible 79.',
      count_run: 'Your longest run on one deck was {run:number} card{{s}}.',
      /** Each of these follows a count, such as “You switched decks 31 out of 79 possible times.” */
      half_more: 'At least half of the volunteers did so more often.',
      half_less: 'At least half of the volunteers did so less often.',
      half_between: 'For half of the volunteers, that number was between {from:number} and {to:number}.',
      most_more: 'Most volunteers did so more often.',
      most_less: 'Most volunteers did so less often.',
      nine_more: 'Nine out of ten volunteers did so more often.',
      nine_less: 'Nine out of ten volunteers did so less often.',
      few_as_often: 'Fewer than 1 in 50 volunteers did so as often.',
      few_as_rarely: 'Fewer than 1 in 50 volunteers did so as rarely.',
    },
    learnMore: {
      title: 'What your result means',
      score: {
        title: 'The risk score',
        text: 'The score goes from 0 to 100. It has two parts: how many of your last 60 cards came from the two losing decks, and how much you learned from losses. Losing decks cost points in the long run. A higher score means riskier choices in this game. It says nothing about you as a person.',
      },
      range: {
        title: 'If you played again',
        text: 'One game can’t measure exactly. In a second game, a computer playing like you usually scores about 10 higher or lower. A score far from the middle mostly comes out closer to it. Real second games probably differ more, because people don’t play the same way every day.',
      },
      comparison:
        'We compare you with {n:number|number} people who played a game of this kind. They took part in research. Whether they gamble played no part in choosing them.',
      profile:
        'Each measure stands for something that can be counted in your game. A level is named only if our analysis finds it likely and your own counts don’t contradict it.',
      limits: {
        title: 'What the test can’t say',
        text: 'This is an indication from one short game with points, not a diagnosis. The test has never been checked against a diagnosis of gambling disorder.',
        low: 'A low score doesn’t rule out a problem.',
      },
      methodCard: 'Read how the test was checked',
    },
  },
  /** Parts, own game and last question of the result: read late, so they come apart from the rest. */
  result: {
    /** Opens how the numbers above it were counted. */
    how: 'Details',
    parts: {
      title: 'Why {score:number}?',
      average: 'Average + both parts',
      cards: 'Cards from losing decks',
      losses: 'Learning from losses',
      counted:
        'Two of the four decks cost more points than they pay in the long run. Their cards count from card 21, after you’ve had time to try all four.',
      model:
        'The number for learning from losses comes from a model of all your choices. It shows how much a loss put you off the deck it came from. The more it did, the lower your score.',
      outOf: '{count:number} of {of:number}',
      afterLosses: 'switched after losses',
      afterWins: 'after wins',
      show: 'Show these cards in your game',
    },
    /** One picture of the score, the guess and the scores of others. */
    others: {
      title: 'You and others',
      /** On the flag at the player's score. */
      you: 'You {score:number}',
    },
    /** Opens what the four measures mean, with the counts of this game. */
    meaning: 'Explanations',
    /** A game of which nothing firm can be said. */
    unfirm: {
      title: 'No score this time',
      little: 'This is no reflection on you.',
      next: 'For a score next time',
      read: 'Look at each card before drawing the next.',
      choose: 'Choose the decks that seem best to you.',
      pause: 'Pause whenever you like.',
      counts: 'The exact counts',
    },
    guess: { title: 'Your guess' },
    game: {
      title: 'Your game',
      winning: 'These two decks win in the long run',
      losing: 'These two decks lose in the long run',
      counted: 'counted from card 21',
      moments: 'Choose a finding to see the cards behind it.',
      cards: '{count:number} of the last 60 from losing decks',
      left_losses: 'Switched decks after {count:number} out of {of:number} loss{{es}}',
      left_wins: 'Switched decks after {count:number} out of {of:number} win{{s}}',
      run: 'Longest run on one deck: {count:number}',
      move: 'Move the slider to see a card.',
      card: 'Card {turn:number}',
      neverDrawn: 'No card drawn',
      table: 'Your 80 cards as a table',
      inOrder: 'All 80 cards in order',
      columns: { deck: 'Deck', cards: 'Cards', amount: 'Amount' },
    },
    fits: { question: 'Is this how you played?', partly: 'Partly', thanks: 'Thank you. We count your answer without knowing whose it is.' },
  },
  /** Terms and conditions: plain and exact, no contractions. */
  terms: {
    general: {
      title: 'General',
      what: 'This test is a short card game. It looks at how you deal with risk, wins and losses in this one game, and gives you a result and three pieces of advice. It is made and run by {provider:string}. You play for points only. Amounts are shown as money, but no money can be won, lost or paid in.',
      rules:
        'The test is optional and free of charge. You may take it several times. It takes about three minutes. Please finish it in one sitting: if you leave a running game, you have to start again. The game also ends after 15 minutes without activity. You must be at least {age:number} years old to take the test.',
    },
    userData: {
      title: 'User data',
      anonymous:
        'Your game is stored without your name and without an account, under a random number. We store the cards you draw, how long you take for each, your answers and your result. We do not ask for your name, and we do not store your IP address with your game.',
      linked:
        'Your data is pseudonymous: your play is linked to your account at {partner:string}. We store the cards you draw, how long you take for each, your answers and your result. They are kept under a random number, with a code that stands for your account. We do not ask for your name, and we do not store your IP address with your game.',
      siteLearns:
        'The site that shows you this test learns that you played, and can learn that you deleted your game. It sees your result only if you, or somebody with the link to your report, agree to that afterwards. While your report is open, you can save your data or delete it.',
      controller:
        'Data controller: {controller:string}. If you have a question about your data, write to {contact:string}. You can also complain to a data protection authority.',
      basisConsent: 'The legal basis is your consent. You give it when you start the test, and you can withdraw it by deleting your game.',
      basisInterests: 'The legal basis is a legitimate interest: offering you a test of your own play. You may object to this.',
      basisTask: 'The legal basis is a task in the public interest. You may object to this.',
      noDeletion:
        'To find your game, we need the link to your report, or the number that the site with this test may have kept. Without one of these, the data cannot be deleted on request.',
      kept: 'Your game is removed at the latest {months:number} month{{s}} after you played it.',
      keptForGood: 'Your game is kept without a time limit, unless it is deleted.',
      partnerId:
        'The site that shows you this test passes on a number that stands for your account there. It can connect your result with your account. If you want this data to be deleted, please ask that site.',
      research: 'Anonymous data may be used for research and to improve the test.',
      email:
        'If you have your report sent by e-mail, your address is used for this one message only. Here it is not stored and not linked to your results, but the service that delivers the message has both the address and the report. For about a day we keep a code made from the address, so that nobody can flood an inbox. The address cannot be read from it.',
      reportLink:
        'Your report has its own link. Anyone with the link can see your report and delete your game, so think before you share it.',
    },
    disclaimer: {
      title: 'Disclaimer',
      indication:
        'The result is an indication from one short game. It is not a diagnosis and does not replace advice from a doctor or a counsellor. We do our best to keep the test correct and available, but we cannot promise that it is always free of errors.',
      decisions:
        'What you make of the result is up to you. If you are worried about your gambling, or someone else’s, please contact a helpline.',
      notProof: 'Your report is for you. It is not signed and proves nothing to others. Others must not demand it from you or rely on it.',
    },
    cookies: {
      title: 'Cookies',
      text: 'No cookies are used, and no other companies track you here. When you open the test, your browser begins to keep its state in session storage, so that you can go on after a reload. This is needed for the test. Once the tab is closed, no page can read it. Some browsers keep a copy on the device, usually until they are started again, and bring it back if you reopen the tab.',
    },
    license: {
      title: 'Licence',
      text: 'You may use this test and your report for yourself. The texts, pictures and software belong to {provider:string} or its partners and may not be copied or sold without their consent. Fonts and other people’s software are used under their open licences.',
    },
    contact: { title: 'Contact', text: 'Do you have a question about the test or about your data? Write to {address:string}.' },
  },
  /** The statement linked in every footer. */
  accessibility: {
    intro:
      'This page is about the self-test at {operator:string}. We want everybody to be able to take it, however they see, hear, move or read. You can take it with the keyboard alone, and with enlarged text, high contrast and reduced motion. No card has a time limit.',
    status: 'The test partly meets WCAG 2.2, level AA, and EN 301 549, the European standard. What’s missing is listed below.',
    howTitle: 'How we check',
    how: 'Before each version, a program checks every screen, every language and both colour schemes, but not every mix of them. One whole game is played using only the keyboard. Another is played using only what a screen reader announces.',
    gapsTitle: 'What’s missing',
    gapTools:
      'People who use assistive technology every day haven’t tried this version with us yet. The one screen reader we tried is Orca, and it may not read out the first screen when it opens. We haven’t tried NVDA, JAWS, VoiceOver, TalkBack, a switch or voice control.',
    gapNames:
      'Names of services and sites may be in another language without being marked. PDF reports were checked by programs only. Logos and linked pages come from {operator:string}. We can’t promise that they’re accessible.',
    gapReading:
      'The sentences are short, but there’s no easy-read version. Language versions that a native speaker has read in full: {read:number} of {sets:number}.',
    gapClinician: 'No doctor or psychologist has yet read the words for people in danger and for those who are too young.',
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
    sharedTitle: 'What is shared',
    neverTitle: 'Never shared',
    never: 'The cards you drew, your guess, your decision profile, your advice, your report and your e‑mail address.',
    oneOnly: 'This result only. We ask again after each game.',
    takeBack:
      'You can change your mind here or in your report. From then on nobody can open or read your result this way. For anything that was read before, ask {partner:string}.',
    save: 'Save my choice',
    saved: 'Your choice is saved.',
    takeAllBack: 'Withdraw my consent',
    failed: 'That didn’t work. Please try again.',
    changed: 'The question has changed. Please read it again.',
    opened: 'Opened from your account',
    read: '{partner:string} read it',
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
    dataText:
      'You can save the cards, answers and result of this game, or delete it. Later we may not be able to tell which game is yours.',
    fetch: 'Save my data',
    remove: 'Delete this game',
    givenOnly: 'You can agree to more only in the tab in which you played this game.',
    closes: 'If you withdraw your consent, the report closes here too.',
    endedTitle: 'This report has closed',
    endedText:
      'A report opened from your account closes after 24 hours, or when you withdraw your consent. If you still allow it, you can open it again from the page you came from.',
    openedMore: 'Opened from your account earlier: {count:number} time{{s}}',
    readMore: 'Read by {partner:string} earlier: {count:number} time{{s}}',
    removeTitle: 'Delete this game?',
    removeText: 'Its cards, result, advice and report will be gone for good, and its link will no longer work. Your other games stay.',
    deletedTitle: 'The game is deleted',
    deletedText: 'Its cards, result, advice and report are gone for good. A report you saved or sent is still where it is.',
  },
  /** For somebody who said that they are too young: no game, and somebody to talk to (clinicians: `i18n/readers.ts`). */
  young: {
    title: 'Thank you for telling us',
    text: 'This test is made for people aged {age:number} and over, so it ends here. You haven’t done anything wrong.',
    deleted:
      'Your visit has been deleted. For about a day we keep a code made from your internet connection, to protect the test. It can’t tell us who you are.',
    notDeleted: 'Nothing of your visit is kept here. We couldn’t delete the number it had on our server yet.',
    talk: 'Is something on your mind?',
    /** Beside a crisis line, as `help.danger.crisis`: many languages address a child otherwise. */
    crisis: 'If you’re thinking about suicide, or finding it hard to go on',
    gambling: 'If it’s about gambling',
    adult: {
      title: 'Tell one adult you trust',
      text: 'A parent, an aunt, a teacher, a coach or the school nurse. You can show them this page if it’s hard to start.',
    },
    home: {
      title: 'Someone at home gambles',
      text: 'It’s not your fault, and it’s not your job to fix it. You can get help for yourself, whatever they do.',
    },
    money: { title: 'Money, bets or loot boxes', text: 'Owing money or hiding a bet can weigh on you. Talking about it is a start.' },
    end: 'You can close this page now. If you pressed the link by mistake, open the test again from the page you came from.',
  },
  /** What the server does not allow just now, and what to do instead. */
  refusals: {
    paused: { title: 'The test is paused', text: 'The test isn’t available right now. Please come back later.' },
    /** The provider has ended the label. */
    closed: {
      title: 'The test is no longer offered here',
      text: 'You can’t start a new game. A result that’s open in this tab can still be read, saved as a PDF and deleted.',
    },
    many: {
      title: 'Please wait a minute',
      text: 'Too many attempts have come from your network. The test will open by itself after the wait.',
    },
    ended: {
      title: 'Your access has ended',
      text: 'It lasts for a limited time. Go back to the page you came from and open the test from there again. Games you finished are kept.',
    },
    game: {
      ended: 'Your access has ended. Go back to the page you came from and open the test from there again.',
      ofNetwork: 'Too many games have been started from your network today. Please try again tomorrow.',
    },
    mail: {
      ofGame: 'We’ve sent this report three times. That’s the limit for one game. You can save it as a PDF instead.',
      toAddress: 'We can’t send any more reports to this address until {when:string}.',
      ofNetwork:
        'Too many reports have been sent from your network, so we can’t send more until {when:string}. You can save this one as a PDF.',
      today: 'We can’t send any more reports until {when:string}. You can save this one as a PDF.',
      ended: 'Your access has ended, so we can’t send the report from here. You can save it as a PDF.',
      gone: 'This report is no longer open here or was deleted, so it can’t be sent.',
      notComplete: 'This report isn’t complete yet. Finish the steps after the game, then send it.',
    },
    arrival: {
      slowText: 'Your connection is slow. The test will open by itself.',
      failed: 'The test couldn’t be opened',
      failedText: 'Part of it didn’t arrive. Load it again, or try another browser.',
      noScript: 'The test needs JavaScript, which is switched off in this browser. Switch it on and load this page again.',
    },
    /** Below a link whose window or download the page around the frame refused. */
    blocked: 'This page blocks new windows and downloads. Open this address in a new tab: {address:string}',
    /** Below a link to a number or a mail address, whose program has not come: what the page around the frame may have refused. */
    unopened: 'Nothing opened? This page may block calls and messages. The number or address is {address:string}',
    moved: { title: 'Your game goes on in the other tab', text: 'You can close this one, or start a new game here.' },
  },
  /** The PDF. */
  report: {
    /** Title of the document; also its first bookmark. */
    title: 'Your report from the card game self-test',
    date: 'Your report, {date:Date|date}',
    footer: 'An indication from one short game, not a diagnosis.',
    model: 'Model {model:string}, comparison group {group:string}.',
    /** The e-mail that brings the report. */
    mail: {
      intro: 'Here is the report you asked for. It’s attached as a PDF.',
      once: 'We used your address to send this e-mail, and we don’t store it. The service that delivers the e-mail has it together with your result. For a day we keep a code made from it, so that nobody can flood your inbox. Didn’t ask for this e-mail? Someone may have mistyped their address. You can delete it. We send another only if somebody asks for one again.',
    },
  },
} as const
