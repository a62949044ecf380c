export const popups = {
  inactivity: {
    title: 'Are you still there?',
    text: 'Please complete the game in one sitting.',
    yes: 'Yes, continue',
    pause: 'Pause the game',
  },
  idleWarning: {
    title: 'Your game is about to end',
    text: 'Without activity the game ends in {time:string}. Then you have to start over.',
    yes: 'Keep playing',
  },
  more_than_ninety_percent: {
    title: 'Almost all from one deck',
    text: 'More than 90% of your cards come from the same deck. If it stays like this, we cannot analyse your play.',
  },
  only_one_deck: {
    title: 'There are four decks',
    text: 'All your cards so far come from the same deck. You are free to choose from the other three as well.',
  },
  slow_down: {
    title: 'You can take your time',
    text: 'You are choosing very quickly. Look at what each card brings before you turn the next one.',
  },
  random_choices_random_result: {
    title: 'Random choices, random result',
    text: 'Your choices look random. We can only tell you something about your play if you choose the decks that seem best to you.',
  },
  do_you_have_a_hunch: {
    title: 'Do you have a hunch?',
    text: 'Do you feel that some decks are better than others?',
  },
  halfway: {
    title: 'You are halfway',
    text: 'You have turned 40 cards, and 40 are left.',
  },
  ok: 'OK',
}
