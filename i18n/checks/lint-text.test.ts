import { describe, expect, it } from 'vitest'
import { loadWhole } from '../load-texts.ts'
import { type FullSet, type Locales, sets } from '../sets.ts'
import { languageFacts } from './language-facts.ts'
import { wholeLanguageProblem } from './language-of.ts'
import { lintText } from './lint-text.ts'
import { wordsOf } from './words-of.ts'

const reasons = (set: Locales, text: string) => lintText(text, sets[set], wordsOf(set)).map(({ reason }) => reason)

describe('the phrase lint', () => {
  it.each<[Locales, string, string[]]>([
    ['eng', 'You switched decks 12 out of 20 times.', []],
    ['eng', 'A help-line is open to addicts.', ['two_names', 'labels_people']],
    ['us', 'Play responsibly.', ['slogan']],
    ['eng', 'You took cards from a costly deck.', ['two_names']],
    ['ger', 'Sie haben Karten aufgedeckt.', []],
    ['ger', 'Du hast Karten aufgedeckt.', ['address']],
    ['fre', 'Tu as retourné des cartes.', ['address']],
    ['dan', 'De fleste spillere så det.', []],
    ['dan', 'Her ser De resultatet.', ['address']],
    ['dut', 'Wat vindt u van het spel?', ['address']],
    ['fre', 'Êtes-vous là ?', ['typography']],
    ['fre', 'Plus de 90 % des cartes', ['typography']],
    ['rum', 'Peste 90% din cărți', ['typography']],
    ['rum', 'Aţi jucat', ['typography']],
    ['spa', 'Estás ahí?', ['typography']],
    ['spa', '¿Estás ahí?', []],
    ['rum', 'Nu este vina ta.', []],
    ['dan', 'Det er kun et fingerpeg fra ét kort spil.', []],
    ['spa', 'Oye, ¿estás ahí?', []],
    ['gre', 'Είστε ακόμα εδώ?', ['typography']],
    ['gre', 'Είστε ακόμα εδώ;', []],
    ['gre', 'Kάρτα', ['typography']],
    ['pol', 'Gra jest w toku', ['typography']],
    ['pol', 'Gra jest w\u00a0toku', []],
    ['ger', 'The next card needs a connection. Please wait for a moment or try again.', ['other_language']],
    ['pol', 'Następna karta: la prossima carta ha bisogno di una connessione, aspetta un momento.', ['other_language']],
    ['eng', 'You should have stopped. A sure way to win.', ['promises', 'blames']],
    ['ger', 'Garantiert sicheres Spielen', ['promises']],
    ['pol', 'Gramy bez ryzyka', ['promises']],
    ['fre', 'Un jeu sans risque', ['promises']],
    ['spa', 'Juego seguro', ['promises']],
    ['swe', 'Spela mer, vær med', ['other_language']],
    ['swe', 'Välkommen till Fântâna Clară', []],
    ['dut', 'Bitte warten Sie noch.', ['other_language']],
    ['por', 'No hay conexión aquí.', ['other_language']],
    ['dan', 'Tag en pause. Det finns inget nytt här.', ['other_language']],
    ['ita', 'Ο σύνδεσμος δεν ισχύει', ['other_language']],
    ['eng', 'Almost certainly low', ['certainty']],
    ['ita', 'Più del 90 % delle carte', ['typography']],
    ['srp', 'Da li želiš da izađeš?', ['address']],
    ['rum', 'Doriți să ieșiți din joc?', ['address']],
    ['gre', 'Θέλεις να βγεις;', ['address']],
    ['ita', 'Vuole uscire dalla partita?', ['address']],
    ['us', 'Every colour scheme, analysed', ['other_region']],
    ['eng', 'Every color scheme', ['other_region']],
    ['uk', 'Every color scheme', ['other_region']],
  ])('%s: %s', (set, text, expected) => {
    expect(reasons(set, text)).toEqual(expected)
  })

  it.each<[Locales, string, string]>([
    ['ger', 'Das ist nicht deine Schuld.', 'Das ist nicht Ihre Schuld.'],
    ['fre', 'Ce n’est pas ta faute.', 'Ce n’est pas votre faute.'],
    ['gre', 'Δεν φταις εσύ.', 'Δεν κάνατε τίποτα κακό.'],
    ['por', 'A culpa não é tua.', 'Você não fez nada de errado.'],
    ['srp', 'To nije tvoja krivica.', 'To nije vaša krivica.'],
  ])('speaks to the young of %s as to a child, and says what they need to hear', (set, child, adult) => {
    const young = (text: string) => lintText(text, sets[set], wordsOf(set), 'young.text').map(({ reason }) => reason)
    expect([young(child), young(adult)]).toEqual([[], ['address']])
  })

  it('says what is wrong and why, never what to write', () => {
    const [blame, name] = ['You should have stopped.', 'A hotline'].map((text) => lintText(text, sets.eng, wordsOf('eng'))[0])
    expect(blame).toEqual({ reason: 'blames', why: '“You should have” blames somebody for what has happened' })
    expect(name).toEqual({ reason: 'two_names', why: '“hotline” is a second name for what other texts call “helpline”' })
  })

  it('detects sentences of every language in every other one', async () => {
    const languages = (Object.keys(languageFacts) as FullSet[]).filter((key) => languageFacts[key].codes.length > 0)
    const tips = await Promise.all(
      languages.map(async (key) => {
        const { know_the_risks, plan_ahead, take_a_break } = (await loadWhole(key)).advice.items
        return [key, [know_the_risks, plan_ahead, take_a_break].map(({ text }) => text)] as const
      }),
    )
    for (const [from, texts] of tips)
      for (const to of languages.filter((each) => each !== from))
        for (const text of texts) expect(reasons(to, text), `${to}: ${text}`).toContain('other_language')
  })

  it('detects a whole file in another language, and accepts a few words', () => {
    const italian = [
      'La prossima carta ha bisogno di una connessione. Aspetta un momento o riprova.',
      'Hai lasciato la partita prima della fine. Riprendi da dove ti eri fermato, oppure ricomincia da capo.',
      'Hai girato quaranta carte, ne restano quaranta.',
      'Scegli un mazzo qualsiasi per la tua prossima carta, quando vuoi, senza fretta.',
    ]
    expect(wholeLanguageProblem(italian, 'es')).toBe('Italian')
    expect(wholeLanguageProblem(italian, 'it')).toBeUndefined()
    expect(wholeLanguageProblem(['OK', 'No'], 'es')).toBeUndefined()
  })
})
