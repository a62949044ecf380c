import type { NamespaceProfileTranslation } from '../../i18n-types.ts'
import por from '../../por/profile/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceProfileTranslation>(por, {
  measures: {
    betaF: { explanation: 'Quanto conta para você que um baralho dê ganhos muitas vezes, mesmo que sejam pequenos.' },
  },
  claims: {
    verdict_towards_middle: 'As pontuações tão afastadas do meio costumam se aproximar dele quando se repete o jogo.',
    count_scripted: 'As suas cartas chegaram mais rápido do que poderiam ter sido jogadas. Parece que um programa jogou.',
    count_changes:
      'Mudou de baralho {changes} {{vez|vezes}} em 79 possíveis. A sua série mais longa em um baralho foi de {run} {{carta|cartas}}.',
    count_earlier_method:
      'Este resultado foi calculado com um método anterior. Os números continuam valendo, mas não tiramos conclusões deles.',
  },
  learnMore: {
    range: {
      text: 'Um só jogo curto não mede ninguém com exatidão. Quando a mesma pessoa joga outra vez, a pontuação fica muitas vezes uns 10 pontos acima ou abaixo. Para cerca de metade dos jogadores, o nível de risco muda então.',
    },
    score: {
      text: 'A pontuação vai de 0 a 100. Tem duas partes: quantas das suas últimas 60 cartas vieram dos dois baralhos que custam pontos a longo prazo, e quanto as perdas pesaram na sua escolha seguinte. Uma pontuação mais alta significa escolhas mais arriscadas neste jogo. Ela não diz nada sobre você como pessoa.',
    },
    comparison: {
      text: 'Comparamos o seu resultado com o de {n|number} pessoas que jogaram um jogo deste tipo. Elas participaram de estudos científicos. Se apostam dinheiro ou não, isso não contou na escolha.',
    },
    profile: {
      text: 'Cada medida é calculada a partir da ordem das suas escolhas, ganhos e perdas. A área sombreada mostra onde está mais provavelmente o valor verdadeiro. Só se indica um nível quando as suas escolhas o tornam provável.',
    },
    limits: {
      text: 'Isto é uma indicação baseada em um único jogo curto por pontos, não um diagnóstico. O teste nunca foi comparado com um diagnóstico de transtorno do jogo.',
    },
    help: {
      title: 'Se as apostas preocupam você',
      text: 'Seja qual for a sua pontuação: o seu jeito de apostar, ou o de outra pessoa, preocupa você? Fale com alguém de confiança ou com uma linha de apoio.',
    },
  },
})
