export const completed = {
  title: 'Game Completed',
  text: 'You started with {start:number|money} and drew all 80 cards.',
  finalScore: 'You finished with {score:number|money} in points.',
  sending: 'Sending your last cards',
  analysing: 'Your play is being analysed',
  ready: 'Your analysis is ready',
  next: 'Continue',
  failed: 'The analysis isn’t available right now.',
}
