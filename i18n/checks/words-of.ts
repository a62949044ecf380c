import { words as dan } from '../dan/words.ts'
import { words as dut } from '../dut/words.ts'
import { words as eng } from '../eng/words.ts'
import { words as fre } from '../fre/words.ts'
import { words as ger } from '../ger/words.ts'
import { words as gre } from '../gre/words.ts'
import { words as ita } from '../ita/words.ts'
import { words as pol } from '../pol/words.ts'
import { words as por } from '../por/words.ts'
import { words as porBR } from '../porBR/texts.ts'
import { words as rum } from '../rum/words.ts'
import { baseOf, type FullSet, type Locales, sets } from '../sets.ts'
import { words as spa } from '../spa/words.ts'
import { words as spa419 } from '../spa419/texts.ts'
import { words as srp } from '../srp/words.ts'
import { words as swe } from '../swe/words.ts'
import { words as us } from '../us/texts.ts'
import type { Words } from './words.ts'

/** Every set's own words, for checks only: nothing that players load imports them. */
export const words: { readonly [Set in Locales]?: Words } & { readonly [Set in FullSet]: Words } = {
  dan,
  dut,
  eng,
  fre,
  ger,
  gre,
  ita,
  pol,
  por,
  porBR,
  rum,
  spa,
  spa419,
  srp,
  swe,
  us,
}

/** The words of a set: its own, else those of the set it builds upon. */
export const wordsOf = (set: Locales): Words => words[set] ?? wordsOf(sets[set].variantOf ?? baseOf(set))
