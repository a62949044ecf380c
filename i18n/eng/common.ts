/** Buttons and words used on many screens. */
export const common = {
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
  low: 'Low',
  high: 'High',
}
