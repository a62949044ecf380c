import type { NamespaceAccessibilityTranslation } from '../../i18n-types.ts'
import por from '../../por/accessibility/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceAccessibilityTranslation>(por, {
  intro:
    'Esta página é sobre o teste de autoavaliação que {operator} oferece. Queremos que todas as pessoas possam fazê-lo, seja qual for a sua forma de ver, de ouvir, de se mover ou de ler.',
  status:
    'O teste cumpre em parte as diretrizes internacionais WCAG 2.2, nível AA, e a norma europeia EN 301 549. O que falta está indicado mais abaixo.',
  how: 'Antes de cada versão, programas verificam todas as telas em todas as línguas e em todos os esquemas de cores. Um jogo inteiro é jogado só com o teclado, e outro só com o que diz um leitor de tela.',
  tools:
    'Você pode fazer o teste com teclado, acionador, leitor de tela, texto ampliado, contraste alto e movimento reduzido. Nenhuma carta tem limite de tempo.',
  gapPeople: 'As pessoas que usam tecnologias assistivas todos os dias ainda não experimentaram esta versão conosco.',
  gapOwn: 'Os logotipos e as páginas com link são de {operator}. Não podemos garantir que sejam acessíveis.',
  contactTitle: 'Algo atrapalhou você?',
  contact: 'Escreva para nós e conte o que foi e em que página:',
  authority: 'Se a nossa resposta não ajudar, você pode procurar o órgão responsável pela acessibilidade no seu país.',
})
