import { word } from './words.ts'

/** What gambling is sold with, by the words of all languages: no advice needs them. */
const sold = new RegExp(
  [
    'jackpot|bonus|mponous|cash ?back|freispiel|voucher|welcome offer|promo(?:tion|code|ție)|gratis ?spin',
    'free (?:spin|bet|play)|tours? gratuits?|gir[io] gratis|giros gratis|tiradas gratis|rodadas grátis|rotiri gratuite|darmow\\p{L}+ spin',
    '\\bslots?\\b|roulette|blackjack|spielautomat|spilleautomat|spelautomat|enarmad|gokkast|machines? à sous|tragaperras|tragamonedas|caça-níque',
    'păcănel|jednoręki bandyt|φρουτάκι|κουλοχέρη|μπόνους|τζάκποτ|δωρεάν περιστροφ|ρουλέτα|ruleta|ruletka|rulet[ăe]',
  ].join('|'),
  'iu',
)

/** Invitations to play more, now or again, by language. What tells to play *less*, or names "more than you want", is none. */
const invited: { readonly [language: string]: RegExp } = {
  da: word(
    'spil(?:le)? (?:(?:lidt|bare|også|gerne) )*(?:mere(?! end)|videre|igen|nu|i dag|hos os)|prøv lykken|vores (?:spil|tilbud|automater)',
  ),
  de: word(
    '(?:spiel(?:en?)?|setz(?:en?)?|wette[n]?|zocke?)(?: sie)? (?:(?:noch|doch|ruhig|heute|etwas|gern|ein (?:wenig|bisschen)) )*(?:mehr(?!,? als)|weiter|wieder|jetzt|heute|bei uns)|versuchen? (?:sie ihr|dein) glück|unsere (?:spiele|angebote|automaten)',
  ),
  el: word(
    '(?:παίξ(?:ε|τε)|στοιχημάτισ(?:ε|τε)|ποντάρ(?:ε|ετε)) (?:λίγο )?(?:ακόμ[αη]|περισσότερο(?! από)|ξανά|τώρα|σήμερα)|δοκίμασε την τύχη|(?:τα παιχνίδια|οι προσφορές) μας',
  ),
  en: word(
    '(?:play|bet|gamble|spin|stake|deposit|wager)(?:ing)? (?:(?:a (?:little|bit|few)|some) )?(?:more(?! than)|again|on|today|now|with us|here)|(?:try|push|test) your luck|our (?:games|offers?|tables|machines)',
  ),
  es: word(
    '(?:jueg[au]|juegue|apuest[ae]) (?:un poco )?(?:más(?! de)|otra vez|de nuevo|ahora|hoy|con nosotros)|(?:prueb[ae]|tient[ae]) (?:tu|su) suerte|nuestr[oa]s (?:juegos|ofertas|máquinas)',
  ),
  fr: word(
    '(?:re)?(?:jouez|joue|misez|mise|pariez|parie) (?:(?:un peu|encore) )*(?:encore|davantage|plus(?! (?:que|qu’|de temps))|maintenant|aujourd’hui|chez nous)|rejoue[rz]?|tente[rz]? (?:votre|ta) chance|nos (?:jeux|offres|machines)',
  ),
  it: word(
    '(?:gioca|giochi|scommett[ia]|punt[ai]) (?:ancora|(?:un po’ )?di più(?! di)|adesso|ora|oggi|con noi)|tent[ai] la (?:fortuna|sorte)|(?:nostri giochi|nostre offerte)',
  ),
  nl: word(
    '(?:speel|gok|zet) (?:(?:nog|wat|een beetje|gerust) )*(?:meer(?! dan)|verder|door|nu|vandaag|weer|opnieuw|bij ons)|waag (?:je|een) (?:kans|gokje)|onze (?:spellen|aanbiedingen)',
  ),
  pl: word(
    '(?:zagraj|graj|postaw|obstaw)(?:cie)? (?:trochę )?(?:jeszcze|więcej(?! niż)|dalej|znów|znowu|teraz|dziś|dzisiaj|u nas)|spróbuj(?:cie)? szczęścia|nasz[ea] (?:gry|oferty|automaty)',
  ),
  pt: word(
    '(?:jog(?:a|ue)|apost[ae]) (?:(?:um pouco|ainda) )*(?:mais(?! do)|de novo|outra vez|agora|hoje|connosco|conosco)|tent[ae] a (?:sua )?sorte|noss[oa]s (?:jogos|ofertas|máquinas)',
  ),
  ro: word(
    '(?:joacă|jucați|pariază|pariați|mizează|mizați) (?:(?:puțin|încă) )*(?:mai mult(?! decât)|din nou|acum|azi|astăzi|la noi)|încearcă-ți norocul|(?:jocurile|ofertele|aparatele) noastre',
  ),
  sr: word(
    '(?:igraj|zaigraj|uloži|kladi)(?:te)?(?: se)? (?:(?:još|malo) )*(?:još|više(?! nego)|ponovo|sada|danas|kod nas)|oprobaj(?:te)? sreću|naš[ea] (?:igre|ponude|automati)',
  ),
  sv: word(
    '(?:spela|satsa) (?:(?:lite|gärna|bara) )*(?:mer(?!a? än)|vidare|igen|nu|idag|i dag|hos oss)|pröva (?:lyckan|din lycka)|våra (?:spel|erbjudanden|automater)',
  ),
}

/** In a clause with one of these an invitation is its contrary. */
const negation = word(
  '\\p{L}*n’t|not|never|no|ikke|aldrig|nicht|nie|keine?n?|μην?|δεν|ποτέ|nunca|pas|jamais|non|mai|niet|nooit|não|nu|niciodată|ne|nemoj(?:te)?|nikad|inte',
)

/** Titles may hold the name of a label or a casino. */
const mayName = /title$/

/** An address or a telephone number in a tip: what players may turn to comes by their place, and from no label. */
const elsewhere = /https?:|www\.|[\p{L}\d]\.(?:com|net|org|bet|casino|games?)(?!\p{L})|\d(?:[\s\p{Pd}/]?\d){5}/iu

/** A text as it is read: letters in their usual form and spaces alike; and once more with spaces for hyphens. */
const asRead = (text: string): string[] => {
  const plain = text.normalize('NFKC').replace(/\s+/g, ' ')
  return [plain, plain.replace(/\p{Pd}/gu, ' ')]
}

/**
 * Whether a label's own text sells gambling, invites to it, or leads elsewhere, as far as words show: people who may gamble a lot read it as advice.
 * What is told in other words only a reader can find.
 */
export const isLure = (key: string, text: string, lang: string): boolean => {
  if (mayName.test(key)) return false
  const invites = invited[lang.split('-')[0] ?? '']
  return asRead(text).some(
    (read) =>
      sold.test(read) ||
      (key.startsWith('advice.') && elsewhere.test(read)) ||
      read.split(/[.!?;:,–—·]/).some((clause) => invites?.test(clause) && !negation.test(clause)),
  )
}
