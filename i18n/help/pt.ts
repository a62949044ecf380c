import type { HelpEntry, Source } from './entry.ts'

const jogoresponsavel: Source = { page: 'https://jogoresponsavel.pt', read: '2026-11-22', sure: 'high' }
const jn: Source = {
  page: 'https://www.jn.pt/nacional/linha-vida-recebe-cada-vez-mais-pedidos-de-ajuda-sobre-vicio-do-jogo-12114187.html',
  dated: '2020-04',
  read: '2026-11-22',
  sure: 'high',
  also: 'jogoresponsavel.sapo.pt/autoexclusao-e-ferramentas-de-controlo.html; noticiasaominuto.com/pais/1464885 (2020-04)',
}
const jogoresponsavelMedium: Source = {
  page: 'https://jogoresponsavel.sapo.pt/autoexclusao-e-ferramentas-de-controlo.html',
  read: '2026-11-22',
  sure: 'medium',
}
const registroMostbet: Source = { page: 'https://registro-mostbet.info/jogo-responsavel', read: '2026-11-22', sure: 'medium' }

export const help: HelpEntry = {
  place: 'PT',
  lines: [
    {
      name: 'Linha Vida 1414',
      languages: ['pt'],
      web: { url: 'https://jogoresponsavel.pt/linhas-de-ajuda', source: jogoresponsavel },
      phone: { national: '1414', dial: '1414', source: jn },
      hours: { open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }], source: registroMostbet },
    },
  ],
  ways: [{ kind: 'register', name: 'Autoexclusão (SRIJ)', url: 'https://www.srij.turismodeportugal.pt', source: jogoresponsavelMedium }],
  note: 'Run by ICAD, formerly SICAD. Working days only.',
}
