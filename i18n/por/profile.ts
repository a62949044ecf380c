import type { Messages } from '../messages.ts'

export default {
  measures: {
    arew: { name: 'Sensibilidade aos ganhos', explanation: 'Quanto um ganho pesa na sua escolha seguinte.' },
    apun: { name: 'Sensibilidade às perdas', explanation: 'Quanto uma perda pesa na sua escolha seguinte.' },
    betaF: {
      name: 'Sensibilidade à frequência dos ganhos',
      explanation:
        'Quanto conta para si que uma carta faça ganhar ou perder, mais do que o número de pontos. Mudar de baralho depois de uma perda aponta nesse sentido.',
    },
    betaP: { name: 'Ficar no mesmo baralho', explanation: 'Quanto tende a ficar num baralho depois de o escolher.' },
  },
  levels: {
    arew: { low: 'Baixa', medium_low: 'Média-baixa', medium_high: 'Média-alta', high: 'Alta' },
    apun: { low: 'Baixa', high: 'Alta' },
    betaF: { very_low: 'Muito baixa', low: 'Baixa', medium: 'Média', high: 'Alta', very_high: 'Muito alta' },
    betaP: { very_low: 'Muito raramente', low: 'Raramente', medium: 'Às vezes', high: 'Frequentemente', very_high: 'Muito frequentemente' },
  },
  placed: {
    top: 'Está entre os {share|percent} mais altos.',
    bottom: 'Está entre os {share|percent} mais baixos.',
  },
  claims: {
    verdict_low_risk: 'Neste jogo, a sua pontuação de risco corresponde a um risco baixo (escolhas não arriscadas).',
    verdict_medium_risk: 'Neste jogo, a sua pontuação de risco corresponde a um risco médio.',
    verdict_risky: 'Neste jogo, a sua pontuação de risco corresponde a escolhas arriscadas.',
    verdict_high_risk: 'Neste jogo, a sua pontuação de risco corresponde a um risco alto.',
    verdict_repeat:
      'Em jogos simulados como o seu, com outras cartas, cerca de 8 em cada 10 resultados ficam entre {low} e {high}. Cerca de {same} em 100 dão o mesmo nível de risco.',
    verdict_towards_middle:
      'Uma pontuação tão afastada do meio deve-se em parte ao acaso. Em jogos simulados como o seu, fica quase sempre mais perto do meio, sem que a pessoa tenha mudado.',
    verdict_higher_than: 'A sua pontuação de risco é mais alta do que a de {share|percent} das pessoas do grupo de comparação.',
    verdict_lower_than: 'A sua pontuação de risco é mais baixa do que a de {share|percent} das pessoas do grupo de comparação.',
    part_losing_cards:
      'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo. Metade dos voluntários virou {median} ou menos.',
    part_losses_less:
      'Neste jogo, as perdas pesaram menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
    part_losses_more:
      'Neste jogo, as perdas pesaram mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
    part_losses_little:
      'Neste jogo, ter ganhado ou perdido pesou pouco na sua escolha seguinte. Mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
    part_losses_much:
      'Neste jogo, ter ganhado ou perdido pesou muito na sua escolha seguinte. Mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
    part_losses_neutral: 'Mudou de baralho após {left_losses} de {losses} {{perda|perdas}} e após {left_wins} de {wins} {{ganho|ganhos}}.',
    part_at_most: 'Com {cards} de 60 cartas destes baralhos, a pontuação pode ser de {limit} no máximo.',
    part_at_least: 'Com {cards} de 60 cartas destes baralhos, a pontuação é de {limit} no mínimo.',
    guess_very_low: 'Neste jogo, a sua estimativa ({guess}) ficou muito abaixo da sua pontuação de risco ({score}).',
    guess_low: 'Neste jogo, a sua estimativa ({guess}) ficou abaixo da sua pontuação de risco ({score}).',
    guess_good:
      'Neste jogo, a sua estimativa ficou tão perto quanto um só jogo permite ver: disse {guess} e a sua pontuação de risco é {score}.',
    guess_high: 'Neste jogo, a sua estimativa ({guess}) ficou acima da sua pontuação de risco ({score}).',
    guess_very_high: 'Neste jogo, a sua estimativa ({guess}) ficou muito acima da sua pontuação de risco ({score}).',
    guess_numbers: 'Neste jogo, a sua estimativa foi {guess} e a sua pontuação de risco é {score}.',
    habit_arew_low_low_betap_low_apun:
      'Mudou de baralho mais vezes do que metade dos voluntários e, em geral, também depois de um ganho. Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_low_low_betap_high_apun:
      'Mudou de baralho mais vezes do que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_low_high_betap_low_apun:
      'Mudou de baralho menos vezes do que metade dos voluntários, mas depois de um ganho em geral mudava. Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_low_high_betap_high_apun:
      'Mudou de baralho menos vezes do que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_medium_low_low_betap_low_apun:
      'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários e, em geral, também depois de um ganho.',
    habit_arew_medium_low_low_betap_high_apun:
      'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo.',
    habit_arew_medium_low_high_betap_low_apun:
      'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários, mas depois de um ganho em geral mudava.',
    habit_arew_medium_low_high_betap_high_apun:
      'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo.',
    habit_arew_medium_high_low_betap_low_apun:
      'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários e, em geral, também depois de um ganho.',
    habit_arew_medium_high_low_betap_high_apun:
      'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo.',
    habit_arew_medium_high_high_betap_low_apun:
      'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários, mas depois de um ganho em geral mudava.',
    habit_arew_medium_high_high_betap_high_apun:
      'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo.',
    habit_arew_high_low_betap_low_apun:
      'Mudou de baralho mais vezes do que metade dos voluntários e, em geral, também depois de um ganho. Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_high_low_betap_high_apun:
      'Mudou de baralho mais vezes do que metade dos voluntários, mas depois de um ganho em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_high_high_betap_low_apun:
      'Mudou de baralho menos vezes do que metade dos voluntários, mas depois de um ganho em geral mudava. Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_high_high_betap_high_apun:
      'Mudou de baralho menos vezes do que metade dos voluntários e, depois de um ganho, em geral ficava no mesmo. Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_low: 'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_medium_low: 'Neste jogo, um ganho ou uma perda pesou menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_medium_high: 'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_high: 'Neste jogo, um ganho ou uma perda pesou mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_arew_neutral: 'As suas escolhas, no seu conjunto, apontam neste sentido. Nenhum número por si só o mostra claramente.',
    habit_arew_split:
      'As suas escolhas correspondem a mais do que um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
    habit_apun_low_low_betap:
      'Neste jogo, as perdas pesaram menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários: {changes} em 79.',
    habit_apun_low_medium_betap:
      'Neste jogo, as perdas pesaram menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} em 79.',
    habit_apun_low_high_betap:
      'Neste jogo, as perdas pesaram menos na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários: {changes} em 79.',
    habit_apun_high_low_betap:
      'Neste jogo, as perdas pesaram mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho mais vezes do que metade dos voluntários: {changes} em 79.',
    habit_apun_high_medium_betap:
      'Neste jogo, as perdas pesaram mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} em 79.',
    habit_apun_high_high_betap:
      'Neste jogo, as perdas pesaram mais na sua escolha seguinte do que na de metade dos voluntários. Mudou de baralho menos vezes do que metade dos voluntários: {changes} em 79.',
    habit_apun_low: 'Neste jogo, as perdas pesaram menos na sua escolha seguinte do que na de metade dos voluntários.',
    habit_apun_high: 'Neste jogo, as perdas pesaram mais na sua escolha seguinte do que na de metade dos voluntários.',
    habit_apun_little: 'Neste jogo, ter ganhado ou perdido pesou pouco na sua escolha seguinte.',
    habit_apun_much: 'Neste jogo, ter ganhado ou perdido pesou muito na sua escolha seguinte.',
    habit_apun_neutral: 'As suas escolhas, no seu conjunto, apontam neste sentido. Nenhum número por si só o mostra claramente.',
    habit_apun_split:
      'As suas escolhas correspondem a mais do que um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
    habit_betaF_very_low:
      'Neste jogo, depois de uma perda mudou de baralho menos vezes do que metade dos voluntários. Ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
    habit_betaF_low:
      'Neste jogo, depois de uma perda ficou no mesmo baralho mais vezes do que metade dos voluntários: em {stayed_losses} de {losses} {{vez|vezes}}.',
    habit_betaF_medium:
      'Neste jogo, depois de uma perda em geral mudava de baralho, como a maioria dos voluntários. Ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
    habit_betaF_high:
      'Neste jogo, depois de uma perda mudou de baralho mais vezes do que metade dos voluntários. Ficou no mesmo em {stayed_losses} de {losses} {{vez|vezes}}.',
    habit_betaF_very_high:
      'Neste jogo, depois de uma perda ficou no mesmo baralho menos vezes do que metade dos voluntários: em {stayed_losses} de {losses} {{vez|vezes}}.',
    habit_betaF_neutral: 'As suas escolhas, no seu conjunto, apontam neste sentido. Nenhum número por si só o mostra claramente.',
    habit_betaF_split:
      'As suas escolhas correspondem a mais do que um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
    habit_betaP_very_low: 'Neste jogo, mudou de baralho muitas vezes: {changes} em 79.',
    habit_betaP_low: 'Neste jogo, mudou de baralho mais vezes do que metade dos voluntários: {changes} em 79.',
    habit_betaP_medium:
      'Neste jogo, mudou de baralho com uma frequência parecida com a da metade central dos voluntários: {changes} em 79.',
    habit_betaP_high: 'Neste jogo, mudou de baralho menos vezes do que metade dos voluntários: {changes} em 79.',
    habit_betaP_very_high: 'Neste jogo, ficou muito tempo no mesmo baralho. A sua série mais longa foi de {run} {{carta|cartas}}.',
    habit_betaP_neutral: 'As suas escolhas, no seu conjunto, apontam neste sentido. Nenhum número por si só o mostra claramente.',
    habit_betaP_split:
      'As suas escolhas correspondem a mais do que um padrão, por isso não indicamos nenhum nível. Outro jogo poderia dar uma resposta mais clara.',
    count_one_deck: 'A maior parte das suas cartas veio de um só baralho, por isso os outros dizem pouco.',
    count_too_fast:
      'Virou metade das suas cartas menos de {seconds|number} {{segundo|segundos}} depois de poder ler a anterior. A essa velocidade, as cartas dizem pouco sobre a forma como escolhe.',
    count_random_play: 'O nosso método não explica as suas escolhas melhor do que o acaso, por isso não tiramos conclusões delas.',
    count_scripted:
      'Os tempos das suas cartas não batem certo. Isso pode acontecer quando joga um programa, por isso não tiramos conclusões.',
    count_losing_cards: 'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo.',
    count_stays:
      'Ficou no mesmo baralho em {stayed_wins} de {wins} {{vez|vezes}} depois de um ganho e em {stayed_losses} de {losses} {{vez|vezes}} depois de uma perda.',
    count_changes:
      'Mudou de baralho {changes} {{vez|vezes}} em 79 possíveis. A sua série mais longa num baralho foi de {run} {{carta|cartas}}.',
  },
  learnMore: {
    title: 'O que significa o seu resultado',
    score: {
      title: 'A pontuação de risco',
      text: 'A pontuação vai de 0 a 100. Tem duas partes: quantas das suas últimas 60 cartas vieram dos dois baralhos que custam pontos a longo prazo, e quanto as perdas pesaram na sua escolha seguinte. Uma pontuação mais alta significa escolhas mais arriscadas neste jogo. Não diz nada sobre si como pessoa.',
    },
    range: {
      title: 'Se jogar outra vez',
      text: 'Um só jogo curto não mede ninguém com exatidão. Em jogos simulados como o seu, com outras cartas, a pontuação fica em geral cerca de 10 pontos acima ou abaixo. Quanto mais longe está do meio, maior é a diferença. As repetições reais diferem mais: não se joga todos os dias da mesma forma, e uma diferença de 13 pontos é habitual.',
    },
    comparison: {
      title: 'A comparação',
      text: 'Comparamos o seu resultado com o de {n|number} pessoas que jogaram um jogo deste tipo. Participaram em estudos científicos. O facto de jogarem ou não a dinheiro não contou para a escolha.',
    },
    profile: {
      title: 'O perfil de decisão',
      text: 'Cada medida é calculada a partir da ordem das suas escolhas, ganhos e perdas. A zona sombreada mostra onde está provavelmente o valor verdadeiro. Só se indica um nível quando as suas escolhas o tornam provável.',
    },
    limits: {
      title: 'O que o teste não pode dizer',
      text: 'Isto é uma indicação baseada num único jogo curto por pontos, não um diagnóstico. O teste nunca foi comparado com um diagnóstico de perturbação de jogo.',
      low: 'Uma pontuação baixa não exclui um problema.',
    },
    help: {
      title: 'Se o jogo a dinheiro lhe causa preocupação',
      text: 'Seja qual for a sua pontuação: preocupa-se com a sua forma de jogar a dinheiro, ou com a de outra pessoa? Fale com alguém de confiança ou ligue para uma linha de apoio.',
    },
    methodCard: 'Leia como o teste foi verificado',
  },
} satisfies Messages['profile']
