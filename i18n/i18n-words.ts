// Written by `npm run i18n` from the folders that are there. For checks only: nothing that players load imports it.
import type { Words } from './checks/words.ts'
import type { Locales } from './i18n-types.ts'
import { words as dan } from './dan/words.ts'
import { words as dut } from './dut/words.ts'
import { words as eng } from './eng/words.ts'
import { words as fre } from './fre/words.ts'
import { words as ger } from './ger/words.ts'
import { words as gre } from './gre/words.ts'
import { words as ita } from './ita/words.ts'
import { words as pol } from './pol/words.ts'
import { words as por } from './por/words.ts'
import { words as rum } from './rum/words.ts'
import { words as spa } from './spa/words.ts'
import { words as srp } from './srp/words.ts'
import { words as swe } from './swe/words.ts'

export const words: { readonly [Set in Locales]?: Words } = { dan, dut, eng, fre, ger, gre, ita, pol, por, rum, spa, srp, swe }
