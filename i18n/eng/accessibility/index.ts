import type { BaseTranslation } from '../../i18n-types.ts'

/** The statement linked in every footer. */
export default {
  title: 'Accessibility',
  intro:
    'This page is about the self-test at {operator:string}. We want everybody to be able to take it, however they see, hear, move or read.',
  status:
    'The test meets the international guidelines WCAG 2.2, level AA, and the European standard EN 301 549 in part. What is missing stands below.',
  howTitle: 'How we check',
  how: 'Before each version, programs test every screen in every language and every colour scheme. A whole game is played by keyboard alone, and another one by what a screen reader says.',
  tools:
    'You can take the test with a keyboard, a switch, a screen reader, enlarged text, high contrast and reduced motion. There is no time limit for a card.',
  gapsTitle: 'What is missing',
  gapPeople: 'People who use assistive technology every day haven’t tried this version with us yet.',
  gapOwn: 'Logos and linked pages of {operator:string} are its own. We can’t vouch for them.',
  gapReading: 'The sentences are short, but not written in plain language for beginners.',
  contactTitle: 'Something in your way?',
  contact: 'Write to us what it was and on which page:',
  authority: 'If our answer doesn’t help, you can turn to the accessibility authority of your country.',
  date: 'This statement is from {day:string}.',
} satisfies BaseTranslation
