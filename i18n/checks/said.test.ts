import { describe, expect, it } from 'vitest'
import { loadTexts } from '../load-texts.ts'
import { type Locales, sets } from '../sets.ts'
import { saidFaults } from './said.ts'

describe('what no text may say', () => {
  it.each([
    ['promise', 'Help is there 24/7.', 'en'],
    ['promise', 'The helpline is free of charge.', 'en'],
    ['promise', 'Hilfe gibt es rund um die Uhr.', 'de'],
    ['promise', 'Samtalen med hjælpelinjen er gratis.', 'da'],
    ['promise', 'Your bank can block payments.', 'en'],
    ['promise', 'Sie müssen Ihren Namen nicht nennen.', 'de'],
    ['date_case', 'Ova izjava je od {day}.', 'sr'],
    ['date_case', 'Αυτή η δήλωση είναι από τις {day}.', 'el'],
    ['elision', 'Les logos viennent de {operator}.', 'fr'],
    ['elision', 'Questa dichiarazione è del {day}.', 'it'],
    ['level_in_sentence', 'Your level is {level} now', 'en'],
    ['help_in_text', 'Call the National Gambling Helpline.', 'en'],
    ['help_in_text', 'Ring 70 22 28 25', 'da'],
    ['storage', 'Your browser keeps it in its session storage while you play.', 'en'],
    ['storage', 'It is needed for the game and is gone when you close the tab.', 'en'],
    ['storage', 'A game is kept in session storage, which ends with the tab.', 'en'],
    ['storage', 'Das ist für das Spiel nötig und ist weg, sobald Sie den Tab schließen.', 'de'],
    ['storage', 'Det er nødvendigt for spillet og er væk, når du lukker fanen.', 'da'],
    ['storage', 'Dat is nodig voor het spel en is weg zodra je het tabblad sluit.', 'nl'],
    ['storage', 'C’est nécessaire au jeu et tout disparaît quand vous fermez l’onglet.', 'fr'],
    ['storage', 'Είναι απαραίτητο για το παιχνίδι και χάνεται όταν κλείσετε την καρτέλα.', 'el'],
    ['storage', 'È necessario per il gioco e sparisce quando chiudi la scheda.', 'it'],
    ['storage', 'Jest to potrzebne do gry i\u00a0znika po zamknięciu karty przeglądarki.', 'pl'],
    ['storage', 'É necessário para o jogo e desaparece quando fecha o separador.', 'pt'],
    ['storage', 'Este necesar pentru joc și dispare când închizi fila.', 'ro'],
    ['storage', 'Es necesario para el juego y desaparece cuando cierras la pestaña.', 'es'],
    ['storage', 'To je potrebno za igru i nestaje kad zatvorite karticu pregledača.', 'sr'],
    ['storage', 'Det behövs för spelet och försvinner när du stänger fliken.', 'sv'],
  ])('finds %s in “%s”', (reason, text, lang) => {
    expect(saidFaults('help.unknown', text, lang)).toContainEqual({ reason, why: expect.any(String) })
  })

  it('lets a text of an entry say its own fact alone', () => {
    for (const text of ['Their helpline is always anonymous and will never tell anyone.', 'No name, and free of charge.'])
      expect(saidFaults('help.anonymous', text, 'en')).toContainEqual({ reason: 'promise', why: expect.any(String) })
    expect(saidFaults('help.free', 'Advice is free of charge, day and night', 'en')).toHaveLength(1)
    expect(saidFaults('shell.notice', 'A helpline is confidential.', 'en', 'NL')).toHaveLength(1)
  })

  it('lets a text stand whose entry says so, and one for a place whose line is open day and night', () => {
    expect(saidFaults('help.anonymous', 'You don’t have to give your name.', 'en')).toEqual([])
    expect(saidFaults('shell.notice', 'A helpline is available 24/7.', 'en', 'NL')).toEqual([])
    expect(saidFaults('shell.notice', 'Call StopSpillet', 'en', 'DK')).toEqual([])
    expect(saidFaults('shell.notice', 'This test is free of charge.', 'en')).toEqual([])
  })

  it('lets a date stand in a sentence that needs no other form of it', () => {
    expect(saidFaults('refusals.mail.today', 'Nu mai putem trimite rapoarte până pe {when}.', 'ro')).toEqual([])
    expect(saidFaults('refusals.mail.today', 'Έως {when} δεν μπορούμε να στείλουμε άλλες.', 'el')).toEqual([])
  })

  it.each(Object.keys(sets) as Locales[])('%s says nothing of it', async (key) => {
    const { lang, country } = sets[key]
    expect(
      [...(await loadTexts(key))].flatMap(([name, text]) => saidFaults(name, text, lang, country).map((fault) => [name, fault])),
    ).toEqual([])
  })
})
