/** Between the last card and the guess: the play is sent and analysed. */
export const completed = {
  title: 'Game Completed',
  text: 'You started with {start:number|money} and drew all 80 cards.',
  finalScore: 'You finished with {score:number|money} in points.',
  sending: 'Sending your last cards',
  analysing: 'Your play is being analysed',
  waiting: 'Your game is in line',
  ahead: 'Games ahead of yours: {ahead:number}',
  seconds: 'about {seconds:number} seconds',
  minutes: 'about {minutes:number} minute{{s}}',
  stay: 'This goes on by itself. You can leave this tab open and come back later.',
  ready: 'Your analysis is ready',
  next: 'Continue',
  failed: 'Your play couldn’t be analysed',
  sent: 'Your cards are sent',
  received: 'Cards received: {sent:number} out of 80',
  /** A step of the way, before it and after it. */
  analysed: 'Your play is analysed',
  soon: 'This takes a few seconds.',
  offline: 'You’re offline. We’ll wait for you.',
  kept: 'The fault is ours. All your cards are kept.',
  /** How far each step is, in the words of a screen reader: “Your cards are sent (done)”. */
  steps: { done: 'done', now: 'now', next: 'next', failed: 'not done' },
}
