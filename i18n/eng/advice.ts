/** Safer-gambling tips. They are read by people who may gamble a lot: kind, concrete, no blame. */
export default {
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
      title: 'Know the first signs',
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
      text: 'Over time, gambling costs most people money. Look up the odds before you bet, and set aside only what you can do without.',
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
      title: 'Stop in time',
      text: 'Choose beforehand when you’ll stop, whether you’re winning or losing. The best moment to stop is the one you planned, or earlier.',
    },
    keep_gambling_fun: {
      title: 'Keep it a pastime',
      text: 'If you gamble, see it as entertainment you pay for, like the cinema. When it’s no longer fun, it’s time to stop.',
    },
    educate_yourself: {
      title: 'Learn how gambling works',
      text: 'Find out how gambling companies make their money and what the odds mean. The more you know, the freer your choice.',
    },
    strike_the_balance: {
      title: 'Find the balance',
      text: 'Family, friends, work, sleep and sport need their time, too. Check now and then whether gambling leaves room for them.',
    },
  },
  /** What to do about it, by the tip's theme (`contract/advice-themes.ts`), on its own page. */
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
  /** Why a tip is shown: one sentence each about the player's own game (codes: `contract/advice-reasons.ts`). */
  reasons: {
    stayed_after_wins: 'After a win you stayed with the deck {stayed:number} out of {wins:number} time{{s}}.',
    stayed_after_losses: 'After a loss you stayed with the deck {stayed:number} out of {losses:number} time{{s}}.',
    changed_after_losses: 'After a loss you switched decks {changed:number} out of {losses:number} time{{s}}.',
    stayed_after_both:
      'You stayed with the deck {stayed_wins:number} out of {wins:number} time{{s}} after a win and {stayed_losses:number} out of {losses:number} time{{s}} after a loss.',
    chased_losses: 'Soon after a loss on a losing deck, {cards:number} out of {of:number} card{{s}} came from a losing deck again.',
    frequent_wins: '{cards:number} of your 80 cards came from the two decks that win most often.',
    long_run: 'Your longest run on one deck was {run:number} card{{s}}.',
    many_changes: 'You switched decks {changes:number} out of 79 possible times.',
    no_pattern: 'You switched decks {changes:number} out of 79 possible times, after wins as well as after losses.',
    points_lost: 'You finished {points:number|money} below your starting points.',
    points_won: 'You finished {points:number|money} above your starting points.',
    quick_play: 'You took half of your cards in less than {seconds:number|number} second{{s}} each.',
    slow_play: 'You took longer than {seconds:number|number} second{{s}} for half of your cards.',
    long_play: 'You played for {minutes:number} minute{{s}}.',
    guess_low: 'Your guess in this game was {guess:number}, below your risk score of {score:number}.',
    guess_high: 'Your guess in this game was {guess:number}, above your risk score of {score:number}.',
    guess_right: 'Your guess was {guess:number}, and your risk score is {score:number}: one game can’t tell the two apart.',
    costly_decks:
      '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run. Your risk score is {score:number}.',
    few_costly_decks:
      '{cards:number} of your last 60 cards came from the two losing decks, which cost points in the long run. Your risk score is {score:number}.',
    whole_pattern: 'Your choices as a whole led to this tip. No single count shows it clearly.',
    for_everyone: 'This tip is good for everyone.',
  },
} as const
