import { type Words, word } from '../checks/words.ts'
import { words as english } from '../eng/words.ts'

/** The words of `eng` in American spelling; what only British readers write must not stand, so that an inherited text that needs its own is found. */
export const words: Words = {
  ...english,
  never: [
    ...english.never.filter(([never]) => !never.test('color')),
    [
      word('(?:colou|behaviou|favou)r\\p{L}*|(?:analy|recogni|organi|reali)s(?:e|ed|es|ing)|centres?|licences?|towards'),
      'American spelling',
    ],
    [word('e-mails?|start again|sport|cinema'), 'email, start over, sports, movie'],
  ],
}
