export const instructions = {
  step: 'Step {step:number} of {steps:number}',
  skip: 'Skip introduction',
  play: 'Play',
  backToGame: 'Back to the game',
  one: {
    title: 'Four decks, one card at a time',
    text: 'You see four decks of cards. Choose any deck and turn its top card. You can change decks or stay with one, as often as you like.',
  },
  two: {
    title: 'Every card is a win or a loss',
    text: 'You start with {start:number|money} in points. Each card you turn adds to your score or takes from it. It is all points, never money.',
  },
  three: {
    title: 'Turn all 80 cards',
    text: 'Try to end with as many points as you can. Please finish in one sitting: if you leave the game, you start over. You can pause at any time.',
  },
  touchHint: 'Tap a deck to turn a card',
  keyHint: 'You can also press the keys 1 to 4',
  /** Accessible descriptions of the small demonstrations. */
  demoChoose: 'Picture: one of four decks is chosen and its top card is turned',
  demoWinLoss: 'Picture: one card shows a win, the next one a loss',
  demoCount: 'Picture: the number of cards left goes down to zero',
}
