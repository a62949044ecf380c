import { describe, expect, it } from 'vitest'
import { sets } from '../sets.ts'
import { checkText } from './check-text.ts'

const { eng, pol, fre, ger, rum, srp } = sets
// No sets of ours: languages that a later one may bring.
const latvian = { ...eng, lang: 'lv' }
const hebrew = { ...eng, lang: 'he' }
const persian = { ...eng, lang: 'fa' }

describe('checkText', () => {
  it.each([
    ['a right text', 'Step {step:number} of {steps:number}', 'Schritt {step} von {steps}', ger, []],
    ['nothing', 'Close', ' ', eng, ['empty', 'spaces']],
    ['a lost placeholder', 'Step {step:number} of {steps:number}', 'Schritt {step}', ger, ['missing_placeholder']],
    ['a strange placeholder', 'Close', 'Schließen {now}', ger, ['unknown_placeholder']],
    ['a lost formatter', 'You have {score:number|money}', 'Sie haben {score}', ger, ['missing_placeholder', 'unknown_placeholder']],
    ['a brace too many', 'Step {step:number}', 'Schritt {step}}', ger, ['unbalanced_braces']],
    ['markup', 'Close', '<b>Close</b>', eng, ['markup']],
    ['an entity', 'Close', 'Close&nbsp;', eng, ['markup']],
    ['a script address', 'Close', 'javascript:close', eng, ['markup']],
    ['two forms where six are needed', '{n:number} card{{s}}', '{n} {{karta|karty}}', pol, ['plural_forms']],
    ['six forms', '{n:number} card{{s}}', '{n} {{kart|karta|kart|karty|kart|karty}}', pol, []],
    ['six forms without that of few', '{n:number} card{{s}}', '{n} {{kart|karta|kart||kart|kart}}', pol, ['plural_forms']],
    ['six forms without those Polish does not have', '{n:number} card{{s}}', '{n} {{|karta||karty|kart|kart}}', pol, []],
    ['six forms of Romanian without that of few', '{n:number} card{{s}}', '{n} {{|carte||||de cărți}}', rum, ['plural_forms']],
    ['one form for all numbers', '{n:number} card{{s}}', 'Pozostało {n} kart', pol, ['plural_missing']],
    ['one form for all numbers in German', '{n:number} point{{s}}', 'Am Ende {n} Punkte', ger, ['plural_missing']],
    ['a noun that has one form', '{n:number} point{{s}}', 'Am Ende {n} {{Meter}}', ger, []],
    ['a noun that is known to have one form', '{n:number} month{{s}}', 'Au bout de {n} mois', fre, []],
    ['a number behind its noun', '{n:number} card{{s}} left', 'Preostalo karata: {n}', srp, []],
    ['a unit behind a number', 'about {n:number} minute{{s}}', 'około {n} min', pol, []],
    ['six forms where two are needed', '{n:number} card{{s}}', '{n} {{a|b|c|d|e|f}}', ger, ['plural_forms']],
    ['a plural of something that is no number', '{name:string}, {n:number} card{{s}}', '{n}: {name}{{|s}}', eng, ['plural_place']],
    ['a plural before its number', '{n:number} card{{s}}', '{{Ein|Mehrere}}: {n}', ger, []],
    ['a plural without a number', 'Close', 'Schließe{{|n}}', ger, ['plural_place']],
    ['a double no-break space', 'Close it', 'Schließen\u00a0 Sie', ger, ['spaces']],
    ['straight quotes', 'Do “it”', 'Do "it"', eng, ['straight_quote']],
    ['quotes of another language', 'Do “it”', 'Tun Sie “es”', ger, ['foreign_quote']],
    ['own quotes', 'Do “it”', 'Tun Sie „es“', ger, []],
    ['a French mark without its space', 'Are you there?', 'Êtes-vous là ?', fre, ['spaces']],
    ['a French mark with it', 'Are you there?', 'Êtes-vous là\u202f?', fre, []],
    ['a direction override', 'Close', 'Clo\u202ese', eng, ['control_character']],
    ['letters that nobody sees', 'Close', '\u3164\u2800', eng, ['empty']],
    ['a replacement character', 'Close', 'Schlie\ufffden', ger, ['control_character']],
    ['the three forms of Latvian', '{n:number} card{{s}}', '{n} {{kāršu|kārts|kārtis}}', latvian, []],
    ['two forms of Latvian', '{n:number} card{{s}}', '{n} {{kārts|kārtis}}', latvian, ['plural_forms']],
    ['six forms of Hebrew, which has a dual', '{n:number} card{{s}}', '{n} {{a|b|c|d|e|f}}', hebrew, []],
    ['two forms of Hebrew', '{n:number} card{{s}}', '{n} {{a|b}}', hebrew, ['plural_forms']],
    ['a joiner of Persian', 'You play', 'می\u200cکنید', persian, []],
    ['a share said as a count', '{share:number|percent} of players', 'Von 100 haben {share} weniger', ger, []],
    ['a share without its number', '{share:number|percent} of players', 'Die meisten', ger, ['missing_placeholder']],
    ['far too much', 'Close', 'Schließen Sie dieses Fenster jetzt bitte wieder', ger, ['too_long']],
  ])('%s', (_, base, text, set, problems) => {
    expect(checkText(base, text, set)).toEqual(problems)
  })
})
