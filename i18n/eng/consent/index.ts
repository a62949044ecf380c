import type { BaseTranslation } from '../../i18n-types.ts'

export default {
  title: 'What may happen with this result',
  open: 'Let my account at {partner:string} open this result',
  openNote: 'You decide. Your result, advice and report stay the same either way. Whoever can use your account could then see this result.',
  share: 'Share this result with {partner:string}',
  category: 'Your risk band',
  score: 'Your risk score with its range',
  purpose: 'What {partner:string} says it would do with it:',
  never: 'Never shared: your cards, your guess, your habits, your advice and your email address.',
  takeBack:
    'You can take it back here at any time. From then on nobody can open or read it this way. For what was read before, ask {partner:string}.',
  save: 'Save my choice',
  saved: 'Your choice is saved.',
  failed: 'Your choice could not be saved. Please try again.',
  opened: 'Opened from your account',
  read: '{partner:string} read it',
  changed: 'You saved your choice',
  history: 'What happened',
  dataTitle: 'Your data',
  dataText: 'This game is linked to your account at {partner:string}. You can save everything we keep of it, or delete it.',
  fetch: 'Save my data',
  remove: 'Delete this game',
  sure: 'Yes, delete it for good',
} satisfies BaseTranslation
