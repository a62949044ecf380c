import type { HelpEntry, Source } from './entry.ts'

const ouvidoria: Source = {
  page: 'https://odia.ig.com.br/brasil/2025/12/7186671',
  dated: '2025-12',
  read: '2026-11-25',
  certainty: 'second-hand',
  also: { page: 'https://www.correiobraziliense.com.br/brasil/2026/03/7366963', dated: '2026-03' },
}
const yogonet: Source = {
  page: 'https://www.yogonet.com/brasil/noticias/2025/12/11/7506-plataforma-do-governo-para-autoexclusao-de-apostadores-ja-esta-disponivel',
  dated: '2025-12-11',
  read: '2026-11-25',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'BR',
  lines: [
    {
      name: 'Ouvidoria do SUS',
      languages: ['pt'],
      web: { url: 'https://www.gov.br/saude', source: ouvidoria },
      phone: { national: '136', dial: '136', source: ouvidoria },
      free: { source: ouvidoria },
      relatives: { source: ouvidoria },
    },
  ],
  ways: [
    { kind: 'register', name: 'Plataforma Centralizada de Autoexclusão', url: 'https://www.gov.br/autoexclusaoapostas', source: yogonet },
  ],
  emergency: {
    number: '192',
    source: 'https://portalamm.com/lancada-campanha-setembro-amarelo-de-2025-com-o-slogan-se-precisar-peca-ajuda',
    read: '2026-11-26',
  },
  crisis: [
    {
      name: 'CVV',
      call: '188',
      web: 'https://www.cvv.org.br',
      hours: 'always',
      source: 'https://ancora1.com/noticias/setembro-amarelo-reforca-prevencao-ao-suicidio-e-apoio-do-cvv-em-assis-e-regiao',
      dated: '2025-09-01',
      also: { page: 'https://portalfolhadolitoral.com.br/?p=27085', dated: '2025-09' },
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  note: 'Its staff is trained for gambling; since March 2026 the app Meu SUS Digital has free video counselling (“Problemas com jogos de apostas?”), for relatives too.',
}
