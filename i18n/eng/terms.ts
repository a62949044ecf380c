/** Terms and conditions: plain and exact, no contractions. */
export default {
  title: 'Terms and conditions',
  privacyTitle: 'Your privacy',
  general: {
    title: 'General',
    what: 'This test is a short card game. It looks at how you deal with risk, wins and losses in this one game, and gives you a result and three pieces of advice. It is made and run by {provider:string}.',
    points: 'You play for points only. Amounts are shown as money, but no money can be won, lost or paid in.',
    optional: 'The test is optional and free of charge. You may take it as often as you like.',
    time: 'It takes about three minutes. Please finish it in one sitting: if you leave a running game, you have to start again. The game also ends after 15 minutes without activity.',
    age: 'You must be at least {age:number} years old to take the test.',
  },
  userData: {
    title: 'User data',
    anonymous:
      'Your data is anonymous. By this we mean that it is stored without a name and without an account. We store the cards you draw, how long you take for each, your answers and your result under a random number. We do not ask for your name, and we do not store your IP address with your game.',
    linked:
      'Your data is pseudonymous: your play is linked to your account at {partner:string}. We store the cards you draw, how long you take for each, your answers and your result under a random number, together with a code that stands for your account. We do not ask for your name, and we do not store your IP address with your game.',
    siteLearns:
      'The site that shows you this test learns that you played, and can learn that you deleted your game. It sees your result only if you, or somebody with the link to your report, agree to that afterwards.',
    linkedRights: 'You can save this data or delete it in your report.',
    controller: 'Responsible for this data: {controller:string}. If you have a question about it, write to {contact:string}.',
    basisConsent: 'The legal basis is your consent. You give it when you start the test, and you can withdraw it by deleting your game.',
    basisInterests: 'The legal basis is a legitimate interest: offering you a test of your own play. You may object to this.',
    basisTask: 'The legal basis is a task in the public interest: preventing harm from gambling.',
    complaint: 'You can also complain to a data protection authority.',
    noDeletion:
      'We can find your game only by the link to your report, or by a number that the site which shows you this test may have kept. Without one of these, the data cannot be deleted on request. You can save it or delete it yourself while your report is open.',
    kept: 'Your game is removed at the latest {months:number} month{{s}} after you played it.',
    keptForGood: 'Your game is kept without a time limit, unless it is deleted.',
    partnerId:
      'The site that shows you this test passes on a number that stands for your account there. It can connect your result with your account. If you want this data to be deleted, please ask that site.',
    research: 'Anonymous data may be used for research and to improve the test.',
    email:
      'If you have your report sent by e-mail, your address is used for this one message only. Here it is not stored and not linked to your results, but whoever delivers the message has both. For about a day we keep a code made from it, so that nobody can flood an inbox. The address cannot be read from it.',
    reportLink:
      'Your report has its own link. Anyone with the link can see your report and delete your game, so think before you share it.',
  },
  disclaimer: {
    title: 'Disclaimer',
    indication:
      'The result is an indication from one short game. It is not a diagnosis and does not replace advice from a doctor or a counsellor.',
    noGuarantee: 'We do our best to keep the test correct and available, but we cannot promise that it is always free of errors.',
    decisions:
      'What you make of the result is up to you. If you are worried about your gambling, or someone else’s, please contact a helpline.',
    notProof: 'Your report is for you. It is not signed and proves nothing to others. Others must not demand it from you or rely on it.',
  },
  cookies: {
    title: 'Cookies',
    none: 'No cookies are used, and no other companies track you here.',
    storage:
      'While you play, your browser keeps the state of your game in its session storage, so that you can go on after a reload. This is needed for the game and is gone when you close the tab.',
  },
  license: {
    title: 'Licence',
    use: 'You may use this test and your report for yourself. The texts, pictures and software belong to {provider:string} or its partners and may not be copied or sold without their consent.',
    fonts: 'Fonts and other people’s software are used under their open licences.',
  },
  contact: {
    title: 'Contact',
    text: 'Do you have a question about the test or about your data? Write to {address:string}.',
  },
} as const
