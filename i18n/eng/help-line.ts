export const helpLine = {
  title: 'Would you like to talk to someone?',
  text: '{name:string} listens and helps. You do not have to give your name.',
  none: 'Many countries have a help-line for people who gamble and for those close to them. Your doctor can also tell you where to find help.',
  always: 'Open 24 hours a day, seven days a week',
  hours: 'Open {hours:string}',
  call: 'Call {phone:string}',
  message: 'Text {phone:string}',
  chat: 'Chat online',
  website: 'Go to the website',
  logo: 'Help-line: {name:string}',
}
