/** Subject and body of an e-mail the player sends to support. */
export const contact = {
  subject: 'Question about the card game self-test',
  body: 'Hello,\n\nI have a question about the card game self-test:\n\n',
}
