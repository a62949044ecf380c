export const errors = {
  singleDeck:
    'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
  unauthorized: {
    title: 'You do not have access to this test',
    text: 'The link that brought you here is not valid, or it is not valid any more. Please go back to the page you came from and open the test again.',
    offline: 'Perhaps the connection was lost for a moment. You can simply try again.',
    contact: 'If it still does not work, write to us:',
  },
  notFound: {
    title: 'This page does not exist',
    text: 'The address may be misspelled, or the page has moved.',
    start: 'Go to the test',
  },
  crash: {
    title: 'Something went wrong',
    text: 'This part of the page could not be shown. Your game is kept. Please try again.',
    reload: 'Load the page again',
  },
  noConnection: 'There is no connection. Please try again.',
  resultsMissing: 'Your result is not available right now. Please try again.',
}
