/** Questions and reminders that stop the game for a moment. */
export const popups = {
  inactivity: {
    title: 'Are you still there?',
    text: 'Please complete the game in one sitting.',
    yes: 'Yes, continue',
    pause: 'Pause the game',
  },
  idleWarning: {
    title: 'Your game is about to end',
    text: 'If you do nothing, the game will end in {time:string} and you’ll have to start again.',
    yes: 'Keep playing',
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
  do_you_have_a_hunch: {
    title: 'Do you have a hunch?',
    text: 'Do you feel that some decks are better than others?',
  },
  halfway: {
    title: 'You’re halfway there',
    text: '40 cards down, 40 to go.',
  },
  ok: 'OK',
}
