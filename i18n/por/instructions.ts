import type { Translation } from '../i18n-types.ts'

export const instructions = {
  step: 'Passo {step} de {steps}',
  skip: 'Saltar a introdução',
  play: 'Jogar',
  backToGame: 'Voltar ao jogo',
  one: {
    title: 'Quatro baralhos, uma carta de cada vez',
    text: 'Tem à sua frente quatro baralhos de cartas. Escolha um baralho e vire a carta de cima. Pode mudar de baralho ou ficar no mesmo, as vezes que quiser.',
  },
  two: {
    title: 'Cada carta é um ganho ou uma perda',
    text: 'Começa com {start|number} pontos, mostrados como {start|money}. Cada carta que vira soma ou tira pontos. São só pontos, nunca dinheiro.',
  },
  three: {
    title: 'Vire as 80 cartas',
    text: 'Tente acabar com o máximo de pontos possível. Termine de uma só vez: se sair do jogo, começa de novo. Pode fazer uma pausa em qualquer momento.',
  },
  touchHint: 'Toque num baralho para virar uma carta',
  keyHint: 'Também pode usar as teclas 1 a 4 enquanto um baralho está selecionado',
  demoChoose: 'Imagem: um dos quatro baralhos é escolhido e a carta de cima é virada',
  demoWinLoss: 'Imagem: uma carta mostra um ganho, a seguinte uma perda',
  demoCount: 'Imagem: o número de cartas que faltam desce até zero',
} satisfies Translation['instructions']
