import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Er du der stadig?',
    text: 'Spil helst færdigt uden afbrydelser.',
    yes: 'Ja, fortsæt',
    pause: 'Hold pause',
  },
  idleWarning: {
    title: 'Dit spil er ved at slutte',
    text: 'Hvis du ikke gør noget, slutter spillet om {time}, og du skal starte forfra.',
    yes: 'Spil videre',
  },
  more_than_ninety_percent: {
    title: 'Næsten alle kort fra én bunke',
    text: 'Mere end 90\u00a0% af dine kort kommer fra samme bunke. Hvis det fortsætter sådan, kan vi ikke analysere dit spil.',
  },
  only_one_deck: {
    title: 'Der er fire bunker',
    text: 'Alle dine kort indtil nu kommer fra samme bunke. Du må også gerne vælge fra de tre andre.',
  },
  slow_down: {
    title: 'Tag den med ro',
    text: 'Du vælger meget hurtigt. Se, hvad hvert kort giver, før du vender det næste.',
  },
  random_choices_random_result: {
    title: 'Tilfældige valg, tilfældigt resultat',
    text: 'Dine valg ser tilfældige ud. Vi kan kun sige noget om dit spil, hvis du vælger de bunker, du synes er bedst.',
  },
  do_you_have_a_hunch: {
    title: 'Har du en fornemmelse?',
    text: 'Føler du, at nogle bunker er bedre end andre?',
  },
  halfway: {
    title: 'Du er halvvejs',
    text: '40 kort er vendt, og 40 er tilbage.',
  },
  ok: 'OK',
} satisfies Translation['popups']
