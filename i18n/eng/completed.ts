/** Between the last card and the guess: the play is sent and analysed. */
export const completed = {
  title: 'Game Completed',
  text: 'You started with {start:number|money} and drew all 80 cards.',
  finalScore: 'You finished with {score:number|money} in points.',
  sending: 'Sending your last cards',
  analysing: 'Your play is being analysed',
  waiting: 'Your game is waiting to be analysed',
  ahead: 'Games ahead of yours: {ahead:number}',
  seconds: 'about {seconds:number} seconds',
  minutes: 'about {minutes:number} minute{{s}}',
  stay: 'This goes on by itself. You can leave this tab open and come back later.',
  ready: 'Your analysis is ready',
  next: 'Continue',
  failed: 'The analysis isn’t available right now.',
}
