import { francAll } from 'franc'

/** ISO 639-3 codes of the languages our sets are written in, by ISO 639-1. */
const codes: { readonly [language: string]: readonly string[] } = {
  da: ['dan'],
  de: ['deu'],
  el: ['ell'],
  en: ['eng'],
  es: ['spa'],
  fr: ['fra'],
  it: ['ita'],
  nl: ['nld'],
  pl: ['pol'],
  pt: ['por'],
  ro: ['ron'],
  // In Latin letters the three differ too little to be told apart by the frequency of their letters.
  sr: ['srp', 'hrv', 'bos'],
  sv: ['swe'],
}
/** Letters beyond a to z that texts of a language are written with, those of usual loan words among them. */
const letters: { readonly [language: string]: string } = {
  da: 'æøåé',
  de: 'äöüßé',
  el: 'α-ωάέήίόύώϊϋΐΰ',
  en: 'éèêïöç',
  es: 'áéíóúüñ',
  fr: 'àâæçéèêëîïôœùûüÿ',
  it: 'àèéìíîòóùú',
  nl: 'áàäéèêëíïóöúüç',
  pl: 'ąćęłńóśźżé',
  pt: 'áâãàçéêíóôõúü',
  // ş and ţ are a slip of typography, not another language.
  ro: 'ăâîșțşţé',
  sr: 'čćđšž',
  sv: 'åäöéà',
}
/** Words that most sentences of a language have, and those ours are made of, by ISO 639-1. What two languages share tells neither from the other. */
const smallWords: { readonly [language: string]: ReadonlySet<string> } = Object.fromEntries(
  Object.entries({
    da: 'var kort og ikke det er du til med den på af for der har kan din dit dine vi blev som et eller hvis når mere en de at i om fra dig dem mange hvor blive lige nu igen spil dette valg ud næste fleste gevinst denne spillet meget tilbage forskel spiller hvad penge viser noget selv gange prøv bunke også før oftere kunne hvordan minutter andre samme sidste kortspil tabt åbner vinduet point kun aldrig vende',
    de: 'und nicht das ist sie die der den dem ein eine einen mit auf für von zu wir ihr ihre ihren ihnen oder wenn wird sind haben kann auch noch bitte es im am bei hat sich in aus nach wie war keine dieser diese dieses können sein als mehr vom zum zur spiel einem menschen meisten karten verlust gewechselt wahl gewinn weniger ergebnis einmal punkte ihrem seite meist nur machen ihrer werden hälfte versuchen öfter bis mal nie ganz',
    el: 'και το του της την να δεν σας είναι για με από στο στη που θα τα οι μια ένα τον αν πριν ξανά η ο',
    en: 'the and you your with from what how this that they which have is are was were not for it of to we can be on in or if our there by at has will as an but after when more any game than out people one card choice often again report time less about result please play see back only draw take save shows long help open link right now available page been before something wrong every picture next cards points never money',
    es: 'el los las no que en con una por para está tu tus más pero hay puedes esta este del es se lo te la de y un o si al has su como sin muy cuando ya sobre partida mazo después siguiente elección puede mitad ayuda veces también tiempo qué cómo juegas jugar así aquí ninguna sí vuelve hacer cuántos carta cartas sacas envía están puntos dinero nunca nuevo última inténtalo decir nada enlace',
    fr: 'le les des est vous votre vos avec pour dans une pas sur ne nous ce cette que qui au du et la de un ou en plus il par se si aux à peut elle ont sont même partie avez cartes risque après souvent fois gens perte moins chez jeu pouvez résultat été aussi deux temps moitié jouer aucun faire chaque où voir compte tout quand avant beaucoup sans autre comment lien page essayer trois jamais argent veuillez encore ici',
    it: 'il che non una per con del della hai puoi sono tuo tua gli di nel questo questa ma più e è la le un i dei al o se ti da alla come delle si lo in dal su te sei ho abbiamo partita rischio perdita persone dopo scelta meno spesso sulla gioco può punti risultato mazzo solito nuovo anche metà prima scelte lunga cosa giochi stato molto ogni riprova tutte vuoi dove fare altri carte mai soldi tre pagina qualcosa',
    nl: 'de het een niet je van en is dat met voor op zijn kun hebt wij we deze dit naar bij ook of in te aan er om als wat dan hoe meer nog uit door die was geen kunt verlies mensen winst kaarten keuze opnieuw keer minder vaak resultaat zien meestal worden helft maar alleen waar kunnen terug vaker elke twee ongeveer veel tijd verder doen blijven heeft alsjeblieft speel spel kaart nooit geld drie pagina',
    pl: 'nie się jest na do to że lub możesz po przez tej ten ta od dla jak twój twoja i w z o a są ze czy tylko gdy ale za można co tym albo jeśli przy twojej twoją niż grze osób gra wybór większości było następny gry talii kart więcej straty karty wygrana strata twoje mniej ponownie wynik zwykle sama może punkty wybory pieniądze dalej spróbuj jeszcze wszystkie tego grę została raz też razem ani trzy nigdy strona stronę stronie proszę',
    pt: 'sobre si nada não uma que com para os as em do da você seu sua mais pode está isto este esta no na ao o a e um de dos das se por é ou como mas pela pelo sem há jogo baralho neste pessoas risco escolha depois teste seguinte maioria novo vezes suas relatório pontos mesmo só foi perdas dinheiro seus jogar escolhas metade joga onde também nenhum muito num tem outro tente lhe ajuda começar isso ligação dois voltar já podem dados três página cartas carta nunca apenas ver',
    ro: 'nu este și un o care cu pe din la să ai poți sunt pentru acest această mai în de a ce se te ți tău ta dacă fi au sau unei unui prin al ale joc decât după oameni cei nou pierdere mulți cărți jocul mult alegerea următoare testul puțin poate fost raportul ca același cele iar cât că joci îți doar puncte timp jumătate cum bani cel fiecare deschide când încearcă face încă trei niciodată pagina pagină',
    sr: 'nije je da se na za ste su koji ova ovaj ne možete vaš vaša ili od sa u i po iz vas vam to kako ako više koja što bi kada nema igri posle ljudi izbor sledeći igra rizika većine ponovo karata gubitak manje izveštaj može samo koliko uglavnom igre puta šta češće ređe kad pokušajte želite jednom još dva koje tri nikada novac poeni poena vaše stranica stranicu molimo ovde špil karte kartu',
    sv: 'och inte det är du att med den på av för som har kan din ditt dina vi eller om när mer ett en de i till från dig var hur så men igen inga här spelet än nästa flesta förlust testet vinst poäng mycket skillnad spelar tillbaka vad pengar vill visar gånger sällan försök sidan inget oftare varje gör två finns ungefär minuter ofta kvar öppna göra spara utan sista där samma andra kort korthög aldrig bara tre spel spela',
  }).map(([language, words]) => [language, new Set(words.split(' '))]),
)
const allCodes = Object.values(codes).flat()
const names = new Intl.DisplayNames('en', { type: 'language' })

/** Below this share of the best guess a sentence is hardly the language; every sentence of our own sets lies above. */
const hardly = 0.7
/** Shorter texts hold too few letters to tell. */
const shortest = 60

const rank = (text: string) => francAll(text, { only: allCodes, minLength: 20 })

/** The language whose small words a sentence has where it has hardly one of its own: English left in a text, a row of another file. */
const bySmallWords = (sentence: string, own: string): string | undefined => {
  const mine = smallWords[own] ?? new Set()
  const words = [...new Set(sentence.toLowerCase().match(/(?<![\p{L}’-])\p{L}+(?![\p{L}’-])/gu))]
  const counts = Object.entries(smallWords).map(([language, theirs]) => ({
    language,
    strange: words.filter((word) => theirs.has(word) && !mine.has(word)).length,
    known: words.filter((word) => mine.has(word) && !theirs.has(word)).length,
  }))
  const [best] = counts
    .filter(({ strange, known }) => strange > 1 && strange > 2 * known)
    .toSorted((one, other) => other.strange - one.strange)
  return best?.language
}

/** The first word with a letter that the language is not written with. Words with a capital may be names, and are left alone. */
export const foreignWord = (text: string, tag: string): string | undefined => {
  const ownLetters = letters[tag.split('-')[0] ?? '']
  if (ownLetters === undefined) return undefined
  const strange = new RegExp(`[^a-z${ownLetters}\\p{Lu}\\p{Lo}]`, 'u')
  return text
    .normalize()
    .match(/(?<!\p{L})\p{Ll}+(?!\p{L})/gu)
    ?.find((word) => strange.test(word))
}

/** Whether a language can be told from others: a new one is added to the three lists above. */
export const isToldApart = (tag: string): boolean => Object.hasOwn(codes, tag.split('-')[0] ?? '')

/** The English name of the language a sentence seems to be in, if that is not the one it should be in; undefined where nothing can be told. */
export const languageProblem = (text: string, tag: string): string | undefined => {
  const ownCodes = codes[tag.split('-')[0] ?? '']
  if (!ownCodes) return undefined
  // A short sentence is told by its small words, however few its letters are and like those of another language.
  for (const sentence of text.split(/(?<=[.!?:;…])\s+/)) {
    const otherLanguage = bySmallWords(sentence, tag.split('-')[0] ?? '')
    if (otherLanguage) return names.of(otherLanguage)
  }
  if (text.length < shortest) return undefined
  const ranking = rank(text)
  const [[best] = ['und']] = ranking
  if (best === 'und' || ownCodes.includes(best)) return undefined
  const likeness = Math.max(0, ...ranking.filter(([code]) => ownCodes.includes(code)).map(([, share]) => share))
  return likeness < hardly ? names.of(best) : undefined
}

/** The same of many texts together, where a guess is safe: another language if the whole is more like it. */
export const wholeLanguageProblem = (texts: readonly string[], tag: string): string | undefined => {
  const ownCodes = codes[tag.split('-')[0] ?? '']
  const text = texts.join(' ').replace(/\{\{[^{}]*\}\}|\{[^{}]*\}/g, ' ')
  if (!ownCodes || text.length < 4 * shortest) return undefined
  const [[best] = ['und']] = rank(text)
  return best === 'und' || ownCodes.includes(best) ? undefined : names.of(best)
}
