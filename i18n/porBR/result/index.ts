import type { NamespaceResultTranslation } from '../../i18n-types.ts'
import por from '../../por/result/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceResultTranslation>(por, {
  parts: {
    you: 'Você',
    average: 'Em média, os voluntários de pesquisas têm uma pontuação de 50. Duas coisas podem aumentá-la ou diminuí-la:',
  },
  game: {
    intro: 'As 80 cartas na ordem em que você as virou.',
    moments: 'O que as nossas frases contaram. Escolha uma para vê-la na imagem.',
    marked: 'Marcado: {what}',
    move: 'Mova o controle para ver uma carta.',
    inOrder: 'As 80 cartas em ordem',
  },
  fits: { question: 'Isto descreve como você jogou?' },
})
