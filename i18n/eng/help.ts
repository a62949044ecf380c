/** Who can be called or visited, and other ways to get help, by country. */
export default {
  title: 'Would you like to talk to someone?',
  /** Leads from the result to the helpline. */
  talk: 'Talk to someone',
  /** Below the name of a helpline, where its own entry says so. */
  anonymous: 'You don’t have to give your name.',
  /** The same: it also helps partners, parents and friends. */
  close: 'People close to you can get in touch, too.',
  /** Where only a website is sure. */
  webOnly: 'Its website says how to reach it.',
  unknown: 'Tell us where you live, and we’ll show you help that works there.',
  notStored: 'Your answer is used only to show help, here and in your report. We don’t store it.',
  where: 'Where do you live?',
  choose: 'Choose a country',
  other: 'Another country',
  show: 'Show help',
  change: 'Choose another country',
  world: 'This service helps people everywhere, online. Your doctor may also know where to find help.',
  always: 'Open 24 hours a day, every day',
  hours: 'Open {hours:string}',
  /** Of the advice; what a call costs is the telephone company’s affair. */
  free: 'The advice is free',
  languages: 'Languages: {languages:string}',
  call: 'Call {phone:string}',
  /** A text message. */
  message: 'Text {phone:string}',
  chat: 'Chat online',
  /** Accessible name of a logo. */
  logo: 'Helpline: {name:string}',
  more: 'Other things that can help',
  /** Beside every helpline: the emergency number and somebody for a crisis. Read by a clinician before a release (`i18n/clinical.ts`). */
  danger: {
    title: 'In danger right now?',
    emergency: 'If you or someone else is in immediate danger',
    crisis: 'If you’re thinking about suicide, or find it hard to go on',
    /** Where the country is not known. */
    anywhere: 'Call the emergency number of the place you’re in.',
  },
  newTab: 'opens in a new tab',
  ways: {
    register: {
      title: 'Exclude yourself from gambling',
      text: 'This register shuts you out of most licensed gambling for a set time, often months.',
    },
    block: { title: 'Block it on your devices', text: 'Blocking software can keep gambling sites and apps off your phone and computer.' },
    bank: { title: 'Block it at your bank', text: 'Ask your bank whether it can switch off payments to gambling, or look in its app.' },
    treatment: { title: 'Find treatment', text: 'Counsellors and clinics that know about gambling.' },
    relatives: {
      title: 'For people close to you',
      text: 'Partners, parents and friends can get help for themselves, whatever the other person does.',
    },
    limits: { title: 'Set a limit where you play', text: 'Set how much money or time you want to spend before you start.' },
  },
} as const
