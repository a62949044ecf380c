import type { TextProblem } from './check-text.ts'

/** What to write instead, for each reason a text is refused. */
export const fixes: Record<TextProblem, string> = {
  empty: 'write a text',
  control_character: 'remove invisible and broken characters',
  line_break: 'write one line where the English text is one line',
  markup: 'write plain text, without tags and entities',
  unbalanced_braces: 'close every brace; braces hold placeholders only',
  missing_placeholder: 'keep every {placeholder} of the English text, with its formatter',
  unknown_placeholder: 'use the placeholders of the English text only',
  plural_forms: 'write each form the language has in {{…}}: one|other, or zero|one|other, or zero|one|two|few|many|other',
  plural_missing: 'write the forms of the word behind the number in {{…}}, as plural_forms says; {{word}} where it has one',
  plural_place: 'put {{…}} behind the placeholder whose number it follows',
  straight_quote: 'use the quotation marks and apostrophes of the language',
  foreign_quote: 'use the quotation marks of the language',
  spaces: 'remove double and outer spaces; in French put no-break spaces before ; ! ? : and inside « »',
  too_long: 'write it shorter: screens have room for about twice the English length',
}
