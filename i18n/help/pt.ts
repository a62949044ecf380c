import { both, europe, type HelpEntry, one, own, service, web } from './sources.ts'

const jogoresponsavel = own('https://jogoresponsavel.pt/linhas-de-ajuda', '2026-11-25')

export const help: HelpEntry = {
  place: 'PT',
  lines: [
    {
      name: 'Linha Vida 1414',
      languages: ['pt'],
      web: { url: 'https://jogoresponsavel.pt/linhas-de-ajuda', source: jogoresponsavel },
      phone: { national: '1414', dial: '1414', source: jogoresponsavel },
      hours: {
        open: [{ firstDay: 1, lastDay: 5, opens: '10:00', closes: '18:00' }],
        source: web('https://registro-mostbet.info/jogo-responsavel', '2026-11-22'),
      },
    },
  ],
  ways: [
    {
      kind: 'register',
      name: 'Autoexclusão (SRIJ)',
      url: 'https://www.srij.turismodeportugal.pt',
      source: web('https://jogoresponsavel.sapo.pt/autoexclusao-e-ferramentas-de-controlo.html', '2026-11-22'),
    },
  ],
  emergency: europe,
  crisis: [
    service(
      '1411 · Linha Nacional de Prevenção do Suicídio',
      ['pt'],
      { call: '1411', hours: 'always' },
      both(
        'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas 2025-09-05',
        'https://www.e-konomista.pt/1411-nova-linha-nacional-de-prevencao-do-suicidio 2025-09-09',
        '2026-11-29',
      ),
    ),
    service(
      'SNS 24, opção 4: aconselhamento psicológico',
      ['pt'],
      { call: '808 24 24 24', web: 'https://www.sns24.gov.pt', hours: 'always' },
      one(
        'https://24noticias.sapo.pt/atualidade/artigos/1411-linha-nacional-de-prevencao-do-suicidio-arranca-com-atendimento-24-horas 2025-09-05',
        '2026-11-29',
      ),
    ),
  ],
  young: [
    service(
      'SOS Criança',
      ['pt'],
      { call: '116 111', web: 'https://iacrianca.pt' },
      own(
        'http://www.iacrianca.pt/index.php/setores-iac-sos/noticias-sos/item/787-sos-crianca-um-telefone-que-de-forma-anonima-gratuita-e-confidencial-ja-ajudou 2015',
        '2026-11-29',
      ),
    ),
  ],
  note: 'Run by ICAD, formerly SICAD. Working days only.',
}
