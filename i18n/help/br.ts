import type { HelpEntry, Source } from './entry.ts'

const yogonet: Source = {
  page: 'https://www.yogonet.com/brasil/noticias/2025/12/11/7506-plataforma-do-governo-para-autoexclusao-de-apostadores-ja-esta-disponivel',
  dated: '2025-12-11',
  read: '2026-11-22',
  certainty: 'web-only',
}

export const help: HelpEntry = {
  place: 'BR',
  lines: [
    { name: 'SUS: pontos de atendimento', languages: ['pt'], web: { url: 'https://www.gov.br/autoexclusaoapostas', source: yogonet } },
  ],
  ways: [
    { kind: 'register', name: 'Plataforma Centralizada de Autoexclusão', url: 'https://www.gov.br/autoexclusaoapostas', source: yogonet },
    { kind: 'treatment', name: 'SUS', url: 'https://www.gov.br/autoexclusaoapostas', source: yogonet },
  ],
  note: 'The government’s platform closes all licensed betting sites and names places of the public health service.',
}
