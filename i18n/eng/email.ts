/** Dialog: the player has the report sent to an address. */
export const email = {
  title: 'E-mail your report',
  singleUse: 'We use your address once. We don’t store it or link it to your results.',
  address: 'E-mail address',
  send: 'Send report',
  sending: 'Sending',
  sent: 'Email sent!',
  sentText: 'Please check your inbox. To send the report again, close this window and open it again.',
  invalid: 'Invalid email address',
  rejected: 'Could not send email to this address...',
  failed: 'Something went wrong, please try again...',
}
