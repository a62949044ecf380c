import type { BaseTranslation } from '../../i18n-types.ts'

/** The statement linked in every footer. */
export default {
  title: 'Accessibility',
  intro:
    'This page is about the self-test at {operator:string}. We want everybody to be able to take it, however they see, hear, move or read.',
  status:
    'The test partly meets the international guidelines WCAG 2.2, level AA, and the European standard EN 301 549. What’s missing is listed below.',
  howTitle: 'How we check',
  how: 'Before each version, automatic checks go through every screen in every language and every colour scheme. One whole game is played with the keyboard alone, and another by what a screen reader says.',
  tools:
    'The test works with a keyboard, a switch, a screen reader, enlarged text, high contrast and reduced motion. No card has a time limit.',
  gapsTitle: 'What’s missing',
  gapPeople: 'People who use assistive technology every day haven’t tried this version with us yet.',
  gapOwn: 'Logos and linked pages come from {operator:string}. We can’t promise that they’re accessible.',
  gapReading: 'The sentences are short, but there’s no easy-read version.',
  contactTitle: 'Did something get in your way?',
  contact: 'Tell us what it was and on which page:',
  authority: 'If our answer doesn’t help, you can turn to the accessibility authority in your country.',
  date: 'This statement is from {day:string}.',
} satisfies BaseTranslation
