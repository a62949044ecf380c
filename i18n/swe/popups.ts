import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Är du kvar?',
    text: 'Spela helst klart utan avbrott.',
    yes: 'Ja, fortsätt',
    pause: 'Pausa spelet',
  },
  idleWarning: {
    title: 'Ditt spel tar snart slut',
    text: 'Om du inte gör något slutar spelet om {time}, och du får börja om.',
    yes: 'Spela vidare',
  },
  more_than_ninety_percent: {
    title: 'Nästan alla kort från en korthög',
    text: 'Mer än 90 % av dina kort kommer från samma korthög. Om det fortsätter så här kan vi inte analysera ditt spel.',
  },
  only_one_deck: {
    title: 'Det finns fyra korthögar',
    text: 'Alla dina kort hittills kommer från samma korthög. Du får gärna välja från de andra tre också.',
  },
  slow_down: {
    title: 'Ingen brådska',
    text: 'Du väljer mycket snabbt. Se vad varje kort ger innan du vänder nästa.',
  },
  random_choices_random_result: {
    title: 'Slumpmässiga val, slumpmässigt resultat',
    text: 'Dina val ser slumpmässiga ut. Vi kan bara säga något om ditt spel om du väljer de korthögar som du tycker verkar bäst.',
  },
  do_you_have_a_hunch: {
    title: 'Har du en magkänsla?',
    text: 'Känner du att vissa korthögar är bättre än andra?',
  },
  halfway: {
    title: 'Du är halvvägs',
    text: '40 kort är vända och 40 är kvar.',
  },
  ok: 'OK',
} satisfies Translation['popups']
