import { ambulanceAndPolice, both, type HelpEntry, service, web } from './sources.ts'

const ig = both(
  'https://odia.ig.com.br/brasil/2025/12/7186671 2025-12',
  'https://www.correiobraziliense.com.br/brasil/2026/03/7366963 2026-03',
  '2026-11-25',
)
const ancora1 = both(
  'https://ancora1.com/noticias/setembro-amarelo-reforca-prevencao-ao-suicidio-e-apoio-do-cvv-em-assis-e-regiao 2025-09-01',
  'https://portalfolhadolitoral.com.br/?p=27085 2025-09',
  '2026-11-26',
)
const crisisLine = service('CVV', ['pt'], { call: '188', web: 'https://www.cvv.org.br', hours: 'always' }, ancora1)

export const help: HelpEntry = {
  place: 'BR',
  lines: [
    {
      name: 'Ouvidoria do SUS',
      languages: ['pt'],
      web: { url: 'https://www.gov.br/saude', source: ig },
      phone: { national: '136', dial: '136', source: ig },
      free: { source: ig },
      relatives: { source: ig },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Plataforma Centralizada de Autoexclusão',
      url: 'https://www.gov.br/autoexclusaoapostas',
      source: web(
        'https://www.yogonet.com/brasil/noticias/2025/12/11/7506-plataforma-do-governo-para-autoexclusao-de-apostadores-ja-esta-disponivel 2025-12-11',
        '2026-11-25',
      ),
    },
  ],
  emergency: ambulanceAndPolice('192', '190'),
  crisis: [crisisLine],
  young: [crisisLine],
  note: 'Its staff is trained for gambling; since March 2026 the app Meu SUS Digital has free video counselling (“Problemas com jogos de apostas?”), for relatives too.',
}
