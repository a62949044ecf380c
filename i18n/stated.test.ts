import { expect, it } from 'vitest'
import { loadSetTexts } from './set-texts.ts'
import { type Locales, sets } from './sets.ts'

// What the specification wants said, in our words.
const named = ['minutes', 'again', 'deletion', 'points', 'anonymous', 'optional', 'mail'] as const
type Statements = readonly RegExp[]

/** By language, in this order. */
const english: Statements = [
  /about three minutes.*in one sitting/,
  /if you leave a running game, you have to start (again|over)/,
  /the data cannot be deleted on request.*while your report is open, you can .* delete it/,
  /points only.*never for money/,
  /anonymous.*(no|without) cookies/,
  /optional.*(as often as you like|several times)/,
  /this one message only.*not stored and not linked to your results/,
]
const statements: { readonly [language: string]: Statements } = {
  en: english,
  da: [
    /omkring tre minutter.*uden afbrydelser/,
    /forlader et spil, der er i gang, starter du forfra/,
    /kan dine data ikke slettes på anmodning.*slette dine data, mens din rapport/,
    /kun om point.*aldrig om penge/,
    /anonym.*(ingen|uden) cookies/,
    /frivillig.*(så tit du vil|flere gange)/,
    /kun til denne ene besked.*gemmes den ikke og knyttes ikke til dine resultater/,
  ],
  de: [
    /etwa drei Minuten.*ohne längere Unterbrechung/,
    /ein laufendes Spiel verlassen, beginnen Sie von vorn/,
    /können die Daten nicht auf Anfrage gelöscht werden.*solange Ihr Bericht.* selbst.* löschen/,
    /nur um Punkte.*nie um Geld/,
    /anonym.*(keine|ohne) Cookies/,
    /freiwillig.*(so oft Sie wollen|mehrmals)/,
    /nur für diese eine Nachricht.*nicht gespeichert und nicht mit Ihren Ergebnissen verbunden/,
  ],
  el: [
    /περίπου τρία λεπτά.*χωρίς διακοπή/,
    /φύγετε από ένα παιχνίδι πριν τελειώσει, ξεκινάτε από την αρχή/,
    /τα δεδομένα δεν μπορούν να διαγραφούν κατόπιν αιτήματος.*διαγράψετε/,
    /μόνο για πόντους.*ποτέ για χρήματα/,
    /ανώνυμ.*(δεν χρησιμοποιούνται|χωρίς) cookies/,
    /προαιρετικό.*(πάνω από μία φορά|περισσότερες από μία φορές)/,
    /μόνο για αυτό το μήνυμα.*δεν αποθηκεύεται και δεν συνδέεται με τα αποτελέσματά σας/,
  ],
  es: [
    /unos tres minutos.*sin interrupciones/,
    /si abandonas una partida en (marcha|curso), empiezas de nuevo/,
    /los datos no se pueden borrar a petición.*mientras .* borrar tus datos/,
    /solo por puntos.*nunca por dinero/,
    /anónim.*(no se usan|sin) cookies/,
    /voluntario.*(tantas veces como quieras|varias veces)/,
    /solo para ese mensaje.*no se guarda ni se relaciona con tus resultados/,
  ],
  fr: [
    /environ trois minutes.*en une seule fois/,
    /si vous quittez une partie en cours, vous recommencez depuis le début/,
    /les données ne peuvent pas être supprimées sur demande.*supprimer vos données vous-même/,
    /uniquement pour des points.*jamais pour de l’argent/,
    /anonyme.*(aucun cookie|sans cookies)/,
    /facultatif.*(autant de fois que vous voulez|plusieurs fois)/,
    /qu’à ce seul message.*ni enregistrée ni reliée à vos résultats/,
  ],
  it: [
    /circa tre minuti.*in una volta sola/,
    /se lasci una partita in corso, ricominci da capo/,
    /i dati non possono essere cancellati su richiesta.*finché .* cancellare i tuoi dati/,
    /solo per punti.*mai per denaro/,
    /anonim.*(non si usano|senza) cookie/,
    /facoltativo.*(tutte le volte che vuoi|più volte)/,
    /solo per questo messaggio.*non viene salvato né collegato ai tuoi risultati/,
  ],
  nl: [
    /ongeveer drie minuten.*in één keer/,
    /als je een lopend spel verlaat, begin je opnieuw/,
    /kunnen de gegevens niet op verzoek worden verwijderd.*zelf.* verwijderen/,
    /alleen om punten.*nooit om geld/,
    /anoniem.*(geen|zonder) cookies/,
    /vrijwillig.*(zo vaak je wilt|meer dan één keer)/,
    /alleen voor dit ene bericht.*niet bewaard en niet aan je resultaten gekoppeld/,
  ],
  pl: [
    /około trzech minut.*za jednym razem/,
    /jeśli wyjdziesz z trwającej gry, zaczniesz od nowa/,
    /danych nie można usunąć na życzenie.*dopóki .* zapisać lub usunąć/,
    /tylko o punkty.*nigdy o pieniądze/,
    /anonimow.*(nie używa(my)?|bez) plików cookie/,
    /dobrowoln(y|ie).*(ile|kilka) razy/,
    /tylko do tej jednej wiadomości.*nie jest zapisywany ani łączony z Twoimi wynikami/,
  ],
  pt: [
    /cerca de três minutos.*de uma só vez/,
    /se sair de um jogo em (curso|andamento), (você )?começa de novo/,
    /os dados não podem ser apagados a pedido.*enquanto .* apagar os seus dados/,
    /(apenas|só) por pontos.*nunca por dinheiro/,
    /an[óô]nim.*(não são usados|sem) cookies/,
    /(?:facultativo|opcional).*((as|quantas) vezes (que )?quiser|várias vezes)/,
    /só para essa mensagem.*não é guardado nem ligado aos seus resultados/,
  ],
  ro: [
    /aproximativ trei minute.*fără întrerupere/,
    /dacă părăsești un joc început, începi din nou/,
    /datele nu pot fi șterse la cerere.*cât timp .* șterge datele/,
    /doar pentru puncte.*niciodată pe bani/,
    /anonim.*(nu se folosesc|fără) cookie-uri/,
    /opțional.*(de câte ori vrei|de mai multe ori)/,
    /doar pentru acest mesaj.*nu este păstrată și nu este legată de rezultatele tale/,
  ],
  sr: [
    /oko tri minuta.*u jednom navratu/,
    /ako napustite igru u toku, počinjete ispočetka/,
    /podaci ne mogu da se obrišu na zahtev.*dok .* obrišete/,
    /samo za poene.*nikad za novac/,
    /anonimn.*(ne koriste se kolačići|kolačići se ne koriste|bez kolačića)/,
    /dobrovolj(an|no).*(koliko god puta želite|više puta)/,
    /samo za tu jednu poruku.*ne čuva i ne povezuje sa vašim rezultatima/,
  ],
  sv: [
    /ungefär tre minuter.*utan avbrott/,
    /om du lämnar ett pågående spel får du börja om/,
    /kan uppgifterna inte raderas på begäran.*medan .* ta bort dina uppgifter/,
    /bara om poäng.*aldrig om pengar/,
    /anonym.*(inga|utan) kakor/,
    /frivilligt.*(så ofta du vill|flera gånger)/,
    /bara för det meddelandet.*sparas den inte och kopplas inte till dina resultat/,
  ],
}

it.each(Object.keys(sets) as Locales[])(
  'the terms of %s, and the landing page where it matters, say what the specification wants said (R15–R18, R20–R22, ruling 36)',
  async (set) => {
    const { root, terms } = await loadSetTexts(set)
    const { landing } = root
    const { general, userData } = terms
    const places: Record<(typeof named)[number], string[]> = {
      minutes: [general.rules({ age: 18 })],
      again: [general.rules({ age: 18 })],
      deletion: [`${userData.noDeletion()} ${userData.siteLearns()}`],
      points: [landing.pointsOnly()],
      anonymous: [landing.anonymous()],
      optional: [landing.optional(), general.rules({ age: 18 })],
      mail: [userData.email()],
    }
    // The English texts stand in until a new language has its own.
    const said = statements[sets[set].lang.split('-')[0] ?? ''] ?? english
    const [pointsOnly = ''] = said[named.indexOf('points')]?.source.split('.*') ?? []
    expect(general.what({ provider: 'Gamalyze' }).replaceAll('\u00a0', ' ')).toMatch(new RegExp(pointsOnly, 'i'))
    for (const [index, name] of named.entries())
      for (const text of places[name]) expect(text.replaceAll('\u00a0', ' '), name).toMatch(new RegExp(said[index] ?? /^\b$/, 'is'))
  },
)
