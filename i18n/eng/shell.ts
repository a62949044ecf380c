export const shell = {
  language: 'Language',
  poweredBy: 'Powered by {provider:string}',
  providerSite: '{provider:string}, opens in a new window',
  about: 'About us',
  contact: 'Contact',
  privacy: 'Privacy',
  responsible: 'Responsible gambling',
  terms: 'Terms and conditions',
  footer: 'Footer',
  /** Last thing on every page of operators with the notice. */
  notice: '{age:number}+ Play responsibly. Help is available.',
}
