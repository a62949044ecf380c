import { shownDangers } from '../help/dangers.ts'
import { shownPlaces } from '../help/places.ts'
import { factsOf } from './language-facts.ts'

/** What no text may say or do whose reader it does not know; `why` says it in a sentence. */
export type Said = { reason: 'promise' | 'date_case' | 'elision' | 'level_in_sentence' | 'help_in_text' | 'storage'; why: string }

/** Stand only where an entry of `i18n/help` says that this holds, and may say no more. */
const saidByEntries: { readonly [key: string]: 'always' | 'costless' | 'nameless' } = {
  'help.always': 'always',
  'help.free': 'costless',
  'help.anonymous': 'nameless',
}

/** Day and night, every day, and at no cost: in the words of every language. Of help they hold where an entry says so. */
const always =
  /\b24\s?[/×]\s?7\b|around the clock|day and night|24 hours a day|rund um die uhr|tag und nacht|d[øy]gnet run[dt]t?|dag en nacht|jour et nuit|24\s?h(?:eures)? sur 24|las 24 horas|día y noche|24 ore su 24|giorno e notte|24 horas por dia|dia e noite|zi și noapte|całą dobę|danonoćno|όλο το 24ωρο/i
const costless = /free of charge|kostenlos|kostenfrei|gebührenfrei|\bgratis\b|gratuit|grátis|bezpłat|besplat|δωρεάν/i
/** That nobody else learns of it: no entry says so, and no text may. */
const secret =
  /confidential|vertraulich|verschwiegen|fortrolig|konfidentiell|vertrouwelijk|confidentiel|confidencial|riservat|confidențial|poufn|poverljiv|εμπιστευτικ|an[oóôω]n[iyí]m|ανώνυμ|never tell/i
const ofHelp =
  /help|hotline|hulp|h[jæ]{1,2}lp|hjälp|hilfe|beratung|rådgiv|aide|ayuda|aiuto|ajud|ajutor|pomoc|pomoć|βοήθει|phone|telefon|teléfon|τηλέφων|\bcall|bank|banque|banc[oaă]|τράπεζ/i

/** The Greek έως takes a date as `Intl` writes it. */
const dateInSentence = /[^:,(\s](?<!(?<!\p{L})έως)\s+\{(?:day|date|when)\b/iu

/** Levels begin with a capital: they stand first, or where `levelWords` writes them small. */
const levelInSentence = /\p{L}[^{\p{L}]*\{(?:level|category|band)\b/u

/** That something is gone once a tab is closed, or that session storage is written during play; each in one sentence. */
const tab = /\btabs?\b|tabbl|\bfanen|\bflik|onglet|\bscheda\b|separador|\baba\b|pestaña|kart\p{L}{1,3} przegl|kartic|\bfil[aă]\b|καρτέλ/iu
const closed = /\bclos|schl[io]|\bluk|sluit|gesloten|stäng|ferm|chiu|cierr|cerr|fech|zam[ky]|zatv|închi|κλεί/i
const gone = new RegExp(
  [
    '\\bgone\\b|disappear|vanish|deleted|\\bweg\\b|verschw|gelöscht|\\bvæk\\b|forsvind|slettes|verdw|verwijder|gewist|dispar',
    'effac|supprim|spari|scomp|cancell|desapare|borra|apaga|elimina|zni[ck]|usuw|nestaj|briš|șterge|försv|radera|χάν|χαθ|διαγρ|σβήν|εξαφαν',
  ].join('|'),
  'i',
)
const session = /session|sesión|sessão|sesji|sessie|sesij|sesiun|sitzung|συνεδρία/i
const duringPlay = new RegExp(
  [
    'while (?:you|they) play|während sie spielen|mens du spiller|terwijl je speelt|pendant que vous jouez|mentre giochi|podczas gry',
    'enquanto (?:você )?joga|cât timp joci|mientras juegas|dok igrate|medan du spelar|όσο παίζετε',
  ].join('|'),
  'i',
)
const saysStorageEnds = (sentence: string): boolean =>
  [tab, closed, gone].every((part) => part.test(sentence)) ||
  [session, duringPlay].every((part) => part.test(sentence)) ||
  /\b(?:gone|ends?) with the tab\b/i.test(sentence)

/** Places with a helpline that is open day and night, for gambling or a crisis, and with one that costs nothing. */
const openAlways = new Set(
  [...shownPlaces, ...shownDangers.map(({ place, crisis }) => ({ place, lines: crisis }))]
    .filter(({ lines }) => lines.some(({ hours }) => hours === 'always'))
    .map(({ place }) => place),
)
const free = new Set(shownPlaces.filter(({ lines }) => lines.some((line) => line.free)).map(({ place }) => place))

/** Names and numbers of services: they come by the player's place, and no text knows it. */
const services = new Map(
  shownPlaces.flatMap(({ place, lines }) =>
    lines.flatMap(({ name, phone }) =>
      [name, ...(phone ? [phone.national] : [])].filter((each) => each.length > 5).map((each) => [each, place]),
    ),
  ),
)

/** What is wrong with a text by its key, in the language of its set; `place` is the market of the operator or the set that it is for. */
export const saidFaults = (key: string, text: string, lang: string, place?: string): Said[] => {
  const { promises, datesInflect, elided } = factsOf(lang)
  const faults: Said[] = []
  const known = saidByEntries[key]
  const isOfHelp = known || ofHelp.test(text)
  if (
    (isOfHelp && always.test(text) && known !== 'always' && !openAlways.has(place ?? '')) ||
    (isOfHelp && costless.test(text) && known !== 'costless' && !free.has(place ?? '')) ||
    (isOfHelp && secret.test(text)) ||
    (known !== 'nameless' && promises?.test(text))
  )
    faults.push({ reason: 'promise', why: 'it promises for others: hours, price and namelessness of a helpline differ by service' })
  if (datesInflect && dateInSentence.test(text))
    faults.push({ reason: 'date_case', why: 'a date inside a sentence needs a case that nothing here can give it' })
  if (elided?.test(text)) faults.push({ reason: 'elision', why: 'the word before a name or date would change with its first letter' })
  if (levelInSentence.test(text))
    faults.push({ reason: 'level_in_sentence', why: 'a level begins with a capital, so it looks wrong inside a sentence' })
  if (text.split(/(?<=[.!?;])\s+/).some(saysStorageEnds))
    faults.push({
      reason: 'storage',
      why: 'it says that something is gone with the tab, or kept in play only: it begins with the first page, and browsers may keep a copy',
    })
  for (const [service, home] of services)
    if (text.includes(service) && !(place && place.slice(0, 2) === home.slice(0, 2)))
      faults.push({ reason: 'help_in_text', why: `“${service}” helps in ${home} alone, and readers may be elsewhere` })
  return faults
}
