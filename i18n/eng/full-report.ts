/** The report on screen, which its link opens again later. */
export const fullReport = {
  title: 'Your report',
  heading: 'Your full report',
  played: 'Result of one game of 80 cards',
  notAvailableTitle: 'This report isn’t available',
  notAvailable: 'There’s no complete result at this link. Either the game wasn’t finished, or the link is incomplete.',
  start: 'Go to the test',
  welcome: 'Welcome back',
}
