import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Är du kvar?',
    text: 'Spela klart spelet i ett sträck, tack.',
    yes: 'Ja, fortsätt',
    pause: 'Pausa spelet',
  },
  idleWarning: {
    title: 'Ditt spel tar snart slut',
    text: 'Utan aktivitet slutar spelet om {time}. Då måste du börja om.',
    yes: 'Spela vidare',
  },
  more_than_ninety_percent: {
    title: 'Nästan allt från en hög',
    text: 'Mer än 90\u00a0% av dina kort kommer från samma hög. Om det fortsätter så här kan vi inte analysera ditt spel.',
  },
  only_one_deck: {
    title: 'Det finns fyra högar',
    text: 'Alla dina kort hittills kommer från samma hög. Du får gärna välja från de andra tre också.',
  },
  slow_down: {
    title: 'Du kan ta god tid på dig',
    text: 'Du väljer mycket snabbt. Se vad varje kort ger innan du vänder nästa.',
  },
  random_choices_random_result: {
    title: 'Slumpmässiga val, slumpmässigt resultat',
    text: 'Dina val ser slumpmässiga ut. Vi kan bara säga något om ditt spel om du väljer de högar som du tycker verkar bäst.',
  },
  do_you_have_a_hunch: {
    title: 'Har du en magkänsla?',
    text: 'Känner du att vissa högar är bättre än andra?',
  },
  halfway: {
    title: 'Du är halvvägs',
    text: 'Du har vänt 40 kort och 40 är kvar.',
  },
  ok: 'OK',
} satisfies Translation['popups']
