/** The e-mail that brings the report. */
export const mail = {
  subject: 'Your report from the card game self-test',
  intro: 'Here is the report you asked for. You find it as a PDF in the attachment.',
  contents: 'The report has your decision profile, three tips with their reasons, and where to find help.',
  once: 'Your address was used once to send this mail. It is not stored and not linked to your results.',
  notYou: 'You did not ask for this mail? Then someone mistyped an address. You can delete it; there will be no other.',
}
