import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'

export default {
  title: 'Acessibilidade',
  intro:
    'Esta página é sobre o teste de autoavaliação que {operator} oferece. Queremos que todas as pessoas o possam fazer, seja qual for a sua forma de ver, de ouvir, de se mover ou de ler.',
  status:
    'O teste cumpre em parte as diretrizes internacionais WCAG 2.2, nível AA, e a norma europeia EN 301 549. O que falta está indicado mais abaixo.',
  howTitle: 'Como verificamos',
  how: 'Antes de cada versão, há programas que verificam todos os ecrãs em todas as línguas e em todos os esquemas de cores. Um jogo inteiro é jogado só com o teclado, e outro só com o que diz um leitor de ecrã.',
  tools:
    'Pode fazer o teste com teclado, comutador, leitor de ecrã, texto ampliado, contraste elevado e movimento reduzido. Nenhuma carta tem limite de tempo.',
  gapsTitle: 'O que falta',
  gapPeople: 'As pessoas que usam tecnologias de apoio todos os dias ainda não experimentaram esta versão connosco.',
  gapOwn: 'Os logótipos e as páginas para onde há ligações são de {operator}. Não podemos garantir que sejam acessíveis.',
  gapReading: 'As frases são curtas, mas não há uma versão em leitura fácil.',
  contactTitle: 'Encontrou algum obstáculo?',
  contact: 'Escreva-nos a contar o que foi e em que página:',
  authority: 'Se a nossa resposta não ajudar, pode dirigir-se à autoridade para a acessibilidade do seu país.',
  date: 'Esta declaração é de {day}.',
} satisfies NamespaceAccessibilityTranslation
