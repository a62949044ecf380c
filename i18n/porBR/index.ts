import type { Translation } from '../i18n-types.ts'
import por from '../por/index.ts'
import { vary } from '../vary.ts'

export default vary<typeof por, Translation>(por, {
  common: { title: 'Como você joga? Um teste de autoavaliação com cartas' },
  landing: {
    title: 'Como você joga?',
    intro:
      'Vire 80 cartas e veja como você lida com o risco, os ganhos e as perdas. No fim, você recebe um perfil pessoal e três conselhos.',
    threeMinutes: 'Leva cerca de três minutos',
    pointsOnly: 'Você joga só por pontos, nunca por dinheiro',
    linked: 'O seu jogo está vinculado à sua conta em {partner}, e não são usados cookies',
    anonymous: 'Você joga de forma anônima, e não são usados cookies',
    optional: 'O teste é opcional e você pode fazê-lo quantas vezes quiser',
    notAccepted: 'Você só pode fazer o teste se aceitar os termos e condições.',
    ageMark: '{age}+',
    ownTab: 'Jogar em uma nova aba',
    notKept: 'Esta página não consegue salvar o jogo. Se você recarregar a página enquanto joga, o jogo começa de novo.',
    timedOut: 'Não houve atividade durante 15 minutos, por isso o jogo foi encerrado. Você pode começar outro quando quiser.',
    termsPdf: 'Baixar em PDF',
  },
  instructions: {
    skip: 'Pular a introdução',
    one: {
      title: 'Quatro baralhos, uma carta por vez',
      text: 'Você tem à sua frente quatro baralhos de cartas. Escolha um baralho e vire a carta de cima. Pode mudar de baralho ou ficar no mesmo, quantas vezes quiser.',
    },
    two: {
      text: 'Você começa com {start|number} pontos, mostrados como {start|money}. Cada carta que vira soma ou tira pontos. São só pontos, nunca dinheiro.',
    },
    three: {
      text: 'Tente terminar com o máximo de pontos possível. Jogue de uma só vez: se sair do jogo, você começa de novo. Pode fazer uma pausa a qualquer momento.',
    },
    touchHint: 'Toque em um baralho para virar uma carta',
    keyHint: 'Você também pode apertar as teclas de 1 a 4 enquanto um baralho está selecionado',
  },
  game: {
    continuePlaying: 'Continuar jogando',
    exitTitle: 'Você quer sair do jogo?',
    exitPrompt: 'Você precisa virar mais {count} {{carta|cartas}} para completar o jogo',
    exitText: 'Se você sair agora, o jogo será apagado e da próxima vez começará do início.',
    stay: 'Continuar jogando',
    resumeTitle: 'Seu jogo está esperando',
    waitingTag: 'Em espera',
    resumeText: 'Você saiu do jogo antes do fim. Continue de onde parou ou comece de novo.',
    announcements: 'Anúncios para leitores de tela',
    offline: 'Você está sem conexão, mas pode continuar jogando',
    online: 'A conexão voltou',
    waiting: 'A próxima carta vem assim que a conexão voltar',
    refused: 'Não foi possível salvar o jogo, por isso ele não pode ser analisado. Você pode começar outro.',
    refusedBecause: {
      forbidden: 'Esta página não pode mais oferecer o teste.',
      conflict: 'O que foi salvo antes é diferente do que esta página enviou. Talvez o jogo estivesse aberto em duas janelas.',
    },
  },
  popups: {
    inactivity: { title: 'Você ainda está aí?', pause: 'Fazer uma pausa' },
    idleWarning: {
      title: 'Seu jogo está quase terminando',
      text: 'Sem atividade, o jogo termina dentro de {time}. Depois será preciso começar de novo.',
      yes: 'Continuar jogando',
    },
    slow_down: {
      title: 'Não precisa ter pressa',
      text: 'Você está escolhendo muito rápido. Veja o que cada carta traz antes de virar a próxima.',
    },
    random_choices_random_result: {
      text: 'Suas escolhas parecem feitas ao acaso. Só podemos dizer algo sobre o seu jogo se você escolher os baralhos que parecem melhores.',
    },
    do_you_have_a_hunch: { title: 'Você tem um palpite?', text: 'Você acha que alguns baralhos são melhores do que outros?' },
    halfway: { title: 'Você está na metade', text: 'Você virou 40 cartas e faltam 40.' },
  },
  completed: {
    text: 'Você começou com {start|money} e virou as 80 cartas.',
    finalScore: 'Você terminou com {score|money} em pontos.',
    waiting: 'Seu jogo está na fila',
    sending: 'Suas últimas cartas estão sendo enviadas',
    sent: 'Suas cartas foram enviadas',
    soon: 'Leva alguns segundos.',
    offline: 'Você está sem conexão. Nós esperamos.',
    kept: 'O erro é nosso. Todas as suas cartas estão salvas.',
    analysing: 'Seu jogo está sendo analisado',
    stay: 'A análise é automática. Você pode deixar esta aba aberta e voltar mais tarde.',
  },
  riskScore: {
    title: 'Quanto você arriscou neste jogo?',
    instruction: 'Mova o controle para indicar o seu nível de risco',
    note: 'Siga a sua intuição. Você só pode responder uma vez.',
    moveFirst: 'Primeiro mova o controle',
    given: 'Você já deu a sua estimativa: {value}.',
    sending: 'Sua estimativa está sendo enviada',
  },
  feedback: {
    indication: 'Isto é uma indicação baseada em um único jogo curto por pontos, não um diagnóstico.',
    profileTextFour:
      'Quatro padrões que se veem nas suas 80 escolhas. O ponto é o valor mais provável, e a área sombreada mostra onde está mais provavelmente o valor verdadeiro.',
    profileTextTwo:
      'Dois padrões que se veem nas suas 80 escolhas. O ponto é o valor mais provável, e a área sombreada mostra onde está mais provavelmente o valor verdadeiro.',
    finalScoreText: 'Você começou com {start|money} e virou as 80 cartas.',
    split: 'Mais de um padrão',
    notFirm: 'Não podemos dizer nada com segurança sobre este jogo',
    learnMore: 'Saiba mais',
    savePdf: 'Salvar o relatório em PDF',
    share: 'Compartilhar o relatório',
  },
  adviceScreen: { intro: 'Com base no seu jeito de jogar. Use o que fizer sentido para você.', why: 'Por que este conselho:' },
  fullReport: {
    notAvailable: 'Não há um resultado completo neste link. Talvez o jogo não tenha sido terminado ou o link não esteja completo.',
  },
  email: { sending: 'Enviando', failed: 'Algo deu errado, tente de novo…' },
  errors: {
    singleDeck:
      'Infelizmente não conseguimos analisar o seu comportamento no teste, porque mais de 90% das suas cartas são do mesmo baralho. Você pode tentar de novo.',
    tryAgainIn: 'Vamos tentar de novo em {seconds} segundo{{s}}.',
    unauthorized: {
      title: 'Este link não é válido',
      text: 'O link que trouxe você até aqui não é válido ou deixou de ser. Volte à página de onde veio e abra o teste de novo.',
      contact: 'Se mesmo assim não funcionar, escreva para nós:',
    },
    unreachable: { text: 'Não há nada de errado com o seu link. Continuamos tentando.' },
    crash: {
      title: 'Algo deu errado',
      text: 'Não foi possível mostrar esta parte da página. Tente de novo.',
      kept: 'Seu jogo está salvo.',
    },
    noConnection: 'Não há conexão. Tente de novo.',
  },
  shell: { opensWindow: '{name}, abre em uma nova janela', contact: 'Contato', age: '{age}+' },
})
