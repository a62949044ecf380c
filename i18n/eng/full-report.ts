export const fullReport = {
  title: 'Your report',
  heading: 'Your full report',
  played: 'Result of one game of 80 cards',
  notAvailableTitle: 'This report is not available',
  notAvailable: 'There is no complete result for this address. Perhaps the game was not finished, or the address is not complete.',
  start: 'Go to the test',
}
