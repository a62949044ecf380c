/** The first page, before anything is agreed to. */
export const landing = {
  title: 'What’s your playing style?',
  intro: 'Draw 80 cards and see how you handle risk, wins and losses. At the end you’ll get a personal profile and three pieces of advice.',
  threeMinutes: 'It takes about three minutes',
  pointsOnly: 'You play for points only, never for money',
  anonymous: 'Your play is anonymous and no cookies are used',
  linked: 'Your play is linked to your account at {partner:string}, and no cookies are used',
  optional: 'The test is optional, and you can take it as often as you like',
  /** {link} is `acceptLink`; together: I accept terms and conditions. */
  accept: 'I accept {link:string}',
  acceptLink: 'terms and conditions',
  mustAccept: 'Please accept the terms and conditions to start the game',
  notAccepted: 'You can take the test only if you accept the terms and conditions.',
  start: 'Start game',
  ageMark: '{age:number}+',
  ageNote: 'Only for people aged {age:number} and over',
  notKept: 'This page can’t save your game. If you reload it while you play, the game starts again from the beginning.',
  timedOutTitle: 'Your last game has ended',
  timedOut: 'Nothing happened for 15 minutes, so we closed the game. You can start a new one whenever you like.',
  termsPdf: 'Download as PDF',
  ownTab: 'Play in a new tab',
}
