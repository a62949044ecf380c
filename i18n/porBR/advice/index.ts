import type { NamespaceAdviceTranslation } from '../../i18n-types.ts'
import por from '../../por/advice/index.ts'
import { vary } from '../../vary.ts'

export default vary<typeof por, NamespaceAdviceTranslation>(por, {
  items: {
    lacking_excitement: {
      title: 'Busque emoção em outro lugar',
      text: 'Algumas pessoas apostam porque sentem falta de emoção. O esporte, a música ou um novo passatempo podem dar essa sensação sem custar tanto.',
    },
    watch_your_mood: {
      text: 'Com tristeza, raiva ou estresse é mais difícil escolher bem. Não aposte para se sentir melhor. Espere até se acalmar.',
    },
    monitor_your_spending: {
      text: 'Anote o que deposita e o que recebe de volta e some tudo toda semana. Muitas vezes é mais do que se pensa.',
    },
    stick_to_your_decisions: {
      text: 'No calor do momento é fácil mudar de plano. Conte o seu plano a alguém ou escreva-o onde possa vê-lo.',
    },
    decide_in_advance: {
      text: 'Defina o valor máximo que pode perder sem que faça falta e pare quando ele acabar. Muitos sites permitem definir este limite na sua conta.',
    },
    turn_winnings_into_good_experiences: {
      text: 'Quando ganhar, saque o dinheiro e use-o em algo agradável. O que foi gasto em um dia bom já não se perde na próxima aposta.',
    },
    stay_on_budget: {
      text: 'Use só o dinheiro que sobra depois do aluguel, da comida e das contas. Nunca peça dinheiro emprestado para apostar. Seu banco pode ajudar, bloqueando pagamentos a sites de apostas.',
    },
    take_a_break: {
      text: 'Uma pausa curta ajuda a esfriar a cabeça. Levante-se, beba um pouco de água e só então decida se quer continuar. Para uma pausa mais longa, a maioria dos sites permite suspender a conta.',
    },
    take_a_break_between_games: {
      text: 'Não passe direto de um jogo para o seguinte. Alguns minutos de pausa ajudam a parar.',
    },
    react_to_problems: {
      text: 'Você aposta mais do que quer, esconde que aposta ou pensa muito nisso? Não espere: fale com alguém. Uma linha de apoio é um bom primeiro passo, e você também pode pedir a autoexclusão.',
    },
    watch_the_time: {
      text: 'Quando se aposta, o tempo passa rápido. Coloque um alarme antes de começar e pare quando ele tocar.',
    },
    engage_in_other_activities: {
      text: 'Procure fazer com que as apostas sejam só uma pequena parte do seu tempo livre. Planeje algo de que goste para as horas em que apostaria.',
    },
    seek_company: {
      text: 'Quando se aposta sem companhia, é fácil perder a noção do tempo e do dinheiro. Fique com pessoas que fazem bem a você.',
    },
    ask_yourself: {
      text: 'De vez em quando, pergunte-se: por que aposto? Isso me faz bem? Uma resposta sincera ajuda a ver com clareza.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Fale com outras pessoas sobre como aposta',
      text: 'Falar pode ser um alívio. Escolha alguém de confiança ou ligue para uma linha de apoio. Você não precisa dizer o seu nome.',
    },
    know_the_risks: {
      text: 'Com o tempo, a maioria das pessoas perde dinheiro em apostas. Veja as probabilidades antes de apostar e use só o dinheiro que não faz falta.',
    },
    dont_overthink_it: {
      title: 'Não pense demais',
      text: 'Se você costuma procurar um sistema: nenhum raciocínio vence o acaso. Deixe que um jogo seja só um jogo.',
    },
    stop_in_time: {
      text: 'Decida antes quando vai parar, ganhando ou perdendo. O melhor momento é o que você tinha planejado, ou mais cedo.',
    },
    keep_gambling_fun: {
      text: 'Se apostar, veja isso como uma diversão paga, como ir ao cinema. Quando perde a graça, é hora de parar.',
    },
    educate_yourself: {
      title: 'Aprenda como funcionam as apostas',
      text: 'Descubra como as apostas dão lucro a quem as oferece e o que significam as probabilidades. Quanto mais você souber, mais livre é a sua escolha.',
    },
    strike_the_balance: {
      text: 'A família, os amigos, o trabalho, o sono e o esporte também precisam de tempo. De vez em quando, veja se as apostas deixam espaço para tudo isso.',
    },
  },
  steps: {
    money: {
      second: 'Defina-o como limite onde você aposta ou peça ao seu banco que bloqueie pagamentos a sites de apostas.',
    },
    life: {
      first: 'Escolha uma coisa de que você goste e que não tenha nada a ver com apostas.',
      second: 'Reserve um horário fixo para ela nesta semana, de preferência quando, sem isso, você apostaria.',
      third: 'Convide alguém para ir com você. A dois é mais fácil cumprir um plano.',
    },
    support: {
      first: 'Pense em uma pessoa de confiança e escolha um momento calmo para conversar.',
      second: 'Diga em uma frase o que preocupa você. Ainda não precisa ter uma solução.',
      third: 'Se for difícil demais, comece por uma linha de apoio. Você não precisa dizer o seu nome.',
    },
    pace: {
      first: 'Antes de começar, coloque um alarme para a hora em que vai parar.',
      third: 'Se ainda quiser continuar, deixe para decidir no dia seguinte.',
    },
    knowledge: { second: 'O que não devolve é o que custa apostar. Pense se vale a pena para você.' },
    decide: { second: 'Coloque a nota onde possa vê-la ou fale dela com alguém.' },
  },
  reasons: {
    points_lost: 'Você terminou com {points|money} a menos do que no início.',
    points_won: 'Você terminou com {points|money} a mais do que no início.',
  },
})
