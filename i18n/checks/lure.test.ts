import { expect, test } from 'vitest'
import { adviceKeys } from '../../contract/advice-keys.ts'
import { languages } from '../../contract/languages.ts'
import { loadTexts } from '../load-texts.ts'
import { sets } from '../sets.ts'
import { isLure } from './lure.ts'

const tip = 'advice.items.engage_in_other_activities.text'

test.each([
  ['en', 'Play a little more today: our slots are waiting for you.'],
  ['en', 'Take a break, then come back and claim your bonus.'],
  ['en-US', 'Feeling sad? Spin again, it helps.'],
  ['en', 'Play\u00a0again.'],
  ['en', 'Here are 20 free\u202fspins.'],
  ['en', 'Here are 20 free-spins.'],
  ['en', 'Here is a \u{1d5ef}\u{1d5fc}\u{1d5fb}\u{1d602}\u{1d600}.'],
  ['en', 'Have a look at www.partner.example.'],
  ['en', 'Call 0800 123 456 for a break.'],
  ['da', 'Spil lidt mere i dag: vores automater venter.'],
  ['de', 'Spielen Sie heute noch etwas weiter.'],
  ['de', 'Hol dir 20 Freispiele.'],
  ['el', 'Παίξτε λίγο ακόμα σήμερα.'],
  ['es', 'Juega un poco más hoy: nuestras máquinas te esperan.'],
  ['fr', 'Jouez encore un peu : nos machines vous attendent.'],
  ['it', 'Gioca ancora un po’: i nostri giochi ti aspettano.'],
  ['nl', 'Speel vandaag nog wat, waag een gokje.'],
  ['pl', 'Zagraj jeszcze dzisiaj.'],
  ['pt', 'Jogue mais um pouco hoje.'],
  ['ro', 'Joacă din nou astăzi: jocurile noastre te așteaptă.'],
  ['sr', 'Zaigraj ponovo: naši automati te čekaju.'],
  ['sv', 'Spela lite mer i dag: våra spel väntar.'],
])('a tip in %s that invites to gamble is refused: %s', (lang, text) => {
  expect(isLure(tip, text, lang)).toBe(true)
})

test.each([
  ['en', 'Do you gamble more than you want to? Don’t play on when you are tired.'],
  ['de', 'Wenn Sie mehr spielen, als Sie wollen: Spielen Sie heute nicht weiter.'],
  ['fr', 'Si vous jouez plus que prévu, faites une pause.'],
])('advice in %s is none: %s', (lang, text) => {
  expect(isLure(tip, text, lang)).toBe(false)
})

test('our own tips, notice and introductions invite nobody, in any set', async () => {
  for (const set of languages) {
    const texts = await loadTexts(set)
    for (const key of ['landing.intro', 'fullReport.welcome', 'shell.notice', ...adviceKeys.map((name) => `advice.items.${name}.text`)])
      expect({ set, key, lure: isLure(key, texts.get(key) ?? '', sets[set].lang) }).toEqual({ set, key, lure: false })
  }
})
