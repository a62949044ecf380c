import type { Messages } from '../messages.ts'

export default {
  items: {
    plan_ahead: {
      title: 'Faça um plano',
      text: 'Antes de começar, decida quanto tempo e dinheiro quer gastar e anote. É mais fácil fazer um plano antes da primeira aposta.',
    },
    lacking_excitement: {
      title: 'Procure emoções noutro lado',
      text: 'Algumas pessoas jogam a dinheiro porque procuram emoção. O desporto, a música ou um novo passatempo podem dar essa sensação sem custar tanto.',
    },
    watch_your_mood: {
      title: 'Preste atenção ao seu estado de espírito',
      text: 'Com tristeza, raiva ou stress é mais difícil escolher bem. Não jogue a dinheiro para se sentir melhor. Espere até se acalmar.',
    },
    monitor_your_spending: {
      title: 'Acompanhe os seus gastos',
      text: 'Anote o que deposita e o que recebe de volta e calcule a diferença todas as semanas. Muitas vezes é maior do que se pensa.',
    },
    decide_in_advance: {
      title: 'Decida de antemão',
      text: 'Defina o valor máximo que pode perder sem que lhe faça falta e pare quando se esgotar. Muitos sites permitem definir este limite na sua conta.',
    },
    dont_chase_losses: {
      title: 'Não corra atrás das perdas',
      text: 'É tentador procurar recuperar o que perdeu. Mas esse dinheiro já não existe, e uma nova aposta é um novo risco. Pare por hoje.',
    },
    turn_winnings_into_good_experiences: {
      title: 'Transforme os ganhos em bons momentos',
      text: 'Quando ganhar, levante o dinheiro e use-o em algo agradável. O que gastou num dia bom já não se perde na próxima aposta.',
    },
    stay_on_budget: {
      title: 'Respeite o seu orçamento',
      text: 'Use só o dinheiro que sobra depois da renda, da comida e das contas. Nunca peça dinheiro emprestado para jogar. Pergunte ao seu banco se pode bloquear pagamentos a sites de jogo.',
    },
    take_a_break: {
      title: 'Faça uma pausa',
      text: 'Uma pausa curta dá-lhe tempo para pensar. Levante-se, beba um pouco de água e decida então se quer continuar. Para uma pausa mais longa, veja se o site permite suspender a conta.',
    },
    take_a_break_between_games: {
      title: 'Faça uma pausa entre jogos',
      text: 'Não passe diretamente de um jogo para o seguinte. Uns minutos pelo meio tornam mais fácil parar.',
    },
    react_to_problems: {
      title: 'Conheça os primeiros sinais',
      text: 'Joga a dinheiro mais do que quer, esconde que joga ou pensa muito nisso? Não espere: fale com alguém. Uma linha de apoio é um bom primeiro passo, e também pode pedir a autoexclusão.',
    },
    stick_to_your_decisions: {
      title: 'Mantenha as suas decisões',
      text: 'No calor do momento é fácil mudar de plano. Conte o seu plano a alguém ou escreva-o onde o possa ver.',
    },
    watch_the_time: {
      title: 'Vá olhando para as horas',
      text: 'Quando se joga a dinheiro, o tempo passa depressa. Ponha um alarme antes de começar e pare quando tocar.',
    },
    engage_in_other_activities: {
      title: 'Faça também outras coisas',
      text: 'Procure que o jogo a dinheiro seja só uma pequena parte do seu tempo livre. Planeie algo de que goste para as horas em que jogaria.',
    },
    seek_company: {
      title: 'Passe tempo com outras pessoas',
      text: 'Quando se joga a dinheiro sem companhia, é fácil perder a noção do tempo e do dinheiro. Esteja com pessoas que lhe fazem bem.',
    },
    ask_yourself: {
      title: 'Questione-se',
      text: 'De vez em quando, pergunte-se: porque jogo a dinheiro? Faz-me bem? Uma resposta sincera ajuda a ver com clareza.',
    },
    talk_to_others_about_your_gambling: {
      title: 'Fale com outras pessoas sobre como joga a dinheiro',
      text: 'Falar pode ser um alívio. Escolha alguém de confiança ou ligue para uma linha de apoio.',
    },
    know_the_risks: {
      title: 'Conheça os riscos',
      text: 'Com o tempo, a maioria das pessoas perde dinheiro ao jogo. Veja as probabilidades antes de apostar e use só o dinheiro que não lhe faz falta.',
    },
    remember_the_rules_of_randomness: {
      title: 'Lembre-se das regras do acaso',
      text: 'O acaso não tem memória. Uma série de perdas não torna um ganho mais provável, e nenhum palpite ou sistema consegue prever o que vem a seguir.',
    },
    dont_overthink_it: {
      title: 'Não pense demasiado',
      text: 'Se costuma procurar um sistema: nenhum raciocínio vence o acaso. Deixe que um jogo seja só um jogo.',
    },
    stop_in_time: {
      title: 'Pare a tempo',
      text: 'Decida antes quando vai parar, quer ganhe quer perca. O melhor momento é o que tinha planeado, ou mais cedo.',
    },
    keep_gambling_fun: {
      title: 'Que não passe de um passatempo',
      text: 'Se jogar a dinheiro, veja-o como uma diversão paga, como uma ida ao cinema. Quando deixa de ter graça, é altura de parar.',
    },
    educate_yourself: {
      title: 'Aprenda como funciona o jogo a dinheiro',
      text: 'Descubra como os jogos a dinheiro dão lucro a quem os oferece e o que significam as probabilidades. Quanto mais souber, mais livre é a sua escolha.',
    },
    strike_the_balance: {
      title: 'Encontre o equilíbrio',
      text: 'A família, os amigos, o trabalho, o sono e o desporto também precisam de tempo. Veja de vez em quando se o jogo a dinheiro lhes deixa espaço.',
    },
  },
  steps: {
    title: 'O que pode fazer',
    money: {
      first: 'Escolha um valor que possa perder e, mesmo assim, pagar tudo aquilo de que precisa. Anote-o.',
      second: 'Defina-o como limite onde joga ou pergunte ao seu banco se pode bloquear pagamentos a sites de jogo.',
      third: 'Uma vez por semana, calcule a diferença entre o que depositou e o que recebeu de volta.',
    },
    pace: {
      first: 'Antes de começar, ponha um alarme para a hora a que vai parar.',
      second: 'Quando tocar, saia do jogo e faça outra coisa durante 20 minutos.',
      third: 'Se ainda quiser continuar, durma sobre o assunto e decida no dia seguinte.',
    },
    decide: {
      first: 'Anote quando vai parar e quanto vai gastar no máximo.',
      second: 'Ponha a nota onde a veja ou fale dela a alguém.',
      third: 'Depois, compare o que fez com o que escreveu.',
    },
    life: {
      first: 'Escolha uma coisa de que goste e que não tenha nada a ver com o jogo a dinheiro.',
      second: 'Reserve-lhe uma hora certa esta semana, de preferência numa altura em que jogaria.',
      third: 'Convide alguém para o fazer consigo. A dois é mais fácil cumprir um plano.',
    },
    support: {
      first: 'Pense numa pessoa de confiança e escolha um momento calmo para falar.',
      second: 'Diga numa frase o que lhe causa preocupação. Ainda não precisa de ter uma solução.',
      third: 'Se for demasiado difícil, comece por uma linha de apoio. Pode perguntar se é preciso dar o seu nome.',
    },
    knowledge: {
      first: 'Veja quanto de cada aposta um jogo devolve em média.',
      second: 'O que não devolve é o que custa jogar. Pense se, para si, vale a pena.',
      third: 'Quando um ganho parecer próximo, lembre-se de que o acaso não tem memória.',
    },
  },
  reasons: {
    stayed_after_wins: 'Depois de um ganho ficou no mesmo baralho em {stayed} de {wins} {{vez|vezes}}.',
    stayed_after_losses: 'Depois de uma perda ficou no mesmo baralho em {stayed} de {losses} {{vez|vezes}}.',
    changed_after_losses: 'Depois de uma perda mudou de baralho em {changed} de {losses} {{vez|vezes}}.',
    stayed_after_both:
      'Ficou no mesmo baralho em {stayed_wins} de {wins} {{vez|vezes}} depois de um ganho e em {stayed_losses} de {losses} {{vez|vezes}} depois de uma perda.',
    chased_losses:
      'Pouco depois de uma perda num baralho que custa pontos, {cards} de {of} {{carta|cartas}} {{cards:veio|vieram}} de novo de um desses baralhos.',
    frequent_wins: 'Das suas 80 cartas, {cards} {{veio|vieram}} dos dois baralhos que dão ganhos mais vezes.',
    long_run: 'A sua série mais longa num baralho foi de {run} {{carta|cartas}}.',
    many_changes: 'Mudou de baralho {changes} {{vez|vezes}} em 79 possíveis.',
    no_pattern: 'Mudou de baralho {changes} {{vez|vezes}} em 79 possíveis, tanto depois de ganhos como depois de perdas.',
    points_lost: 'Terminou com menos {points|money} em pontos do que no início.',
    points_won: 'Terminou com mais {points|money} em pontos do que no início.',
    quick_play: 'Em metade das suas cartas demorou menos de {seconds|number} {{segundo|segundos}} em cada uma.',
    slow_play: 'Em metade das suas cartas demorou mais de {seconds|number} {{segundo|segundos}} em cada uma.',
    long_play: 'Jogou durante {minutes} {{minuto|minutos}}.',
    guess_low: 'Neste jogo, a sua estimativa foi {guess}, abaixo da sua pontuação de risco, que é {score}.',
    guess_high: 'Neste jogo, a sua estimativa foi {guess}, acima da sua pontuação de risco, que é {score}.',
    guess_right: 'A sua estimativa foi {guess} e a sua pontuação de risco é {score}: um só jogo não permite distinguir as duas.',
    costly_decks:
      'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo. A sua pontuação de risco é {score}.',
    few_costly_decks:
      'Das suas últimas 60 cartas, {cards} {{veio|vieram}} dos dois baralhos que custam pontos a longo prazo. A sua pontuação de risco é {score}.',
    whole_pattern: 'As suas escolhas, no seu conjunto, levaram a este conselho. Nenhum número por si só o mostra claramente.',
    for_everyone: 'Este conselho é útil para todos.',
  },
} satisfies Messages['advice']
