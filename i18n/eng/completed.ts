export const completed = {
  title: 'Game Completed',
  text: 'You started with {start:number|money} and turned all 80 cards.',
  finalScore: 'Your final score is {score:number|money}.',
  sending: 'Your last cards are being sent',
  analysing: 'Your play is being analysed',
  ready: 'Your analysis is ready',
  next: 'Continue',
  failed: 'The analysis is not available right now.',
}
