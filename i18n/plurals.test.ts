import { expect, it } from 'vitest'
import { createNamespaceTexts, createRootTexts } from './create-texts.ts'
import { createFormats } from './formats.ts'
import { loadWhole } from './load-texts.ts'
import { type Locales, sets } from './sets.ts'

const loadPlurals = async (key: Locales) => {
  const { root, advice, profile } = await loadWhole(key)
  const formats = createFormats(sets[key])
  return {
    root: createRootTexts(key, root, formats),
    advice: createNamespaceTexts<'advice'>(key, advice, formats),
    profile: createNamespaceTexts<'profile'>(key, profile, formats),
  }
}

// Forms by the plural rules of CLDR 48.
it.each([
  ['eng', '0 cards left', '1 card left', '2 cards left', '5 cards left', '21 cards left', '22 cards left'],
  ['dan', '0 kort tilbage', '1 kort tilbage', '2 kort tilbage', '5 kort tilbage', '21 kort tilbage', '22 kort tilbage'],
  ['dut', 'Nog 0 kaarten', 'Nog 1 kaart', 'Nog 2 kaarten', 'Nog 5 kaarten', 'Nog 21 kaarten', 'Nog 22 kaarten'],
  ['fre', '0 carte restante', '1 carte restante', '2 cartes restantes', '5 cartes restantes', '21 cartes restantes', '22 cartes restantes'],
  ['ger', 'Noch 0 Karten', 'Noch 1 Karte', 'Noch 2 Karten', 'Noch 5 Karten', 'Noch 21 Karten', 'Noch 22 Karten'],
  ['gre', 'Μένουν 0 κάρτες', 'Μένει 1 κάρτα', 'Μένουν 2 κάρτες', 'Μένουν 5 κάρτες', 'Μένουν 21 κάρτες', 'Μένουν 22 κάρτες'],
  ['ita', 'Restano 0 carte', 'Resta 1 carta', 'Restano 2 carte', 'Restano 5 carte', 'Restano 21 carte', 'Restano 22 carte'],
  ['pol', 'Pozostało 0 kart', 'Pozostała 1 karta', 'Pozostały 2 karty', 'Pozostało 5 kart', 'Pozostało 21 kart', 'Pozostały 22 karty'],
  ['por', 'Faltam 0 cartas', 'Falta 1 carta', 'Faltam 2 cartas', 'Faltam 5 cartas', 'Faltam 21 cartas', 'Faltam 22 cartas'],
  ['rum', 'Încă 0 cărți', 'Încă 1 carte', 'Încă 2 cărți', 'Încă 5 cărți', 'Încă 21 de cărți', 'Încă 22 de cărți'],
  ['spa', 'Quedan 0 cartas', 'Queda 1 carta', 'Quedan 2 cartas', 'Quedan 5 cartas', 'Quedan 21 cartas', 'Quedan 22 cartas'],
  ['srp', 'Još 0 karata', 'Još 1 karta', 'Još 2 karte', 'Još 5 karata', 'Još 21 karta', 'Još 22 karte'],
  ['swe', '0 kort kvar', '1 kort kvar', '2 kort kvar', '5 kort kvar', '21 kort kvar', '22 kort kvar'],
] as const)('%s counts cards as its readers do', async (key, ...expected) => {
  const { root } = await loadPlurals(key)
  expect([0, 1, 2, 5, 21, 22].map((count) => root.game.cardsLeftCount({ count }))).toEqual(expected)
})

it.each([
  ['eng', 'After a win you stayed with the deck 1 out of 1 time.', 'less than 1.5 seconds each'],
  ['fre', 'Après un gain, vous avez gardé le même paquet 1 fois sur\u00A01.', 'moins de 1,5 seconde'],
  ['gre', 'Μετά από κέρδος μείνατε στην ίδια στοίβα 1\u00a0από\u00a0τη\u00a01 φορά.', 'λιγότερο από 1,5 δευτερόλεπτα'],
  ['pol', 'Po 1 z 1 wygranej następna karta pochodziła z tej samej talii.', 'mniej niż 1,5'],
  ['por', 'Depois de ganhar, ficou no mesmo baralho 1 vez em 1.', 'menos de 1,5 segundos'],
  ['spa', 'Después de ganar, seguiste con el mismo mazo 1\u00A0de\u00A01 vez.', 'menos de 1,5 segundos'],
] as const)('%s says one of one, and one and a half', async (key, once, half) => {
  const { advice, profile } = await loadPlurals(key)
  expect(profile.claims.count_stayed_wins({ stayed_wins: 1, wins: 1 })).toBe(once)
  expect(advice.reasons.quick_play({ seconds: 1.5 })).toContain(half)
})

it.each([
  ['pol', 'Przy 0 kartach', 'Przy 1 karcie', 'Przy 2 kartach', 'Przy 5 kartach', 'Przy 21 kartach', 'Przy 22 kartach'],
  ['rum', 'Cu 0 cărți', 'Cu 1 carte', 'Cu 2 cărți', 'Cu 5 cărți', 'Cu 21 de cărți', 'Cu 22 de cărți'],
  ['srp', 'Sa 0 karata', 'Sa 1 kartom', 'Sa 2 karte', 'Sa 5 karata', 'Sa 21 kartom', 'Sa 22 karte'],
] as const)('%s has the case of the count where the score has an end', async (key, ...expected) => {
  const { profile } = await loadPlurals(key)
  for (const claim of [profile.claims.part_at_most, profile.claims.part_at_least])
    expect([0, 1, 2, 5, 21, 22].map((cards) => claim({ cards, limit: 54 }).replaceAll('\u00a0', ' '))).toEqual(
      expected.map((cards) => expect.stringContaining(`${cards} `)),
    )
})
