import { baseOf, type FullSet, type Locales, sets } from '../sets.ts'
import table from './terms.json' with { type: 'json' }
import { terms, type Words, word } from './words.ts'

/** The words of a language, which stand in its row in the order of `terms`. */
const termsOf = (set: keyof typeof table) => {
  const row = table[set].split('|')
  return Object.fromEntries(terms.map((term, index) => [term, row[index]?.trim()])) as Words['terms']
}

const dan: Words = {
  terms: termsOf('dan'),
  address: { form: 'du', never: /(?<!^|[.!?:] )(?<!\p{L})(?:De|Dem|Deres)(?!\p{L})/u },
  never: {
    certainty: word('(?:ret|næsten|helt) sikkert?|uden tvivl'),
    'losing deck': word('dyre? bunke\\p{L}*'),
    labels_people: word('ludoman(?:er|en|ere|erne)?|spilafhængig(?:e|es)?|problemspiller\\p{L}*|misbruger\\p{L}*|offer|ofre(?:ne|t)?'),
    slogan: word('ansvarligt spil|spil ansvarligt'),
    praises: word('godt klaret|tillykke|flot'),
    promises: word('(?<!mere )sikkert spil|garanteret|risikofrit|helt sikker gevinst'),
    blames: word('du skulle have'),
  },
}

const dut: Words = {
  terms: termsOf('dut'),
  address: { form: 'je', never: word('u|uw') },
  never: {
    certainty: word('(?:vrij|bijna|heel|zeer) zeker|ongetwijfeld'),
    'losing deck': word('dure stapels?'),
    labels_people: word('\\p{L}*verslaafd\\p{L}*|probleemgokker\\p{L}*|slachtoffers?'),
    slogan: word('verantwoord spelen|speel verantwoord'),
    praises: word('goed gedaan|gefeliciteerd'),
    promises: word('veilig (?:gokken|spelen)|gegarandeerd|risicoloos'),
    blames: word('je had (?:moeten|beter)'),
  },
}

const eng: Words = {
  terms: termsOf('eng'),
  address: { form: 'you' },
  never: {
    certainty: word('(?:quite|fairly|very|almost) (?:sure|certain)(?:ly)?|certainly|definitely'),
    helpline: word('help[- ]lines?|hotlines?'),
    'losing deck': word('(?:cost|risk)(?:y|l?ier|l?iest|ly) decks?|bad decks?'),
    draw: word('turn(?:ed|ing)? (?:a|the next|80|40|its|each|many) ?(?:top )?cards?'),
    labels_people: word('addict(?:s|ed|ion|ive)?|problem gambl(?:er|ers|ing)|compulsive|pathological|victims?|sufferers?'),
    slogan: word('responsible gambling|(?:play|gamble) responsibly'),
    praises: word('well done|congratulations|great job'),
    promises: word('safe (?:play|gambling)|guarantee(?:d|s|ing)?|(?:a )?sure (?:way|win|thing)|beat the odds|risk-free|can’t lose'),
    blames: word('you should(?:n’t)? have'),
    other_region: word('colors?|analyz\\p{L}+|favorites?|anymore'),
  },
}

const fre: Words = {
  terms: termsOf('fre'),
  address: { form: 'vous', never: word('tu|toi|te|tes|ton|ta'), young: { form: 'tu', never: word('vous|votre|vos') } },
  never: {
    certainty: word('(?:presque|tout à fait) (?:certain|sûr)e?s?|sans aucun doute'),
    'losing deck': word('paquets? (?:coûteux|chers?)'),
    'deck that wins often': word('paquets? qui gagnent?'),
    helpline: word('lignes? d’aide'),
    'self-test': word('autotests?'),
    labels_people: word(
      'joueu(?:rs?|ses?) (?:pathologiques?|compulsi(?:fs?|ves?)|à problèmes?)|accros?|ludopathes?|dépendante?s?|addicts?|victimes?',
    ),
    slogan: word('jeu responsable|jouez de façon responsable'),
    praises: word('bravo|félicitations'),
    promises: word('jeu sans (?:risque|danger)|garantie?s?|à coup sûr'),
    blames: word('vous auriez dû|tu aurais dû'),
  },
}

const ger: Words = {
  terms: termsOf('ger'),
  address: {
    form: 'Sie',
    never: word('du|dich|dir|dein(?:e|en|em|er|es)?'),
    young: { form: 'du', never: /(?<!^|[.!?:] )(?<!\p{L})(?:Sie|Ihnen|Ihr(?:e|en|em|er|es)?)(?!\p{L})/u },
  },
  never: {
    certainty: word('(?:ziemlich|fast|sehr|ganz) sicher|mit Sicherheit|zweifellos'),
    'losing deck': word('teure[rnsm]? Stapel[ns]?'),
    helpline: word('Hilfetelefon\\p{L}*'),
    calque: word('Empfindlichkeit(?:en)?'),
    labels_people: word('\\p{L}*süchtig\\p{L}*|suchtkrank\\p{L}*|Problemspieler\\p{L}*|Opfern?s?'),
    slogan: word('verantwortungsvoll(?:es|em)? Spielen?|spielen Sie verantwortungsvoll'),
    praises: word('gut gemacht|Glückw[uü]nsche?|super|bravo'),
    promises: word('sichere[sn]? (?:Glücksspiel|Spielen)\\p{L}*|garantier\\p{L}+|risikolos\\p{L}*|todsicher\\p{L}*'),
    blames: word('hätten Sie|hättest du|selbst schuld'),
  },
}

const gre: Words = {
  terms: termsOf('gre'),
  address: {
    form: 'εσείς',
    never: word('εσύ|σου|εσένα|θέλεις|μπορείς|έχεις|είσαι|ήσουν|παίζεις|κάνεις|βλέπεις|βγεις|διάλεξε|πάτησε|δοκίμασε'),
    young: { form: 'εσύ', never: word('εσείς|εσάς|σας|θέλετε|μπορείτε|έχετε|είστε|κάνετε|κάνατε|μιλήστε|ανοίξτε|δείξτε') },
  },
  never: {
    certainty: word('χωρίς αμφιβολία|με βεβαιότητα|σχεδόν σίγουρ\\p{L}+'),
    'losing deck': word('ακριβ\\p{L}+ στοίβ\\p{L}+'),
    'to gamble': word('τζ[όο]γ\\p{L}+'),
    labels_people: word('εθισμέν\\p{L}+|παθολογικ\\p{L}+ παίκτ\\p{L}+|θύμα(?:τα|τος)?|θυμάτων'),
    slogan: word('υπεύθυν\\p{L}+ παιχνιδ\\p{L}+|υπεύθυνο παιχνίδι'),
    praises: word('μπράβο|συγχαρητήρια'),
    promises: word('(?<!πιο )ασφαλές παιχνίδι|εγγυημέν\\p{L}+|χωρίς ρίσκο'),
    blames: word('έπρεπε να (?:είχατε|είχες)'),
  },
}

const ita: Words = {
  terms: termsOf('ita'),
  address: {
    form: 'tu',
    never:
      /(?<!^|[.!?:] )(?<!\p{L})(?:Lei|Suo|Sua|Suoi)(?!\p{L})|(?:^|[.!?:] )(?:Vuole|Desidera|Prema|Scelga|Riprovi|Inserisca|Prenda)(?!\p{L})/u,
  },
  never: {
    certainty: word('(?:quasi|del tutto) (?:cert|sicur)[oaie]|senza dubbio'),
    points: word('punteggio finale'),
    'losing deck': word('mazz[oi] (?:costos|car)[oi]'),
    'deck that wins often': word('mazzi che vincono'),
    helpline: word('line[ae] (?:di |d’)aiuto'),
    'self-test': word('autotest'),
    labels_people: word('ludopatic\\p{L}+|ludopat[ai]|giocator[ei] (?:patologic|compulsiv)\\p{L}+|dipendent[ei]|vittim[ae]'),
    slogan: word('gioco responsabile|gioca responsabilmente'),
    praises: word('bravo|bravissim[oa]|complimenti'),
    promises: word('gioco sicuro|garantit[oaie]|senza risch[io]'),
    blames: word('avresti dovuto'),
  },
}

const pol: Words = {
  terms: termsOf('pol'),
  address: { form: 'Ty, bez rodzaju', never: /(?<!^|[.!?:] )(?<!\p{L})(?:Pan|Pani|Państwo|Państwa)(?!\p{L})|\p{L}ł[ea]ś(?!\p{L})/u },
  never: {
    certainty: word('na pewno|bez wątpienia|prawie pewn\\p{L}+'),
    'risk score': word('wynik\\p{L}* ryzyka'),
    'losing deck': word('drog\\p{L}+ tali\\p{L}*'),
    'self-test': word('autotest\\p{L}*'),
    labels_people: word('uzależnion\\p{L}+|hazardzist\\p{L}+|nałogow\\p{L}+|ofiar\\p{L}*'),
    slogan: word('odpowiedzialn\\p{L}+ gr\\p{L}+|graj odpowiedzialnie'),
    praises: word('gratul\\p{L}+|brawo'),
    promises: word('bezpieczn\\p{L}+ hazard\\p{L}*|gwarantowan\\p{L}+|bez ryzyka'),
    blames: word('trzeba było'),
  },
}

const por: Words = {
  terms: termsOf('por'),
  address: {
    form: 'terceira pessoa, sem pronome',
    never: word('você|tu|teus?|tuas?|te'),
    young: { form: 'tu', never: word('você|lhe|feche|conte|carregou|abra|fez|fale|pode (?:fechar|mostrar|ter)') },
  },
  never: {
    certainty: word('(?:quase|muito) cert[oa]s?|sem dúvida'),
    points: word('pontuação final'),
    'losing deck': word('baralhos? (?:caro|arriscado|perdedor)e?s?'),
    'deck that wins often': word('baralhos que ganham'),
    'self-test': word('autotestes?'),
    labels_people: word('viciad[oa]s?|ludopatas?|jogador(?:es)? (?:compulsiv|patológic)[oa]s?|dependentes?|vítimas?'),
    slogan: word('jogo responsável|jogue com responsabilidade'),
    praises: word('parabéns|muito bem'),
    promises: word('jogo seguro|garantid[oa]s?|sem risco'),
    blames: word('devia ter|devias ter|deveria ter'),
  },
}

/** The words of `por`; what only Portugal says must not stand, so that a text of `por` that needs a Brazilian one is found. */
const porBR: Words = {
  terms: { ...por.terms, helpline: 'serviço de apoio', 'to gamble': 'apostar dinheiro' },
  address: { form: 'você', never: word('tu|teu|tua|te|lhes?') },
  never: {
    ...por.never,
    other_region: word(
      [
        '(?:está|estão|estava|continu[ae]r?) a \\p{L}+r|a (?:enviar|terminar|carregar)|\\p{L}+-lhes?|(?:para|de|sobre|em) si|tem de',
        '(?:mais|menos) de metade|ecrãs?|telemóve(?:l|is)|separador(?:es)?|à espera|utilizador(?:es)?|registos?|registad[oa]s?|desportos?',
        'stress|planei[ae]\\p{L}*|contact\\p{L}+|partilh\\p{L}+|anónim\\p{L}+|renda|levant\\p{L}+ o dinheiro|premir|prima|ligaç(?:ão|ões)',
        'noutr[oa]s?|demasiado|descarregar|correu mal|porquê|de [oa] \\p{L}+(?:ar|er|ir)|num[a]?s?|escolha seguinte',
      ].join('|'),
    ),
  },
}

const rum: Words = {
  terms: termsOf('rum'),
  address: {
    form: 'tu',
    never: word('dumneavoastră|dvs|vă|aveți|puteți|sunteți|doriți|vreți|jucați|alegeți|apăsați|încercați|faceți|mergeți|așteptați'),
  },
  never: {
    certainty: word('fără îndoială|cu siguranță|aproape sigur'),
    'losing deck': word('pachet\\p{L}* (?:costisito|scump)\\p{L}*'),
    'self-test': word('autotest\\p{L}*'),
    labels_people: word('dependenți?|dependent[ăe]?|jucător(?:i)? patologici?|victim\\p{L}+'),
    slogan: word('joc responsabil|joacă responsabil'),
    praises: word('bravo|felicitări'),
    promises: word('joc sigur|garantat[ăe]?|fără risc'),
    blames: word('ar fi trebuit să'),
  },
}

const spa: Words = {
  terms: termsOf('spa'),
  address: { form: 'tú', never: word('usted|ustedes|vosotros|vuestr[oa]s?') },
  never: {
    certainty: word('(?:casi|muy|totalmente) segur[oa]s?|sin duda'),
    'losing deck': word('mazos? (?:costoso|caro)s?'),
    'deck that wins often': word('mazos? que ganan?'),
    helpline: word('línea de ayuda'),
    'self-test': word('autotests?'),
    labels_people: word('ludópatas?|adict[oa]s?|jugador(?:es)? patológicos?|víctimas?'),
    slogan: word('juego responsable|juega con responsabilidad'),
    praises: word('enhorabuena|felicidades|bien hecho'),
    promises: word('juego seguro|garantizad[oa]s?|sin riesgo'),
    blames: word('deberías haber'),
  },
}

/** The words of `spa`; what only Spain says must not stand, so that a text of `spa` that needs a Latin American one is found. */
const spa419: Words = {
  terms: { ...spa.terms, 'risk score': 'puntaje de riesgo', helpline: 'línea de ayuda', 'to gamble': 'apostar' },
  address: { form: 'tú', never: word('usted|vosotros|vuestr[oa]s?|vos') },
  never: {
    ...spa.never,
    helpline: word('teléfono de ayuda'),
    other_region: word(
      [
        '(?<!(?:aún no|todavía no|nunca|nunca se) )(?:ha[sn]?|hemos) \\p{L}+[ai]do|puntuaci(?:ón|ones)|productos de apoyo|pulsador(?:es)?',
        'ordenador(?:es)?|móvil(?:es)?|webs?|puls(?:a|ar|e)|enfad\\p{L}+|facturas?|ingres(?:as|ar)|afición|aficiones|de media',
        'apúnta\\p{L}+|apunta|a poder ser|cambiado de sitio|en marcha',
      ].join('|'),
    ),
  },
}

const srp: Words = {
  terms: termsOf('srp'),
  address: {
    form: 'vi',
    never: word('tebi|tvoj(?:a|e|i|u)?|tebe|(?![vnb]aš)\\p{L}+[aei]š'),
    young: { form: 'ti', never: word('vi|vas|vama?|vaš\\p{L}*|možete|želite|otvorite|recite|niste') },
  },
  never: {
    certainty: word('(?:sasvim|skoro) sigurn\\p{L}+|bez sumnje'),
    'risk score': word('rezultat\\p{L}* rizika'),
    'losing deck': word('skup\\p{L}* špil\\p{L}*'),
    labels_people: word('zavisni[kc]\\p{L}*|kockar(?:i|a|e|u|em|ima)?|žrtv\\p{L}+'),
    slogan: word('odgovorn\\p{L}+ igranj\\p{L}+|igrajte odgovorno'),
    praises: word('bravo|čestitamo'),
    promises: word('bezbedno(?:g|m)? kockanj\\p{L}+|garantovan\\p{L}*|bez rizika'),
    blames: word('trebalo je da'),
  },
}

const swe: Words = {
  terms: termsOf('swe'),
  address: { form: 'du', never: /(?<!^|[.!?:] )(?<!\p{L})(?:Ni|Er|Era)(?!\p{L})/u },
  never: {
    certainty: word('(?:ganska|nästan|helt) säkert?|utan tvekan'),
    'risk score': word('riskpoäng\\p{L}*'),
    'losing deck': word('dyra? (?:kort)?hög\\p{L}*'),
    labels_people: word('spelberoende|spelmissbrukar\\p{L}*|problemspelar\\p{L}*|offer'),
    slogan: word('ansvarsfullt spelande|spela ansvarsfullt'),
    praises: word('bra jobbat|grattis'),
    promises: word('(?<!mer )säkert spel(?:ande)?|garanterade?|garanterat|riskfri\\p{L}*'),
    blames: word('du borde ha'),
  },
}

/** The words of `eng` in American spelling; what only British readers write must not stand, so that an inherited text that needs its own is found. */
const us: Words = {
  ...eng,
  never: {
    ...eng.never,
    other_region: word(
      '(?:colou|behaviou|favou)r\\p{L}*|(?:analy|recogni|organi|reali)s(?:e|ed|es|ing)|centres?|licences?|towards|e-mails?|start again|sport|cinema',
    ),
  },
}

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
