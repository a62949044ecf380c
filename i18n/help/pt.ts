import type { HelpEntry, Source } from './entry.ts'
import { datedLists, europe, lists } from './public-lists.ts'

const jogoresponsavel: Source = { page: 'https://jogoresponsavel.pt/linhas-de-ajuda', read: '2026-11-25', certainty: 'own' }
const jogoresponsavelMedium: Source = {
  page: 'https://jogoresponsavel.sapo.pt/autoexclusao-e-ferramentas-de-controlo.html',
  read: '2026-11-22',
  certainty: 'web-only',
}
const registroMostbet: Source = { page: 'https://registro-mostbet.info/jogo-responsavel', read: '2026-11-22', certainty: 'web-only' }

export const help: HelpEntry = {
  place: 'PT',
  lines: [
    {
      name: 'Linha Vida 1414',
      languages: ['pt'],
      web: { url: 'https://jogoresponsavel.pt/linhas-de-ajuda', source: jogoresponsavel },
      phone: { national: '1414', dial: '1414', source: jogoresponsavel },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }], source: registroMostbet },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoexclusão (SRIJ)', url: 'https://www.srij.turismodeportugal.pt', source: jogoresponsavelMedium }],
  emergency: europe,
  crisis: [
    {
      name: 'SNS 24, opção 4: aconselhamento psicológico',
      call: '808 24 24 24',
      web: 'https://www.sns24.gov.pt',
      hours: 'always',
      source: datedLists.checked.page,
      dated: datedLists.checked.dated,
      also: datedLists.emergency,
      read: '2026-11-26',
      certainty: 'second-hand',
    },
  ],
  young: [{ name: 'SOS Criança', web: 'https://iacrianca.pt', source: lists.children, read: '2026-11-25', certainty: 'web-only' }],
  note: 'Run by ICAD, formerly SICAD. Working days only.',
}
