/** Whole-page messages, calm and short: what to do, then what happened. */
export const errors = {
  singleDeck:
    'Unfortunately we were unable to analyse your behavior on the task as you picked more than 90% from the same deck. You are welcome to try again.',
  unauthorized: {
    title: 'This link isn’t valid',
    text: 'The link that brought you here isn’t valid, or it has expired. Please go back to the page you came from and open the test again.',
    contact: 'If it still doesn’t work, write to us:',
  },
  unreachable: {
    title: 'We can’t reach the test',
    text: 'There’s nothing wrong with your link. We’ll keep trying.',
  },
  notFound: {
    title: 'This page doesn’t exist',
    text: 'The address may be wrong, or the page may have moved.',
    start: 'Go to the test',
  },
  crash: {
    title: 'Something went wrong',
    text: 'We couldn’t show this part of the page. Please try again.',
    kept: 'Your game has been saved.',
    reload: 'Reload the page',
  },
  noConnection: 'There’s no connection. Please try again.',
  resultsMissing: 'Your result isn’t available right now. Please try again.',
  tryAgainIn: 'We’ll try again in {seconds:number} second{{s}}.',
  backTo: 'Back to {partner:string}',
}
