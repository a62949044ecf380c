import type { NamespaceProfileTranslation } from '../../i18n-types.ts'

export default {
  measures: {
    arew: {
      name: 'Sensibilidade aos ganhos',
      explanation: 'Quanto um ganho muda a sua escolha seguinte.',
    },
    apun: {
      name: 'Sensibilidade às perdas',
      explanation: 'Quanto uma perda muda a sua escolha seguinte.',
    },
    betaF: {
      name: 'Sensibilidade à frequência dos ganhos',
      explanation: 'Quanto conta para si que um baralho dê ganhos muitas vezes, mesmo que sejam pequenos.',
    },
    betaP: {
      name: 'Ficar no mesmo baralho',
      explanation: 'Quanto tende a ficar num baralho depois de o escolher.',
    },
  },
  levels: {
    arew: {
      low: 'Baixa',
      medium_low: 'Média-baixa',
      medium_high: 'Média-alta',
      high: 'Alta',
    },
    apun: {
      low: 'Baixa',
      high: 'Alta',
    },
    betaF: {
      very_low: 'Muito baixa',
      low: 'Baixa',
      medium: 'Média',
      high: 'Alta',
      very_high: 'Muito alta',
    },
    betaP: {
      very_low: 'Muito baixa',
      low: 'Baixa',
      medium: 'Média',
      high: 'Alta',
      very_high: 'Muito alta',
    },
  },
  arew: {
    low: {
      low_betap_low_apun:
        'Neste jogo, nem os ganhos nem as perdas mudaram muito as suas escolhas. Passou de um baralho para outro e seguiu mais o seu próprio plano do que a última carta.',
      low_betap_high_apun:
        'Neste jogo, os ganhos mudaram pouco as suas escolhas, mas as perdas sim. Passou de um baralho para outro e deixou depressa o que lhe custava pontos.',
      high_betap_low_apun:
        'Neste jogo, nem os ganhos nem as perdas mudaram muito as suas escolhas. Depois de escolher um baralho, tendia a ficar nele.',
      high_betap_high_apun:
        'Neste jogo, os ganhos mudaram pouco as suas escolhas. Tendia a ficar num baralho até uma perda lhe dar que pensar.',
    },
    medium_low: {
      low_betap_low_apun:
        'Neste jogo, os ganhos tiveram alguma influência em si, um pouco menos do que na maioria das pessoas. Experimentou vários baralhos, e uma perda não travava as suas escolhas por muito tempo.',
      low_betap_high_apun:
        'Neste jogo, os ganhos tiveram alguma influência em si, um pouco menos do que na maioria das pessoas. Experimentou vários baralhos e deu atenção às perdas.',
      high_betap_low_apun:
        'Neste jogo, os ganhos tiveram alguma influência em si, um pouco menos do que na maioria das pessoas. Ficou muitas vezes num baralho, mesmo depois de lhe custar pontos.',
      high_betap_high_apun:
        'Neste jogo, os ganhos tiveram alguma influência em si, um pouco menos do que na maioria das pessoas. Ficou muitas vezes num baralho, mas uma perda podia levar a mudar de ideias.',
    },
    medium_high: {
      low_betap_low_apun:
        'Neste jogo, os ganhos tiveram uma influência clara na sua escolha seguinte. Mudava de baralho com facilidade, e as perdas contavam menos para si do que os ganhos.',
      low_betap_high_apun:
        'Neste jogo, os ganhos tiveram uma influência clara na sua escolha seguinte, e as perdas também. Mudava de baralho com facilidade e seguia as últimas cartas.',
      high_betap_low_apun:
        'Neste jogo, os ganhos tiveram uma influência clara na sua escolha seguinte. Quando um baralho tinha rendido bem, ficava nele, mesmo depois de lhe custar pontos.',
      high_betap_high_apun:
        'Neste jogo, os ganhos tiveram uma influência clara na sua escolha seguinte. Gostava de ficar num baralho que tinha rendido bem, e uma perda dava-lhe que pensar.',
    },
    high: {
      low_betap_low_apun:
        'Neste jogo, um ganho teve um efeito forte na sua escolha seguinte. Seguiu os ganhos de baralho em baralho, e as perdas quase não lhe serviram de travão.',
      low_betap_high_apun:
        'Neste jogo, tanto os ganhos como as perdas tiveram um efeito forte na sua escolha seguinte. Passava de um baralho para outro a cada nova carta.',
      high_betap_low_apun:
        'Neste jogo, um ganho teve um efeito forte na sua escolha seguinte. Ficava num baralho que acabava de render bem, e as perdas aí mudavam pouco.',
      high_betap_high_apun:
        'Neste jogo, um ganho teve um efeito forte na sua escolha seguinte. Ficava num baralho que acabava de render bem até chegar uma perda.',
    },
  },
  apun: {
    low: {
      low_betap:
        'Neste jogo, as perdas mudaram as suas escolhas menos do que acontece com a maioria das pessoas. Quando mudava de baralho, raramente era por causa de uma perda.',
      medium_betap:
        'Neste jogo, as perdas mudaram as suas escolhas menos do que acontece com a maioria das pessoas. Depois de uma perda continuava quase como antes.',
      high_betap:
        'Neste jogo, as perdas mudaram as suas escolhas menos do que acontece com a maioria das pessoas. Ficou muitas vezes num baralho apesar de lhe ter custado pontos.',
    },
    high: {
      low_betap:
        'Neste jogo, as perdas tiveram um efeito forte nas suas escolhas. Depois de uma perda experimentava depressa outro baralho.',
      medium_betap:
        'Neste jogo, as perdas tiveram um efeito forte nas suas escolhas. Viu o que cada baralho lhe custava e mudou muitas vezes de plano.',
      high_betap:
        'Neste jogo, as perdas tiveram um efeito forte nas suas escolhas. Gostava de ficar num baralho, mas uma perda podia levar a mudar.',
    },
  },
  betaF: {
    very_low: 'Neste jogo, a frequência com que um baralho ganhava quase não contou para si. Olhou para quanto ganhava ou perdia.',
    low: 'Neste jogo, a frequência com que um baralho ganhava contou menos para si do que para a maioria das pessoas. O valor dos ganhos e das perdas contou mais.',
    medium: 'Neste jogo, a frequência com que um baralho ganhava contou para si mais ou menos o mesmo que para a maioria das pessoas.',
    high: 'Neste jogo, gostou de baralhos que dão ganhos muitas vezes. Assim é fácil não reparar em grandes perdas que acontecem raramente.',
    very_high:
      'Neste jogo, preferiu claramente baralhos que dão ganhos muitas vezes. Muitos ganhos pequenos podem esconder uma grande perda.',
  },
  betaP: {
    very_low: 'Neste jogo, mudou de baralho muitas vezes. Raramente virou muitas cartas seguidas do mesmo baralho.',
    low: 'Neste jogo, mudou de baralho mais vezes do que a maioria das pessoas.',
    medium: 'Neste jogo, ficou num baralho mais ou menos tantas vezes como a maioria das pessoas.',
    high: 'Neste jogo, tendia a ficar num baralho depois de o escolher.',
    very_high: 'Neste jogo, ficou muito tempo no mesmo baralho. Quando joga a dinheiro, pode ajudar decidir antes quando parar.',
  },
  learnMore: {
    title: 'O que significa o seu resultado',
    score: {
      title: 'A pontuação de risco',
      text: 'A pontuação vai de 0 a 100. Uma pontuação alta significa que fez escolhas mais arriscadas neste jogo: escolheu muitas vezes baralhos que custam pontos a longo prazo, voltou a eles depois de uma perda, ou as perdas mudaram pouco as suas escolhas. Não diz nada sobre si como pessoa.',
    },
    range: {
      title: 'O intervalo provável',
      text: 'Um jogo curto não permite uma medição exata. Se jogar de novo, a sua pontuação pode variar cerca de 9 pontos para cima ou para baixo, e pode ficar noutro grupo.',
    },
    comparison: {
      title: 'A comparação',
      text: 'Comparamos o seu resultado com o de {n|number} pessoas que jogaram um jogo deste tipo. Participaram em estudos científicos e não foram escolhidas por jogarem a dinheiro.',
    },
    profile: {
      title: 'O perfil de decisão',
      text: 'Cada medida é calculada a partir da ordem das suas escolhas, ganhos e perdas. A zona sombreada mostra onde está mais provavelmente o valor verdadeiro. «Perto do nível seguinte» significa que o nível vizinho também é possível.',
    },
    limits: {
      title: 'O que o teste não pode dizer',
      text: 'Isto é uma indicação baseada num único jogo curto com pontos, não um diagnóstico. O teste nunca foi comparado com um diagnóstico de perturbação de jogo. Uma pontuação baixa não exclui um problema.',
    },
    help: {
      title: 'Se o jogo lhe causa preocupação',
      text: 'Seja qual for a sua pontuação, se a sua forma de jogar, ou a de outra pessoa, lhe causa preocupação, fale com alguém de confiança ou com uma linha de apoio.',
    },
    methodCard: 'Leia como o teste foi verificado',
  },
} satisfies NamespaceProfileTranslation
