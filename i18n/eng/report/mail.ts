/** The e-mail that brings the report. */
export const mail = {
  subject: 'Your report from the card game self-test',
  intro: 'Here is the report you asked for. It’s attached as a PDF.',
  contents: 'The report contains your decision profile, three tips with their reasons, and where to find help.',
  once: 'We used your address once, to send this e-mail. We don’t store it or link it to your results.',
  notYou: 'Didn’t ask for this e-mail? Someone may have mistyped their address. You can delete it; we won’t send another.',
}
