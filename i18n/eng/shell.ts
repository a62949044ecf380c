/** Header and footer of every page. */
export const shell = {
  language: 'Language',
  poweredBy: 'Powered by {provider:string}',
  /** Accessible name of a logo that is a link. */
  opensWindow: '{name:string}, opens in a new window',
  about: 'About us',
  contact: 'Contact',
  privacy: 'Privacy',
  responsible: 'Safer gambling',
  terms: 'Terms and conditions',
  age: '{age:number}+',
  /** Last thing on every page of operators with the notice. */
  notice: 'Take a moment to think. Help is available.',
  accessibility: 'Accessibility',
}
