import { expect, it } from 'vitest'
import namespaces from './eng/namespaces.ts'
import root from './eng/root.ts'
import { loadSetTexts } from './set-texts.ts'
import { type Locales, sets } from './sets.ts'

const [{ landing }, { terms }] = [root, namespaces]

// What the specification wants said, in our words. The other sets have the same keys (`sets.test.ts`).
it.each([
  ['points only, no money', [landing.pointsOnly, terms.general.points], /points only.*money/i],
  ['anonymous, without cookies', [landing.anonymous, `${terms.userData.anonymous} ${terms.cookies.none}`], /anonymous.*no cookies/is],
  ['optional, as often as one likes', [landing.optional, terms.general.optional], /optional.*as often as you like/],
  ['a minimum age', [terms.general.age], /at least \{age:number\} years old/],
  ['a mail address is used once and not stored', [terms.userData.email], /this one message only.*not stored.*not linked to your results/],
  ['leaving means starting again', [terms.general.time], /if you leave a running game, you have to start again/],
  ['but a player can, while the report is open (ruling 36)', [terms.userData.noDeletion], /delete it yourself while your report is open/],
] as const)('the terms, and the landing page where it matters, say: %s (R15–R22)', (_, texts, said) => {
  for (const text of texts) expect(text).toMatch(said)
})

type Statements = [minutes: string, sitting: string, deletion: string]
/** By language: about three minutes, in one sitting, and what cannot be deleted on request. */
const english: Statements = ['about three minutes', 'in one sitting', 'the data cannot be deleted on request']
const statements: { readonly [language: string]: Statements } = {
  da: ['omkring tre minutter', 'uden afbrydelser', 'kan dine data ikke slettes på anmodning'],
  de: ['etwa drei Minuten', 'ohne längere Unterbrechung', 'können die Daten nicht auf Anfrage gelöscht werden'],
  el: ['περίπου τρία λεπτά', 'χωρίς διακοπή', 'τα δεδομένα δεν μπορούν να διαγραφούν κατόπιν αιτήματος'],
  en: english,
  es: ['unos tres minutos', 'sin interrupciones', 'los datos no se pueden borrar a petición'],
  fr: ['environ trois minutes', 'en une seule fois', 'les données ne peuvent pas être supprimées sur demande'],
  it: ['circa tre minuti', 'in una volta sola', 'i dati non possono essere cancellati su richiesta'],
  nl: ['ongeveer drie minuten', 'in één keer', 'kunnen de gegevens niet op verzoek worden verwijderd'],
  pl: ['około trzech minut', 'za jednym razem', 'danych nie można usunąć na życzenie'],
  pt: ['cerca de três minutos', 'de uma só vez', 'os dados não podem ser apagados a pedido'],
  ro: ['aproximativ trei minute', 'fără întrerupere', 'datele nu pot fi șterse la cerere'],
  sr: ['oko tri minuta', 'u jednom navratu', 'podaci ne mogu da se izbrišu na zahtev'],
  sv: ['ungefär tre minuter', 'utan avbrott', 'kan data inte raderas på begäran'],
}

it.each(Object.keys(sets) as Locales[])(
  'the terms of %s say: about three minutes, in one sitting, and no deletion on request (R18, R22)',
  async (set) => {
    const { terms } = await loadSetTexts(set)
    // The English texts stand in until a new language has its own.
    const [minutes, sitting, deletion] = statements[sets[set].lang.split('-')[0] ?? ''] ?? english
    for (const said of [minutes, sitting]) expect(terms.general.time()).toContain(said)
    expect(terms.userData.noDeletion()).toContain(deletion)
  },
)
