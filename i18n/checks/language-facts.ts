import { fallbackLocale, findLocale } from '../resolve-locale.ts'
import { baseOf, type FullSet } from '../sets.ts'

/** What the checks of texts know of a language. A new one begins empty, and is checked for what its row says. */
export type LanguageFacts = {
  /** ISO 639-3, as `franc` names the language; several where letters tell too little. */
  codes: readonly string[]
  /** Letters beyond a to z that its texts are written with, those of usual loan words among them. */
  letters: string
  /** Words that most of its sentences have, and those ours are made of. What two languages share tells neither from the other. */
  smallWords: string
  /** Promises for others: that a helpline asks for no name, that a bank can do something. No word of it holds everywhere. */
  promises?: RegExp
  /** A date that `Intl` writes would need another case or an article, so it stands after a colon, a comma or a bracket, or alone. */
  datesInflect?: true
  /** Words that change before a vowel: no placeholder knows what comes. */
  elided?: RegExp
  /** What is wrong, and what to write. `checkText` holds those rules that would break a page. */
  typography?: readonly (readonly [RegExp, string])[]
}

const noBreak = '\u00a0'
const percentCloses: readonly [RegExp, string] = [/\d\s%/, 'no space before %']

/** Every language, by the set that holds its texts. */
export const languageFacts: { readonly [Set in FullSet]: LanguageFacts } = {
  dan: {
    codes: ['dan'],
    letters: 'æøåé',
    smallWords:
      'var kort og ikke det er du til med den på af for der har kan din dit dine vi blev som et eller hvis når mere en de at i om fra dig dem mange hvor blive lige nu igen spil dette valg ud næste fleste gevinst denne spillet meget tilbage forskel spiller hvad penge viser noget selv gange prøv bunke også før oftere kunne hvordan minutter andre samme sidste kortspil tabt åbner vinduet point kun aldrig vende',
    promises: /behøver ikke sige, hvad du hedder|banker kan/i,
    typography: [[/\d ?%/, 'a no-break space before %']],
  },
  dut: {
    codes: ['nld'],
    letters: 'áàäéèêëíïóöúüç',
    smallWords:
      'de het een niet je van en is dat met voor op zijn kun hebt wij we deze dit naar bij ook of in te aan er om als wat dan hoe meer nog uit door die was geen kunt verlies mensen winst kaarten keuze opnieuw keer minder vaak resultaat zien meestal worden helft maar alleen waar kunnen terug vaker elke twee ongeveer veel tijd verder doen blijven heeft alsjeblieft speel spel kaart nooit geld drie pagina',
    promises: /je naam niet te noemen|banken kun/i,
    typography: [percentCloses],
  },
  eng: {
    codes: ['eng'],
    letters: 'éèêïöç',
    smallWords:
      'the and you your with from what how this that they which have is are was were not for it of to we can be on in or if our there by at has will as an but after when more any game than out people one card choice often again report time less about result please play see back only draw take save shows long help open link right now available page been before something wrong every picture next cards points never money',
    promises: /(?:n’t|not) (?:have to give|be asked for) your name|\b(?:your|many|most) banks? (?:can|will|lets?|blocks?)\b/i,
    typography: [percentCloses],
  },
  fre: {
    codes: ['fra'],
    letters: 'àâæçéèêëîïôœùûüÿ',
    smallWords:
      'le les des est vous votre vos avec pour dans une pas sur ne nous ce cette que qui au du et la de un ou en plus il par se si aux à peut elle ont sont même partie avez cartes risque après souvent fois gens perte moins chez jeu pouvez résultat été aussi deux temps moitié jouer aucun faire chaque où voir compte tout quand avant beaucoup sans autre comment lien page essayer trois jamais argent veuillez encore ici',
    promises: /à donner votre nom|banques? p(?:eut|euvent)/i,
    elided: /(?:^|[\s’(])(?:de|le|la|que|je|ne|se)\s\{(?:partner|operator|provider|name|country|day|date)\b/i,
    typography: [
      [/[^\u202f\u00a0][;!?]/, 'a narrow no-break space before ; ! ?'],
      [/\d ?%/, 'a no-break space before %'],
    ],
  },
  ger: {
    codes: ['deu'],
    letters: 'äöüßé',
    smallWords:
      'und nicht das ist sie die der den dem ein eine einen mit auf für von zu wir ihr ihre ihren ihnen oder wenn wird sind haben kann auch noch bitte es im am bei hat sich in aus nach wie war keine dieser diese dieses können sein als mehr vom zum zur spiel einem menschen meisten karten verlust gewechselt wahl gewinn weniger ergebnis einmal punkte ihrem seite meist nur machen ihrer werden hälfte versuchen öfter bis mal nie ganz',
    promises: /Namen nicht nennen|ohne (?:(?!ohne )[^.])*Namen nennen|Banken? (?:k(?:ann|önnen)|sperr|blockier)/i,
    typography: [[/\d ?%/, 'a no-break space before %']],
  },
  gre: {
    codes: ['ell'],
    letters: 'α-ωάέήίόύώϊϋΐΰ',
    smallWords: 'και το του της την να δεν σας είναι για με από στο στη που θα τα οι μια ένα τον αν πριν ξανά η ο',
    promises: /δεν χρειάζεται να πείτε το όνομά|τράπεζες (?:σταματούν|μπορούν)/i,
    datesInflect: true,
    typography: [
      percentCloses,
      [/\?/, '; for a question'],
      [/\p{Script=Greek}[A-Za-z]|[A-Za-z]\p{Script=Greek}/u, 'Greek letters within a Greek word'],
    ],
  },
  ita: {
    codes: ['ita'],
    letters: 'àèéìíîòóùú',
    smallWords:
      'il che non una per con del della hai puoi sono tuo tua gli di nel questo questa ma più e è la le un i dei al o se ti da alla come delle si lo in dal su te sei ho abbiamo partita rischio perdita persone dopo scelta meno spesso sulla gioco può punti risultato mazzo solito nuovo anche metà prima scelte lunga cosa giochi stato molto ogni riprova tutte vuoi dove fare altri carte mai soldi tre pagina qualcosa',
    promises: /non (?:devi|serve) dire come ti chiami|banc(?:a|he) p(?:uò|ossono)/i,
    datesInflect: true,
    elided: /(?:^|[\s(])(?:a|il|del|al|dal|nel|la|della|alla)\s\{(?:partner|operator|provider|name|country|day|date|when)\b/i,
    typography: [percentCloses],
  },
  pol: {
    codes: ['pol'],
    letters: 'ąćęłńóśźżé',
    smallWords:
      'nie się jest na do to że lub możesz po przez tej ten ta od dla jak twój twoja i w z o a są ze czy tylko gdy ale za można co tym albo jeśli przy twojej twoją niż grze osób gra wybór większości było następny gry talii kart więcej straty karty wygrana strata twoje mniej ponownie wynik zwykle sama może punkty wybory pieniądze dalej spróbuj jeszcze wszystkie tego grę została raz też razem ani trzy nigdy strona stronę stronie proszę',
    promises: /musisz się przedstawiać|bank(?:ów)? mo(?:że|gą)/i,
    datesInflect: true,
    typography: [percentCloses, [new RegExp(`(?:^|[\\s${noBreak}(„])[aiouwzAIOUWZ] `), 'a no-break space after a word of one letter']],
  },
  por: {
    codes: ['por'],
    letters: 'áâãàçéêíóôõúü',
    smallWords:
      'sobre si nada não uma que com para os as em do da você seu sua mais pode está isto este esta no na ao o a e um de dos das se por é ou como mas pela pelo sem há jogo baralho neste pessoas risco escolha depois teste seguinte maioria novo vezes suas relatório pontos mesmo só foi perdas dinheiro seus jogar escolhas metade joga onde também nenhum muito num tem outro tente lhe ajuda começar isso ligação dois voltar já podem dados três página cartas carta nunca apenas ver',
    promises: /não (?:tem de|precisa(?: de)?) dizer o seu nome|bancos? pode[m]?/i,
    typography: [percentCloses],
  },
  rum: {
    codes: ['ron'],
    // ş and ţ are a slip of typography, not another language.
    letters: 'ăâîșțşţé',
    smallWords:
      'nu este și un o care cu pe din la să ai poți sunt pentru acest această mai în de a ce se te ți tău ta dacă fi au sau unei unui prin al ale joc decât după oameni cei nou pierdere mulți cărți jocul mult alegerea următoare testul puțin poate fost raportul ca același cele iar cât că joci îți doar puncte timp jumătate cum bani cel fiecare deschide când încearcă face încă trei niciodată pagina pagină',
    promises: /nu (?:trebuie|e nevoie) să spui cum te cheamă|bănci(?:le)? pot/i,
    typography: [
      [/\d ?%/, 'a no-break space before %'],
      [/[şţŞŢ]/, 'comma below: ș ț'],
    ],
  },
  spa: {
    codes: ['spa'],
    letters: 'áéíóúüñ',
    smallWords:
      'el los las no que en con una por para está tu tus más pero hay puedes esta este del es se lo te la de y un o si al has su como sin muy cuando ya sobre partida mazo después siguiente elección puede mitad ayuda veces también tiempo qué cómo juegas jugar así aquí ninguna sí vuelve hacer cuántos carta cartas sacas envía están puntos dinero nunca nuevo última inténtalo decir nada enlace',
    promises: /no tienes que decir tu nombre|bancos? pueden?/i,
    typography: [
      [/(?:^|[.!?:…]\s)[^¿.!?:…]*\?/, '¿ at the beginning of a question'],
      [/(?:^|[.!?:…]\s)[^¡.!?:…]*!/, '¡ at the beginning of an exclamation'],
      [/\d ?%/, 'a no-break space before %'],
    ],
  },
  srp: {
    // In Latin letters the three differ too little to be told apart by the frequency of their letters.
    codes: ['srp', 'hrv', 'bos'],
    letters: 'čćđšž',
    smallWords:
      'nije je da se na za ste su koji ova ovaj ne možete vaš vaša ili od sa u i po iz vas vam to kako ako više koja što bi kada nema igri posle ljudi izbor sledeći igra rizika većine ponovo karata gubitak manje izveštaj može samo koliko uglavnom igre puta šta češće ređe kad pokušajte želite jednom još dva koje tri nikada novac poeni poena vaše stranica stranicu molimo ovde špil karte kartu',
    promises: /ne morate da kažete kako se zovete|bank[ae] mo(?:že|gu)/i,
    datesInflect: true,
    typography: [percentCloses, [/\p{Script=Cyrillic}/u, 'Latin letters']],
  },
  swe: {
    codes: ['swe'],
    letters: 'åäöéà',
    smallWords:
      'och inte det är du att med den på av för som har kan din ditt dina vi eller om när mer ett en de i till från dig var hur så men igen inga här spelet än nästa flesta förlust testet vinst poäng mycket skillnad spelar tillbaka vad pengar vill visar gånger sällan försök sidan inget oftare varje gör två finns ungefär minuter ofta kvar öppna göra spara utan sista där samma andra kort korthög aldrig bara tre spel spela',
    promises: /behöver inte säga vad du heter|banker kan/i,
    typography: [[/\d ?%/, 'a no-break space before %']],
  },
}

/** The set of the language that a tag names, the base of a variant. */
export const languageSet = (tag: string): FullSet => baseOf(findLocale(tag) ?? fallbackLocale)

/** What the checks know of the language that a tag names. */
export const factsOf = (tag: string): LanguageFacts => languageFacts[languageSet(tag)]
