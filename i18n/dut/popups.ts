import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Ben je er nog?',
    text: 'Speel het spel alsjeblieft in één keer uit.',
    yes: 'Ja, verder',
    pause: 'Spel pauzeren',
  },
  idleWarning: {
    title: 'Je spel loopt bijna af',
    text: 'Als je niets doet, eindigt het spel over {time} en moet je opnieuw beginnen.',
    yes: 'Doorspelen',
  },
  more_than_ninety_percent: {
    title: 'Bijna alle kaarten van één stapel',
    text: 'Meer dan 90% van je kaarten komt van dezelfde stapel. Als dat zo blijft, kunnen we je spel niet analyseren.',
  },
  only_one_deck: {
    title: 'Er zijn vier stapels',
    text: 'Al je kaarten komen tot nu toe van dezelfde stapel. Je mag ook van de andere drie kiezen.',
  },
  slow_down: {
    title: 'Er is geen haast',
    text: 'Je kiest heel snel. Kijk wat elke kaart oplevert voordat je de volgende omdraait.',
  },
  random_choices_random_result: {
    title: 'Willekeurige keuzes, willekeurig resultaat',
    text: 'Je keuzes lijken willekeurig. We kunnen alleen iets over je spel zeggen als je de stapels kiest die jou het best lijken.',
  },
  do_you_have_a_hunch: {
    title: 'Heb je een vermoeden?',
    text: 'Heb je het gevoel dat sommige stapels beter zijn dan andere?',
  },
  halfway: {
    title: 'Je bent op de helft',
    text: '40 kaarten gehad, nog 40 te gaan.',
  },
  ok: 'OK',
} satisfies Translation['popups']
