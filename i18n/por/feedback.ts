import type { Translation } from '../i18n-types.ts'

export const feedback = {
  title: 'O seu resultado',
  yourScore: 'A sua pontuação',
  guessLabel: 'Estimativa {guess}',
  range: 'Intervalo provável, de {low} a {high}',
  lowRisk: 'Risco baixo',
  highRisk: 'Risco alto',
  gauge: 'Pontuação de risco {score} em 100, provavelmente entre {low} e {high}. A sua estimativa foi {guess}.',
  scoreAndGuess: 'A sua estimativa foi {guess} e a sua pontuação de risco é {score}.',
  categories: {
    'low-risk': {
      name: 'Risco baixo',
      text: 'Neste jogo mostrou um comportamento de risco baixo (não arriscado).',
    },
    'medium-risk': {
      name: 'Risco médio',
      text: 'Neste jogo mostrou um comportamento de risco médio.',
    },
    risky: {
      name: 'Arriscado',
      text: 'Neste jogo mostrou um comportamento arriscado.',
    },
    'high-risk': {
      name: 'Risco alto',
      text: 'Neste jogo mostrou um comportamento de risco alto.',
    },
  },
  nearBorder: 'perto do nível seguinte',
  categoryNearBorder: 'A sua pontuação está perto do nível seguinte. Se jogar de novo, pode ficar noutro.',
  guesses: {
    very_low_guess: {
      title: 'Arriscou muito mais do que pensava',
      text: 'Neste jogo escolheu os baralhos arriscados muito mais vezes do que julgava.',
    },
    low_guess: {
      title: 'Arriscou mais do que pensava',
      text: 'Neste jogo escolheu os baralhos arriscados um pouco mais vezes do que julgava.',
    },
    good_guess: {
      title: 'Conhece bem a sua forma de jogar',
      text: 'A sua estimativa ficou perto da pontuação. Neste jogo viu com clareza a sua forma de jogar.',
    },
    high_guess: {
      title: 'Arriscou menos do que pensava',
      text: 'Neste jogo escolheu os baralhos arriscados um pouco menos vezes do que julgava.',
    },
    very_high_guess: {
      title: 'Arriscou muito menos do que pensava',
      text: 'Neste jogo escolheu os baralhos arriscados muito menos vezes do que julgava.',
    },
  },
  indication:
    'Isto é uma indicação baseada num único jogo curto com pontos, não um diagnóstico. Se jogar de novo, a sua pontuação pode variar cerca de 9 pontos para cima ou para baixo.',
  finalScore: 'Pontos finais',
  finalScoreText: 'Começou com {start|money} e virou as 80 cartas.',
  percentile: 'Em comparação com outras pessoas',
  percentileHigher: 'A sua pontuação de risco é mais alta do que a de {share|percent} das pessoas do grupo de comparação.',
  percentileLower: 'A sua pontuação de risco é mais baixa do que a de {share|percent} das pessoas do grupo de comparação.',
  dots: 'Cada ponto representa uma pessoa em cem, e o ponto com anel é o seu.',
  comparedVolunteers: 'Comparação com {n|number} voluntários de estudos científicos.',
  comparedPlayers: 'Comparação com {n|number} pessoas que fizeram este teste aqui.',
  profile: 'O seu perfil de decisão',
  profileTextFour:
    'Quatro hábitos que se veem nas suas 80 escolhas. O ponto é o valor mais provável, e a zona sombreada mostra onde está mais provavelmente o valor verdadeiro.',
  profileTextTwo:
    'Dois hábitos que se veem nas suas 80 escolhas. O ponto é o valor mais provável, e a zona sombreada mostra onde está mais provavelmente o valor verdadeiro.',
  measure: '{level}: cerca de {value} em 100, provavelmente entre {low} e {high}',
  quiteSure: 'provável',
  fairlySure: 'bastante provável',
  notSure: 'com pouca certeza',
  quality: {
    title: 'Leia este resultado com cautela',
    one_deck: 'A maior parte das suas cartas veio de um só baralho, por isso os outros dizem pouco.',
    too_fast: 'Virou muitas cartas muito depressa. Com mais tempo para cada escolha, o resultado diz mais sobre si.',
    random_play: 'As suas escolhas não seguiram um padrão reconhecível, por isso os seus hábitos não se distinguem do acaso.',
  },
  seeAdvice: 'Ver conselhos',
  learnMore: 'Saber mais',
  savePdf: 'Guardar o relatório em PDF',
  emailReport: 'Enviar o relatório por e-mail',
  share: 'Partilhar o relatório',
} satisfies Translation['feedback']
