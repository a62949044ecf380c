/** Three short steps before the first card. */
export const instructions = {
  step: 'Step {step:number} of {steps:number}',
  skip: 'Skip introduction',
  play: 'Play',
  backToGame: 'Back to the game',
  one: {
    title: 'Four decks, one card at a time',
    text: 'You’ll see four decks of cards. Choose any deck and turn over its top card. You can switch decks or stay with one, as often as you like.',
  },
  two: {
    title: 'Every card is a win or a loss',
    text: 'You start with {start:number|number} points, shown as {start:number|money}. Each card you draw adds to your score or takes from it. It’s only ever points, never money.',
  },
  three: {
    title: 'Draw all 80 cards',
    text: 'Try to finish with as many points as you can. Please play in one sitting: if you leave the game, you’ll have to start again. You can pause at any time.',
  },
  touchHint: 'Tap a deck to draw a card',
  keyHint: 'You can also use the keys 1 to 4 while a deck is selected',
  /** Accessible descriptions of the small demonstrations. */
  demoChoose: 'Picture: one of four decks is chosen and its top card is turned over',
  demoWinLoss: 'Picture: one card shows a win, the next a loss',
  demoCount: 'Picture: the number of cards left goes down to zero',
}
