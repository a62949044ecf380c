export const email = {
  title: 'E-mail your report',
  singleUse: 'Your address is used once. It is not stored and not linked to your results.',
  address: 'E-mail address',
  send: 'Send report',
  sending: 'Sending',
  sent: 'Email sent!',
  sentText: 'Please look into your inbox. To send the report again, close this window and open it once more.',
  invalid: 'Invalid email address',
  rejected: 'Could not send email to this address...',
  failed: 'Something went wrong, please try again...',
}
