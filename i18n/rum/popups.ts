import type { Translation } from '../i18n-types.ts'

export const popups = {
  inactivity: {
    title: 'Mai ești aici?',
    text: 'Te rugăm să termini jocul fără întrerupere.',
    yes: 'Da, continuă',
    pause: 'Pune pauză',
  },
  idleWarning: {
    title: 'Jocul tău e pe cale să se încheie',
    text: 'Dacă nu faci nimic, jocul se încheie peste {time} și trebuie să începi din nou.',
    yes: 'Continuă jocul',
  },
  more_than_ninety_percent: {
    title: 'Aproape toate cărțile dintr-un pachet',
    text: 'Peste 90 % dintre cărțile tale vin din același pachet. Dacă rămâne așa, nu îți putem analiza jocul.',
  },
  only_one_deck: {
    title: 'Sunt patru pachete',
    text: 'Până acum, toate cărțile tale vin din același pachet. Poți alege și din celelalte trei.',
  },
  slow_down: {
    title: 'Nu trebuie să te grăbești',
    text: 'Alegi foarte repede. Vezi ce aduce fiecare carte înainte să o întorci pe următoarea.',
  },
  random_choices_random_result: {
    title: 'Alegeri la întâmplare, rezultat la întâmplare',
    text: 'Alegerile tale par făcute la întâmplare. Putem spune ceva despre jocul tău doar dacă alegi pachetele care ți se par cele mai bune.',
  },
  do_you_have_a_hunch: {
    title: 'Ai o intuiție?',
    text: 'Simți că unele pachete sunt mai bune decât altele?',
  },
  halfway: {
    title: 'Ești la jumătate',
    text: 'Ai întors 40 de cărți și au mai rămas 40.',
  },
  ok: 'OK',
} satisfies Translation['popups']
